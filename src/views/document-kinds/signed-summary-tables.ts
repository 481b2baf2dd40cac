import {
  getInvoiceDataSummaryTable,
  submitInvoiceDataSummaryTable,
} from '#generated/client/invoice-data-summary-tables/invoice-data-summary-tables.ts';
import { isPreparing } from '#src/views/signing/signed-kind.ts';
import type { SentAgain, SignedKind } from '#src/views/signing/signed-kind.ts';
import type { SignatureRequest } from '#src/views/signing/signature-requests.ts';
import { signedSummaryTableWords } from '#src/wording/signing.ts';

async function sendAgain({ documents }: SignatureRequest): Promise<SentAgain> {
  for (const { subject_id } of documents) {
    const { id, lock_version } = await getInvoiceDataSummaryTable(subject_id);
    await submitInvoiceDataSummaryTable(id, { invoice_data_summary_table: { lock_version } });
  }
  const [first] = documents;
  return {
    refusals: [],
    follow:
      first === undefined
        ? null
        : async () => {
            const { status, signature_request_id } = await getInvoiceDataSummaryTable(first.subject_id);
            return { signature_request_id, is_preparing: isPreparing(status) };
          },
  };
}

/** What summary tables add to signing: their words, and how one is signed once more. */
export const signedSummaryTables: SignedKind = {
  nouns: signedSummaryTableWords,
  operation: 'submitInvoiceDataSummaryTable',
  sendAgain,
  shownUnder: ['invoice_data_summary_tables'],
};
