import { taxCodeDigits } from '../fields/tax-code.ts';
import { encodeUtf8 } from './bytes.ts';

/** Mã QR tra cứu hóa đơn (DLQRCode), QĐ 1271/QĐ-CT Annex XIII: EMV fields, two digits id, two digits length. */
type QrInvoice = {
  seller_tax_code: string;
  form_no: string;
  symbol: string;
  number: number;
  /** YYYY-MM-DD. */
  issued_on: string;
  total: string;
};

type QrField = { id: string; value: string };

type QrContent = {
  fields: QrField[];
  /** Null when the code carries no invoice (field 99). */
  invoice: QrInvoice | null;
};

const AUTHORITY_GUID = 'A000000775';
const MAX_LENGTH = 512;

/** The look-up code: format, kind, invoice and checksum only. */
export function buildQrCode(invoice: QrInvoice): string {
  const details = [
    field('00', AUTHORITY_GUID),
    field('01', taxCodeDigits(invoice.seller_tax_code)),
    field('02', invoice.form_no),
    field('03', invoice.symbol),
    field('04', String(invoice.number)),
    field('05', invoice.issued_on.replaceAll('-', '')),
    field('06', invoice.total),
  ].join('');
  const unchecked = `${field('00', '01')}${field('01', '12')}${field('99', details)}6304`;
  return unchecked + crc16(unchecked);
}

/** The parts of a QR text; null when it is not whole: bad lengths, a wrong checksum, more than 512 characters. */
export function parseQrCode(text: string): QrContent | null {
  if (text.length > MAX_LENGTH || text.slice(-8, -4) !== '6304') return null;
  if (crc16(text.slice(0, -4)) !== text.slice(-4).toUpperCase()) return null;
  const fields = parseFields(text);
  if (fields === null) return null;
  const details = fields.find(({ id }) => id === '99')?.value;
  return { fields, invoice: details === undefined ? null : parseInvoice(details) };
}

/** CRC-16/CCITT-FALSE (polynomial 1021, start FFFF) over the UTF-8 bytes, four hexadecimal digits. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit > 0x7f) return hexadecimal(crcOfBytes(encodeUtf8(text)));
    crc = withByte(crc, unit);
  }
  return hexadecimal(crc);
}

function crcOfBytes(bytes: Uint8Array): number {
  return bytes.reduce(withByte, 0xffff);
}

/** What the upper byte of the checksum becomes when it is shifted out. */
const SHIFTED_OUT = Uint16Array.from({ length: 256 }, (_, byte) => {
  let crc = byte << 8;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : crc << 1;
  return crc;
});

function withByte(crc: number, byte: number): number {
  return ((crc << 8) & 0xff00) ^ (SHIFTED_OUT[(crc >> 8) ^ byte] ?? 0);
}

function hexadecimal(crc: number): string {
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** One element of an EMVCo code: its tag, the length of its value, the value. */
export function field(id: string, value: string): string {
  if (value.length > 99) throw new RangeError(`QR field ${id} is longer than 99`);
  return id + String(value.length).padStart(2, '0') + value;
}

function parseFields(text: string): QrField[] | null {
  const fields: QrField[] = [];
  for (let at = 0; at < text.length;) {
    const head = /^(\d{2})(\d{2})$/.exec(text.slice(at, at + 4));
    if (head === null) return null;
    const [, id = '', length] = head;
    const value = text.slice(at + 4, at + 4 + Number(length));
    if (value.length !== Number(length)) return null;
    fields.push({ id, value });
    at += 4 + value.length;
  }
  return fields;
}

function parseInvoice(details: string): QrInvoice | null {
  const parts = new Map(parseFields(details)?.map(({ id, value }) => [id, value]));
  const [guid, digits = '', form_no, symbol, number, day, total] = [
    '00',
    '01',
    '02',
    '03',
    '04',
    '05',
    '06',
  ].map((id) => parts.get(id));
  const date = /^(\d{4})(\d{2})(\d{2})$/.exec(day ?? '');
  if (guid !== AUTHORITY_GUID || date === null) return null;
  if (form_no === undefined || symbol === undefined || total === undefined) return null;
  if (number === undefined || !/^\d{1,8}$/.test(number)) return null;
  const seller_tax_code = digits.length === 13 ? `${digits.slice(0, 10)}-${digits.slice(10)}` : digits;
  const issued_on = date.slice(1).join('-');
  return { seller_tax_code, form_no, symbol, number: Number(number), issued_on, total };
}

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
  // A delivery note states no total, and its code says none or 0.
  return [taxCodeDigits(seller_tax_code), form_no, symbol, number, issued_on, amount || '0'];
}
