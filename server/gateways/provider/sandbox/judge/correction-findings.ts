import type { ReadInvoice } from '#domain/documents/read-invoice.ts';
import type { ReasonName } from '../reasons.table.ts';
import type { DocumentKey, HeldDocument } from '../records.ts';
import { heldDocument } from './held-documents.ts';

/** E-invoices of today's rules (LHDCLQuan 1): older ones were never sent here. */
const OF_TODAY = '1';

/**
 * The one invoice that an invoice adjusts or replaces; null for none, for several by a list, for older ones, and where its seller is
 * named (MSTCLQuan): one of another system was never sent here.
 */
export function correctedKey({ content: { related } }: ReadInvoice): DocumentKey | null {
  if (related?.regime !== OF_TODAY || related.tax_code !== null) return null;
  const { form_no, symbol, number } = related;
  if (form_no === null || symbol === null || number === null) return null;
  return { form_no, symbol, number: Number(number) };
}

/** Whether the authority has the invoice that a correction names, with its day. */
export function correctionFindings(invoice: ReadInvoice, held: readonly HeldDocument[]): ReasonName[] {
  const key = correctedKey(invoice);
  if (key === null) return [];
  const issued_on = heldDocument(held, key)?.issued_on;
  return issued_on === invoice.content.related?.issued_on ? [] : ['corrected_unknown'];
}
