import {
  REGISTER_OTHER_INVOICE,
  REGISTER_SALES_INVOICE,
  REGISTER_VAT_INVOICE,
} from './cash-register.format.ts';
import { CONSIGNMENT, INTERNAL_TRANSFER } from './movement.format.ts';
import { NATIONAL_RESERVE_INVOICE } from './national-reserve.format.ts';
import { OTHER_INVOICE } from './other.format.ts';
import { PUBLIC_ASSET_INVOICE } from './public-assets.format.ts';
import { SALES_INVOICE } from './sales.format.ts';
import {
  COMMERCIAL_INVOICE,
  SALES_INVOICE_WITH_RECEIPT,
  VAT_INVOICE_WITH_RECEIPT,
} from './since-2-1.format.ts';
import { VAT_INVOICE } from './vat.format.ts';

/** The table of each form digit (KHMSHDon), some by the fourth letter of the symbol; `letter` null is any other. */
export const INVOICE_FORMS = [
  { form_no: '1', letter: 'M', format: REGISTER_VAT_INVOICE },
  { form_no: '1', letter: null, format: VAT_INVOICE },
  { form_no: '2', letter: 'M', format: REGISTER_SALES_INVOICE },
  { form_no: '2', letter: null, format: SALES_INVOICE },
  { form_no: '3', letter: null, format: PUBLIC_ASSET_INVOICE },
  { form_no: '4', letter: null, format: NATIONAL_RESERVE_INVOICE },
  { form_no: '5', letter: 'M', format: REGISTER_OTHER_INVOICE },
  { form_no: '5', letter: null, format: OTHER_INVOICE },
  { form_no: '6', letter: 'N', format: INTERNAL_TRANSFER },
  { form_no: '6', letter: 'B', format: CONSIGNMENT },
  { form_no: '7', letter: null, format: COMMERCIAL_INVOICE },
  { form_no: '8', letter: null, format: VAT_INVOICE_WITH_RECEIPT },
  { form_no: '9', letter: null, format: SALES_INVOICE_WITH_RECEIPT },
] as const;

export type InvoiceFormat = (typeof INVOICE_FORMS)[number]['format'];

/**
 * The table an invoice is written and read by: `form_no` is its KHMSHDon, the fourth letter of `symbol` (C26TAA) says
 * the rest. Null for an unknown form digit, or a phiếu xuất kho whose letter is neither N nor B.
 */
export function invoiceFormatOf(form_no: string, symbol: string): InvoiceFormat | null {
  const letter = symbol.charAt(3);
  const rows = INVOICE_FORMS.filter((row) => row.form_no === form_no);
  return (
    (rows.find((row) => row.letter === letter) ?? rows.find((row) => row.letter === null))?.format ?? null
  );
}
