/**
 * Forms whose totals know no tax (data format, their element tables): bán hàng, tài sản công, dự trữ, thương mại
 * điện tử, bán hàng tích hợp biên lai.
 */
export const UNTAXED_FORMS: readonly string[] = ['2', '3', '4', '7', '9'];

/** Phiếu xuất kho: goods on the way, nothing to pay. */
export const FORMS_WITHOUT_TOTALS: readonly string[] = ['6'];

const TICKETS = '5';
const LETTER_PLACE = 3;
/** Tem, vé, thẻ là hóa đơn bán hàng. */
const UNTAXED_TICKET_LETTER = 'H';

/** Mẫu số (KHMSHDon) and ký hiệu (KHHDon). */
export type FormAndSymbol = { readonly form_no: string; readonly symbol: string };

/** Whether invoices of a series name VAT rates; stamps and tickets do or do not by the letter of their symbol. */
export function bearsVat({ form_no, symbol }: FormAndSymbol): boolean {
  if (form_no === TICKETS) return symbol.charAt(LETTER_PLACE) !== UNTAXED_TICKET_LETTER;
  return !UNTAXED_FORMS.includes(form_no) && !FORMS_WITHOUT_TOTALS.includes(form_no);
}
