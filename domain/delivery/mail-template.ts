import type { CoveredInvoice } from './cover-letter.ts';

/** What a template may name, as it is typed between braces: `{so_hoa_don}`. */
export const MAIL_FIELDS = {
  so_hoa_don: 'Số hóa đơn, 1C26TAA 00000012',
  ngay_lap: 'Ngày lập, 20/11/2026',
  tong_tien: 'Tổng thanh toán, 1.080.000 VND',
  nguoi_mua: 'Tên người mua',
  nguoi_ban: 'Tên công ty bạn',
} as const;

type MailField = keyof typeof MAIL_FIELDS;

export const MAX_SUBJECT = 200;
export const MAX_BODY = 4000;

/** What every company begins with. */
export const DEFAULT_TEMPLATE = {
  subject: 'Hóa đơn {so_hoa_don} của {nguoi_ban}',
  body: [
    'Kính gửi Quý khách,',
    '{nguoi_ban} gửi Quý khách hóa đơn điện tử {so_hoa_don} lập ngày {ngay_lap}, tổng thanh toán {tong_tien}.',
    'Kèm theo thư là bản thể hiện (PDF) và tệp dữ liệu hóa đơn (XML). Tệp XML là bản có giá trị pháp lý, Quý khách vui lòng lưu lại.',
  ].join('\n\n'),
} as const;

/** Of every phiếu xuất kho: the company's own words are about an invoice and what is paid. */
const DELIVERY_NOTE_TEMPLATE: MailTemplate = {
  subject: 'Phiếu xuất kho {so_hoa_don} của {nguoi_ban}',
  body: [
    'Kính gửi Quý khách,',
    '{nguoi_ban} gửi Quý khách phiếu xuất kho điện tử {so_hoa_don} lập ngày {ngay_lap}.',
    'Kèm theo thư là bản thể hiện (PDF) và tệp dữ liệu (XML). Tệp XML là bản có giá trị pháp lý, Quý khách vui lòng lưu lại.',
  ].join('\n\n'),
};

export type MailTemplate = { subject: string; body: string };

/** The words of the mail with an invoice: those of its company, but for a phiếu xuất kho. */
export function templateOf({ total }: Pick<CoveredInvoice, 'total'>, company: MailTemplate): MailTemplate {
  return total === null ? DELIVERY_NOTE_TEMPLATE : company;
}

const FIELD = /\{([^{}\n]*)\}/gu;

function isField(name: string): name is MailField {
  return Object.hasOwn(MAIL_FIELDS, name);
}

/** Names between braces that are no field, without duplicates: the mail would show them unreplaced. */
export function unknownFields(text: string): string[] {
  const names = [...text.matchAll(FIELD)].map(([, name = '']) => name);
  return [...new Set(names.filter((name) => !isField(name)))];
}

/** The text with its fields filled in; a value is never read as a template again. */
export function fillTemplate(text: string, values: Readonly<Record<MailField, string>>): string {
  return text.replaceAll(FIELD, (whole, name: string) => (isField(name) ? values[name] : whole));
}

/** The values of an invoice; `day` is written as people read it. */
export function valuesOf(
  { name, seller, total }: CoveredInvoice,
  day: string,
  buyer: string | null,
): Record<MailField, string> {
  return {
    so_hoa_don: name,
    ngay_lap: day,
    tong_tien: total ?? '',
    nguoi_mua: buyer ?? 'Quý khách',
    nguoi_ban: seller,
  };
}

/** Paragraphs are apart by an empty line; single line breaks stay. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/u)
    .map((one) => one.trim())
    .filter((one) => one !== '');
}
