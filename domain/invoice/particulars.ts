import type { GoodsMovement } from './movement/movement-fields.table.ts';

/** Thông tin hóa đơn liên quan (TTHDLQuan): the invoice that this one replaces or adjusts. */
export type RelatedInvoice = {
  /**
   * Tính chất (TCHDon); `_many` corrects several at once by a list 01/BK-ĐCTT, since 2.1.1. `trade_discount` (chiết khấu thương mại,
   * TT 91/2026 Điều 10.5.b) is known from vendors alone.
   */
  nature: 'replace' | 'adjust' | 'replace_many' | 'adjust_many' | 'trade_discount';
  /** Loại áp dụng (LHDCLQuan): 1 e-invoice of today's decree or NĐ 123, 2 with an authentication code, 3 NĐ 51 or NĐ 04, 4 printed. */
  regime: '1' | '2' | '3' | '4';
  /** Mã số thuế of that invoice's seller (MSTCLQuan). */
  tax_code: string | null;
  /** Up to eleven characters: printed invoices have longer ones. */
  form_no: string | null;
  symbol: string | null;
  /** Text: printed invoices have leading zeros. */
  number: string | null;
  /** YYYY-MM-DD. Of several invoices the last of their days: the file does not state it. */
  issued_on: string | null;
  /** The day of the first invoice, where that invoice corrects another itself: its rates stay with the whole chain. The file does not state it. */
  first_issued_on?: string | null;
  /** Lý do (LDDCTThe), 01 to 14; must be there since 2.1.1. */
  reason_code: string | null;
  /** The sentence of law that names the other invoice. */
  note: string | null;
  list_no: string | null;
  list_on: string | null;
};

/** Whether it corrects several invoices by a list 01/BK-ĐCTT. */
export function correctsSeveral(related: Pick<RelatedInvoice, 'nature'> | null | undefined): boolean {
  return related?.nature === 'replace_many' || related?.nature === 'adjust_many';
}

/** Whether its list names the invoices that it is about, and the file none of them by itself. */
export function namesByList(related: Pick<RelatedInvoice, 'nature'>): boolean {
  return correctsSeveral(related) || related.nature === 'trade_discount';
}

/** The method that the law knows, of one invoice or of several. */
export function methodOf({ nature }: Pick<RelatedInvoice, 'nature'>): 'adjust' | 'replace' {
  return nature === 'replace' || nature === 'replace_many' ? 'replace' : 'adjust';
}

/** The day (YYYY-MM-DD) of the first invoice of a chain of corrections; null for an invoice that corrects none. */
export function firstDayOf(
  related: Partial<Pick<RelatedInvoice, 'issued_on' | 'first_issued_on'>> | null | undefined,
): string | null {
  return related?.first_issued_on ?? related?.issued_on ?? null;
}

/** Phí, lệ phí (LPhi); the amount is a decimal in the invoice's currency. */
export type InvoiceFee = { name: string | null; amount: string | null };

/** Đơn vị nhận ủy nhiệm lập hóa đơn. */
export type InvoiceDelegate = { tax_code: string; name: string; address: string };

/** Địa giới of the buyer by the codes of QĐ 19/2025/QĐ-TTg (`domain/places`): must be there when a car or motorbike is sold. */
export type BuyerPlace = { province_code: string; province: string; commune_code: string; commune: string };

/** Thông tin khác (TTin): a field of the taxpayer's own. */
export type ExtraField = {
  name: string;
  type: 'string' | 'numeric' | 'dateTime' | 'date';
  value: string | null;
};

/** One field of special goods (TTHHDTrung/TTin); `goods` 1 vehicle, 2 transport, 3 freight on a platform, 4 titled property. */
export type SpecialField = { goods: '1' | '2' | '3' | '4'; name: string; value: string };

/** What only some invoices state; absent and null are the same. */
export type InvoiceParticulars = {
  related?: RelatedInvoice | null;
  /** Mã hồ sơ (MHSo): invoices coded one by one. */
  file_no?: string | null;
  /** Bảng kê kèm theo (SBKe, NBKe). */
  list_no?: string | null;
  list_on?: string | null;
  /** Hóa đơn cho thuê tài chính (HDCTTChinh). */
  finance_lease?: boolean;
  /** Dành cho khu phi thuế quan (HDDCKPTQuan). */
  non_tariff_zone?: boolean;
  delegate?: InvoiceDelegate | null;
  fees?: readonly InvoiceFee[];
  /** Giảm trừ không chịu thuế (TGTKCThue). */
  untaxed_deduction?: string | null;
  /** Giảm trừ khác (TGTKhac). */
  other_deduction?: string | null;
  movement?: GoodsMovement | null;
  buyer_place?: BuyerPlace | null;
  extras?: readonly ExtraField[];
};
