import { INVOICE_FORMS } from './invoice-forms.table.ts';

export type InvoiceFormat = (typeof INVOICE_FORMS)[number]['format'];

/**
 * The table an invoice is written and read by: `form_no` is its KHMSHDon, the fourth letter of `symbol` (C26TAA) says
 * the rest. Null for a form digit that nobody has, or a phiếu xuất kho whose letter is neither N nor B.
 */
export function invoiceFormatOf(form_no: string, symbol: string): InvoiceFormat | null {
  const letter = symbol.charAt(3);
  const rows = INVOICE_FORMS.filter((row) => row.form_no === form_no);
  return (
    (rows.find((row) => row.letter === letter) ?? rows.find((row) => row.letter === null))?.format ?? null
  );
}
