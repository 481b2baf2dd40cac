import { getInvoicePublication, listInvoices, publishInvoices } from '#generated/client/invoices/invoices.ts';
import { isPreparing } from '#src/views/signing/signed-kind.ts';
import type { SentAgain, SignedKind } from '#src/views/signing/signed-kind.ts';
import type { SignatureRequest } from '#src/views/signing/signature-requests.ts';
import { signedInvoiceWords } from '#src/wording/signing.ts';

async function sendAgain({ documents }: SignatureRequest): Promise<SentAgain> {
  const ids = documents.map(({ subject_id }) => subject_id);
  const found = await listInvoices({ ids, limit: ids.length });
  const invoices = found.map(({ id, lock_version }) => ({ id, lock_version }));
  const { accepted, refused } = await publishInvoices({ invoices });
  const [first] = accepted;
  return {
    refusals: refused.flatMap(({ reasons }) => reasons.map(({ message }) => message)),
    follow:
      first === undefined
        ? null
        : async () => {
            const { status, signature_request_id } = await getInvoicePublication(first.invoice_id);
            return { signature_request_id, is_preparing: isPreparing(status) };
          },
  };
}

/** What invoices add to signing: their words, and how they are published once more. */
export const signedInvoices: SignedKind = {
  nouns: signedInvoiceWords,
  operation: 'publishInvoices',
  sendAgain,
  shownUnder: ['invoices'],
};
