import type { SignedKind } from '#src/views/signing/signed-kind.ts';
import { signedSummaryTableWords } from '#src/wording/signing.ts';

/** What summary tables add to signing: their words, and how one is signed once more. */
export const signedSummaryTables: SignedKind = {
  nouns: signedSummaryTableWords,
  operation: 'submitInvoiceDataSummaryTable',
  sendAgain: async (request) => (await import('./sending-again.ts')).sendTablesAgain(request),
  shownUnder: ['invoice_data_summary_tables'],
};
