import { add, decimalText, negate, parseDecimal, ZERO } from '#domain/money/decimal.ts';
import type { InvoicePrint, PrintLine } from './invoice-print.ts';
import { rateText } from './number-text.ts';

/** What lines come to: a trade discount takes off, words add nothing. */
export function linesSum(lines: readonly PrintLine[]): string {
  const signed = lines.map(({ kind, amount }) => {
    if (amount === null) return ZERO;
    return kind === 'discount' ? negate(parseDecimal(amount)) : parseDecimal(amount);
  });
  return decimalText(signed.reduce(add, ZERO));
}

/**
 * The sums that a reduction of the percentage on revenue asks for, words and amount: "Cộng tiền hàng hóa, dịch vụ" is
 * what is left of the lines after it.
 */
export function reductionSums({ revenue_reduction }: InvoicePrint): [string, string][] {
  if (revenue_reduction === null) return [];
  const { before, reduction, after } = revenue_reduction;
  return [
    ['Thành tiền trước khi giảm', before],
    ['Số thuế được giảm', reduction],
    ['Cộng tiền hàng hóa, dịch vụ', after],
  ];
}

/** Phí, lệ phí: each by its name, with its amount. */
export function feeSums({ fees }: InvoicePrint): [string, string][] {
  return fees.map(({ name, amount }) => [name ?? 'Phí, lệ phí', amount ?? '0']);
}

/** Không chịu thuế and không kê khai carry no VAT, so their line names no tax. */
const UNTAXED: Readonly<Record<string, string>> = {
  KCT: 'Tiền hàng không chịu thuế GTGT',
  KKKNT: 'Tiền hàng không kê khai, tính nộp thuế GTGT',
};

type RateSentence = { rate: string; untaxed: string | null; amount: string; vat_amount: string };

/** The totals by rate (THTTLTSuat), in the invoice's order. */
export function rateSentences(view: InvoicePrint): RateSentence[] {
  return view.by_rate.map((group) => ({
    rate: rateText(group.vat_rate, view.number_style),
    untaxed: UNTAXED[group.vat_rate] ?? null,
    amount: group.amount,
    vat_amount: group.vat_amount,
  }));
}
