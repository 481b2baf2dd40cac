import { isOfCodedRegister } from '#domain/invoice/register-code.ts';
import type { DocumentKind } from '#src/views/document/document-kind.ts';
import { invoicePageWords } from '#src/wording/invoice.ts';
import { registerWords } from '#src/wording/processing/cash-register.ts';

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

/** The same of a cash register: in force once it is sold, and sent in a package. */
export const registerInvoiceKind = (invoice: { symbol: string }): DocumentKind => ({
  ...invoiceKind(),
  steps: isOfCodedRegister(invoice)
    ? registerWords.steps
    : { ...registerWords.steps, signed: registerWords.sold },
  signedBy: ['code_given', 'sold_uncoded'],
  sentBy: ['packed'],
  results: ['reported', 'refused_in_package'],
});
