import { shownName } from '../invoice/shown-name.ts';
import type { InvoiceDecree, MistakeNature } from '../rules/corrections/mistake-notice.table.ts';

/** One invoice of a notice, as the tax authority knows it. */
export type MistakenInvoice = {
  form_no: string;
  symbol: string;
  /** As written on the invoice: digits, without leading zeros where it is ours. */
  number: string;
  /** YYYY-MM-DD. */
  issued_on: string;
  /** Mã của cơ quan thuế; null of an invoice without one. */
  authority_code: string | null;
  decree: InvoiceDecree;
  nature: MistakeNature;
  reason: string;
};

/** Thông báo hóa đơn điện tử có sai sót, form 04/SS-HĐĐT. */
export type MistakeNotice = {
  /** The authority's notice 01/TB-RSĐT (302) that it answers; null of one at the taxpayer's own initiative. */
  review: { notice_no: string; noticed_on: string } | null;
  tax_authority: { code: string; name: string };
  taxpayer: { name: string; tax_code: string };
  /** Địa danh, before the day. */
  place: string;
  /** YYYY-MM-DD. */
  noticed_on: string;
  invoices: readonly MistakenInvoice[];
};

/** Of a cash register, by its symbol (1C26MAA): notices of mistakes in such invoices are a message of their own (303). */
export function isCashRegisterInvoice({
  decree,
  symbol,
}: Pick<MistakenInvoice, 'decree' | 'symbol'>): boolean {
  return decree === '1' && symbol.charAt(3) === 'M';
}

/** The message that carries the notice: 303 where its invoices are those of cash registers. */
export function mistakeMessageType({ invoices }: Pick<MistakeNotice, 'invoices'>): '300' | '303' {
  return invoices.some(isCashRegisterInvoice) ? '303' : '300';
}

/** What people call an invoice of a notice: `1C26TAA 00000015`. */
export function mistakenInvoiceName({
  form_no,
  symbol,
  number,
}: Pick<MistakenInvoice, 'form_no' | 'symbol' | 'number'>): string {
  return shownName({ form_no, symbol, number }).trim();
}

/** What people call a notice: its first invoice, and how many follow. */
export function mistakeNoticeName(invoices: Parameters<typeof mistakenInvoiceName>[0][]): string {
  const [first, ...others] = invoices;
  if (first === undefined) return 'Thông báo chưa có hóa đơn';
  const name = mistakenInvoiceName(first);
  return others.length === 0 ? name : `${name} và ${others.length} hóa đơn khác`;
}
