import type { InvoiceContent } from '../../invoice/content.ts';
import { namesByList, type InvoiceParticulars, type RelatedInvoice } from '../../invoice/particulars.ts';
import type { FormatVersion } from '../../rules/particulars/format-versions.table.ts';
import { formNameOn } from '../../rules/particulars/forms.table.ts';
import { symbolLetterOn } from '../../rules/particulars/symbol-letters.table.ts';
import { anyGiven, given, plainDecimal, type HeaderValue, type RelatedValue } from './values.ts';

type Header = { version: FormatVersion; number: number; solution_provider_tax_code: string };

/** Thông tin chung (TTChung). */
export function headerValue(content: InvoiceContent, header: Header): HeaderValue {
  const { currency, delegate, related } = content;
  const finance_lease = content.finance_lease === true;
  return {
    PBan: header.version,
    THDon: nameOf(content),
    KHMSHDon: content.form_no,
    KHHDon: content.symbol,
    SHDon: String(header.number),
    MHSo: content.file_no ?? null,
    NLap: content.issued_on,
    // 2.0.1 does not have the flag: no is nothing there.
    HDCTTChinh: header.version === '2.0.1' && !finance_lease ? null : flag(finance_lease),
    HDDCKPTQuan: flag(content.non_tariff_zone === true),
    SBKe: content.list_no ?? null,
    NBKe: content.list_on ?? null,
    DVTTe: currency,
    TGia: currency === 'VND' ? null : plainDecimal(content.exchange_rate),
    HTTToan: content.payment_method,
    MSTTCGP: header.solution_provider_tax_code,
    MSTDVNUNLHDon: delegate?.tax_code ?? null,
    TDVNUNLHDon: delegate?.name ?? null,
    DCDVNUNLHDon: delegate?.address ?? null,
    TTHDLQuan: related ? relatedValue(related) : null,
    TTKhac: [],
  };
}

/** Tên hóa đơn (THDon): a phiếu xuất kho is called after its letter. */
function nameOf({ form_no, symbol, issued_on }: InvoiceContent): string | null {
  const name = form_no === '6' ? symbolLetterOn(symbol.charAt(3), issued_on)?.meaning : undefined;
  return name === undefined ? formNameOn(form_no, issued_on) : name.charAt(0).toUpperCase() + name.slice(1);
}

function flag(yes: boolean): string {
  return yes ? '1' : '0';
}

type HeaderContent = Pick<
  InvoiceContent,
  'form_no' | 'symbol' | 'number' | 'issued_on' | 'payment_method' | 'currency' | 'exchange_rate'
> &
  InvoiceParticulars;

export function headerContent(header: Partial<HeaderValue>): HeaderContent {
  const { MSTDVNUNLHDon, TDVNUNLHDon, DCDVNUNLHDon, TTHDLQuan } = header;
  return {
    form_no: header.KHMSHDon ?? '',
    symbol: header.KHHDon ?? '',
    number: wholeNumber(header.SHDon ?? ''),
    issued_on: header.NLap ?? '',
    payment_method: header.HTTToan ?? '',
    currency: currencyOf(header.DVTTe ?? ''),
    exchange_rate: header.TGia ?? null,
    ...given({
      file_no: header.MHSo,
      list_no: header.SBKe,
      list_on: header.NBKe,
      finance_lease: header.HDCTTChinh === '1',
      non_tariff_zone: header.HDDCKPTQuan === '1',
      delegate: anyGiven({
        tax_code: MSTDVNUNLHDon ?? '',
        name: TDVNUNLHDon ?? '',
        address: DCDVNUNLHDon ?? '',
      }),
      related: TTHDLQuan ? relatedInvoice(TTHDLQuan) : null,
    }),
  };
}

/** Codes are in capitals; the đồng is also written in words. */
function currencyOf(text: string): string {
  const code = text.trim().toUpperCase();
  return /^(VNĐ|Đ|ĐỒNG)$/.test(code.normalize('NFC')) ? 'VND' : code;
}

function wholeNumber(text: string): number | null {
  return /^\d{1,8}$/.test(text) ? Number(text) : null;
}

/** Tính chất (TCHDon) as the format writes it. */
const NATURES = {
  replace: '1',
  adjust: '2',
  replace_many: '3',
  adjust_many: '4',
  trade_discount: '5',
} as const satisfies Record<RelatedInvoice['nature'], string>;

const NATURE_NAMES = ['replace', 'adjust', 'replace_many', 'adjust_many', 'trade_discount'] as const;
const REGIMES = ['1', '2', '3', '4'] as const satisfies readonly RelatedInvoice['regime'][];

function relatedValue(related: RelatedInvoice): RelatedValue {
  return {
    TCHDon: NATURES[related.nature],
    MSTCLQuan: related.tax_code,
    LHDCLQuan: related.regime,
    KHMSHDCLQuan: related.form_no,
    KHHDCLQuan: related.symbol,
    SHDCLQuan: related.number,
    NLHDCLQuan: namesByList(related) ? null : related.issued_on,
    LDDCTThe: related.reason_code,
    GChu: related.note,
    SBKCLQuan: related.list_no,
    NBKCLQuan: related.list_on,
  };
}

/** A nature or regime that the format does not have is read as adjusting, of today's kind: it is listed among the problems. */
function relatedInvoice(value: RelatedValue): RelatedInvoice {
  return {
    nature: NATURE_NAMES.find((nature) => NATURES[nature] === value.TCHDon) ?? 'adjust',
    regime: REGIMES.find((regime) => regime === value.LHDCLQuan) ?? '1',
    tax_code: value.MSTCLQuan,
    form_no: value.KHMSHDCLQuan,
    symbol: value.KHHDCLQuan,
    number: value.SHDCLQuan,
    issued_on: value.NLHDCLQuan,
    reason_code: value.LDDCTThe,
    note: value.GChu,
    list_no: value.SBKCLQuan,
    list_on: value.NBKCLQuan,
  };
}
