import { taxCodeDigits } from '../fields/tax-code.ts';
import type { QrInvoice } from './qr-code.ts';
import { parseQrCode } from './qr-code.ts';

/** What the QR of an invoice says beside the invoice itself. */
export type QrAgreement =
  | 'matches'
  | 'differs' // it is the code of another invoice
  | 'payment' // the same invoice, and whom to pay besides: nothing in the invoice says whether that is right
  | 'unread'; // not a code of QĐ 1271/QĐ-CT Annex XIII, or without an invoice in it

/** Format, kind, invoice, checksum: a code for looking up alone. */
const LOOK_UP_FIELDS = ['00', '01', '99', '63'];

/** Holds the text of DLQRCode against the invoice it is printed on; amounts are compared as numbers, tax codes without their dash. */
export function qrAgreement(text: string, invoice: QrInvoice): QrAgreement {
  const code = parseQrCode(text);
  if (code === null || code.invoice === null) return 'unread';
  const stated = comparable(code.invoice);
  const wanted = comparable(invoice);
  if (wanted.some((value, at) => value !== stated[at])) return 'differs';
  return code.fields.every(({ id }) => LOOK_UP_FIELDS.includes(id)) ? 'matches' : 'payment';
}

function comparable(invoice: QrInvoice): (string | number)[] {
  const { seller_tax_code, form_no, symbol, number, issued_on, total } = invoice;
  const amount = total.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');
  return [taxCodeDigits(seller_tax_code), form_no, symbol, number, issued_on, amount];
}
