import {
  getCashRegisterPublish,
  publishCashRegisterPackage,
} from '#generated/client/invoice-calculating-machines/invoice-calculating-machines.ts';
import {
  getInvoiceDataSummaryTable,
  submitInvoiceDataSummaryTable,
} from '#generated/client/invoice-data-summary-tables/invoice-data-summary-tables.ts';
import {
  getInvoiceMistake,
  submitInvoiceMistake,
} from '#generated/client/invoice-mistakes/invoice-mistakes.ts';
import {
  getRegistration,
  getRegistrationEffects,
  submitRegistration,
} from '#generated/client/registrations/registrations.ts';
import { getInvoicePublication, listInvoices, publishInvoices } from '#generated/client/invoices/invoices.ts';
import { getStatement, submitStatement } from '#generated/client/statements/statements.ts';
import type { PublicationStatus } from '#generated/vocabulary.ts';
import { isPreparing } from '#src/views/signing/signed-kind.ts';
import type { Following, SentAgain } from '#src/views/signing/signed-kind.ts';
import type { SignatureRequest } from '#src/views/signing/signature-requests.ts';
import { signedDeclarationWords } from '#src/wording/signing.ts';
import { serverSaid } from '#src/wording/desk/server-said.ts';

// How the documents of an ended request are signed once more, each kind by its own operation. It comes when somebody asks for it: the
// pages that only say what waits for a signature do without.

type Signed = Pick<Following, 'signature_request_id'> & { status: PublicationStatus };

/** Follows the first of the documents by reading it; null where there is none. */
const following = (id: number | undefined, read: (id: number) => Promise<Signed>): SentAgain['follow'] =>
  id === undefined
    ? null
    : async () => {
        const { status, signature_request_id } = await read(id);
        return { signature_request_id, is_preparing: isPreparing(status) };
      };

/** A request holds one declaration: the authority decides them one by one. */
export async function sendDeclarationsAgain({ documents: [document] }: SignatureRequest): Promise<SentAgain> {
  if (document === undefined) return { refusals: [], follow: null };
  const { id, lock_version } = await getRegistration(document.subject_id);
  // What has to be confirmed is shown on its page, not in this dialog.
  const { warnings } = await getRegistrationEffects(id);
  if (warnings.length > 0) {
    const messages = warnings.map(({ message }) => message).join(' ');
    return { refusals: [signedDeclarationWords.confirmFirst(messages)], follow: null };
  }
  await submitRegistration(id, { registration: { lock_version } });
  return { refusals: [], follow: following(id, getRegistration) };
}

export async function sendInvoicesAgain({ documents }: SignatureRequest): Promise<SentAgain> {
  const ids = documents.map(({ subject_id }) => subject_id);
  const found = await listInvoices({ ids, limit: ids.length });
  const invoices = found.map(({ id, lock_version }) => ({ id, lock_version }));
  const { accepted, refused } = await publishInvoices({ invoices });
  return {
    refusals: refused.flatMap(({ reasons }) => reasons.map(({ message }) => serverSaid.of(message))),
    follow: following(accepted[0]?.invoice_id, getInvoicePublication),
  };
}

export async function sendMistakesAgain({ documents }: SignatureRequest): Promise<SentAgain> {
  for (const { subject_id } of documents) {
    const { id, lock_version } = await getInvoiceMistake(subject_id);
    await submitInvoiceMistake(id, { invoice_mistake: { lock_version } });
  }
  return { refusals: [], follow: following(documents[0]?.subject_id, getInvoiceMistake) };
}

export async function sendPackagesAgain({ documents }: SignatureRequest): Promise<SentAgain> {
  for (const { subject_id } of documents) await publishCashRegisterPackage(subject_id, {});
  return { refusals: [], follow: following(documents[0]?.subject_id, getCashRegisterPublish) };
}

export async function sendStatementsAgain({ documents }: SignatureRequest): Promise<SentAgain> {
  for (const { subject_id } of documents) {
    const { id, lock_version } = await getStatement(subject_id);
    await submitStatement(id, { statement: { lock_version } });
  }
  const readStatement = async (id: number): Promise<Following> => {
    const { state, signature_request_id } = await getStatement(id);
    return { signature_request_id, is_preparing: state === 'seller_signing' };
  };
  const [first] = documents;
  return { refusals: [], follow: first === undefined ? null : () => readStatement(first.subject_id) };
}

export async function sendTablesAgain({ documents }: SignatureRequest): Promise<SentAgain> {
  for (const { subject_id } of documents) {
    const { id, lock_version } = await getInvoiceDataSummaryTable(subject_id);
    await submitInvoiceDataSummaryTable(id, { invoice_data_summary_table: { lock_version } });
  }
  return { refusals: [], follow: following(documents[0]?.subject_id, getInvoiceDataSummaryTable) };
}
