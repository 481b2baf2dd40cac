import type { InvoiceContent, InvoiceLine, InvoiceSeller } from '../invoice/content.ts';
import { decimalText, readDecimal } from '../money/decimal.ts';
import type { InvoiceAmounts, LineAmounts } from '../money/invoice-amounts.ts';
import { formNameOn } from '../rules/form-names.ts';
import type { Xml } from './canonical-xml.ts';
import { element, optional, textElement } from './canonical-xml.ts';
import { LINE_KIND_CODES } from './line-kinds.table.ts';

export type InvoiceDataOptions = {
  /** Value of DLHDon/@Id; the signature points at it. */
  id: string;
  version: '2.1.1';
  /** MST tổ chức cung cấp giải pháp (MSTTCGP). */
  solution_provider_tax_code: string;
};

/** `data-C26TAA-15`: one id per series and number. */
export function invoiceDataId(symbol: string, number: number): string {
  return `data-${symbol}-${number}`;
}

/**
 * Dữ liệu hóa đơn (DLHDon) of form 1 in data format 2.1.1, elements in the format's order, already canonical.
 * The number must be reserved.
 */
export function buildInvoiceData(
  content: InvoiceContent,
  amounts: InvoiceAmounts,
  options: InvoiceDataOptions,
): Xml {
  const { number } = content;
  if (number === null) throw new RangeError('an invoice without a number is not written');
  const body = element('NDHDon', [
    seller(content.seller),
    buyer(content),
    element(
      'DSHHDVu',
      content.lines.map((line, index) => goods(line, amounts.lines[index], index + 1)),
    ),
    totals(content, amounts),
  ]);
  return element('DLHDon', [header(content, number, options), body], { Id: options.id });
}

function header(content: InvoiceContent, number: number, options: InvoiceDataOptions): Xml {
  const { form_no, symbol, issued_on, currency, exchange_rate, payment_method } = content;
  return element('TTChung', [
    textElement('PBan', options.version),
    optional('THDon', formNameOn(form_no, issued_on)),
    textElement('KHMSHDon', form_no),
    textElement('KHHDon', symbol),
    textElement('SHDon', String(number)),
    textElement('NLap', issued_on),
    textElement('HDCTTChinh', '0'), // hóa đơn cho thuê tài chính: no
    textElement('DVTTe', currency),
    currency === 'VND' ? null : optional('TGia', plain(exchange_rate)),
    textElement('HTTToan', payment_method),
    textElement('MSTTCGP', options.solution_provider_tax_code),
  ]);
}

function seller(party: InvoiceSeller): Xml {
  return element('NBan', [
    textElement('Ten', party.name),
    textElement('MST', party.tax_code),
    textElement('DChi', party.address),
    optional('SDThoai', party.phone_number),
    optional('DCTDTu', party.email),
    optional('STKNHang', party.bank_account),
    optional('TNHang', party.bank_name),
    optional('Fax', party.fax),
    optional('Website', party.website),
  ]);
}

function buyer(content: InvoiceContent): Xml {
  return element('NMua', [
    optional('Ten', content.buyer_name),
    optional('MST', content.buyer_tax_code),
    optional('MDVQHNSach', content.buyer_budget_code),
    optional('DChi', content.buyer_address),
    optional('MKHang', content.buyer_code),
    optional('SDThoai', content.buyer_phone_number),
    optional('CCCDan', content.buyer_identity_no),
    optional('DCTDTu', content.buyer_email),
    optional('HVTNMHang', content.buyer_person),
    optional('STKNHang', content.buyer_bank_account),
    optional('TNHang', content.buyer_bank_name),
  ]);
}

function goods(line: InvoiceLine, amounts: LineAmounts | undefined, position: number): Xml {
  const priced = line.kind === 'goods' || line.kind === 'promotion';
  return element('HHDVu', [
    textElement('TChat', LINE_KIND_CODES[line.kind]),
    textElement('STT', String(position)),
    optional('MHHDVu', line.code),
    textElement('THHDVu', line.name),
    ...(priced
      ? [
          optional('DVTinh', line.unit),
          optional('SLuong', plain(line.quantity)),
          optional('DGia', plain(line.unit_price)),
        ]
      : []),
    ...(line.kind === 'goods' ? discount(line, amounts) : []),
    optional('ThTien', amounts?.amount),
    line.kind === 'note' ? null : optional('TSuat', line.vat_rate),
  ]);
}

/** Chiết khấu of the line itself; a rate is written only beside its amount. */
function discount(line: InvoiceLine, amounts: LineAmounts | undefined): (Xml | null)[] {
  const amount = amounts?.discount_amount ?? null;
  return amount === null
    ? []
    : [optional('TLCKhau', plain(line.discount_rate)), textElement('STCKhau', amount)];
}

function totals(content: InvoiceContent, amounts: InvoiceAmounts): Xml {
  const rates = amounts.by_rate.map((group) =>
    element('LTSuat', [
      textElement('TSuat', group.vat_rate),
      textElement('ThTien', group.amount),
      textElement('TThue', group.vat_amount),
    ]),
  );
  const hasTradeDiscount = content.lines.some((line) => line.kind === 'discount');
  return element('TToan', [
    element('THTTLTSuat', rates),
    textElement('TgTCThue', amounts.total_before_vat),
    textElement('TgTThue', amounts.total_vat),
    hasTradeDiscount ? textElement('TTCKTMai', amounts.total_discount) : null,
    textElement('TgTTTBSo', amounts.total),
    textElement('TgTTTBChu', amounts.total_in_words),
  ]);
}

/** A typed decimal as the format writes it: no zeros that say nothing. */
function plain(text: string | null): string | null {
  const value = readDecimal(text);
  return value === null ? null : decimalText(value);
}
