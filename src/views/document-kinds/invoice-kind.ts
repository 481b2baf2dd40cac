import type { DocumentKind } from '#src/views/document/document-kind.ts';
import { invoicePageWords } from '#src/wording/invoice.ts';

/** What an invoice adds to the pieces that draw any document. */
export const invoiceKind = (): DocumentKind => ({
  road: invoicePageWords.relay,
  steps: invoicePageWords.steps,
  unknown: invoicePageWords.unknownTitle,
  results: ['code_issued', 'code_denied', 'invoice_valid', 'invoice_invalid'],
  scopes: {
    invalid_message: 'technical',
    tax_authority_not_received: 'technical',
    tax_authority_not_accepted: 'invoice',
    denial_of_code_issuance: 'invoice',
    invalid_invoice: 'invoice',
    invalid_summary_table: 'summary',
  },
});
