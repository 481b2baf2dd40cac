import type { InvoiceContent, InvoiceLine } from '../invoice/content.ts';
import type { VatRate } from '../rules/vat-rates.ts';
import { vatFraction } from '../rules/vat-rates.ts';
import { amountInWords } from './amount-in-words.ts';
import type { DecimalDigits } from './decimal-digits.ts';
import { amountDecimals } from './decimal-digits.ts';
import type { Decimal } from './decimal.ts';
import { add, compare, decimalText, roundTo, sum, ZERO } from './decimal.ts';
import type { LineMoney } from './line-amounts.ts';
import { lineMoney, vatOf } from './line-amounts.ts';

/** Amounts of one line as decimal text in the invoice's currency; null where there is none (yet). */
export type LineAmounts = {
  gross: string | null;
  discount_amount: string | null;
  amount: string | null;
  vat_amount: string | null;
};

/** Tổng hợp theo thuế suất (LTSuat). */
export type RateAmounts = { vat_rate: VatRate; amount: string; vat_amount: string };

export type InvoiceAmounts = {
  /** One for each line, in their order. */
  lines: LineAmounts[];
  /** Rising by rate, then KCT, then KKKNT. */
  by_rate: RateAmounts[];
  /** Tổng tiền chưa thuế (TgTCThue), after all discounts. */
  total_before_vat: string;
  /** Tổng chiết khấu thương mại (TTCKTMai): the trade-discount lines. */
  total_discount: string;
  /** Discounts given inside goods lines; already taken off their amounts. */
  total_line_discount: string;
  /** Tổng tiền thuế (TgTThue). */
  total_vat: string;
  /** Tổng tiền thanh toán (TgTTTBSo). */
  total: string;
  /** Bằng chữ (TgTTTBChu). */
  total_in_words: string;
};

/**
 * All amounts of an invoice, the same for the editor's preview, the sealed document and the checks on a received
 * one. VAT is the rounded product of each rate's own sum. Whole đồng for VND, two decimals at most elsewhere
 * (data format 2.1.1). A line that is not finished counts for nothing and never fails.
 */
export function computeInvoice(invoice: InvoiceContent, digits: DecimalDigits): InvoiceAmounts {
  const rounding = { currency: invoice.currency, digits };
  const lines = invoice.lines.map((line) => ({ line, money: lineMoney(line, rounding) }));
  const groups = groupByRate(lines).map(({ vat_rate, amount }) => ({
    vat_rate,
    amount,
    vat: vatOf(amount, vat_rate, rounding) ?? ZERO,
  }));
  const before = sum(lines.map(({ money }) => money.counted ?? ZERO));
  const vat = sum(groups.map((group) => group.vat));
  const scale = amountDecimals(invoice.currency, 'decimal_digit_amount_after_tax', digits);
  const total = decimalText(roundTo(add(before, vat), scale));
  return {
    lines: lines.map(({ money }) => lineText(money)),
    by_rate: groups.map(({ vat_rate, amount, vat: tax }) => ({
      vat_rate,
      amount: decimalText(amount),
      vat_amount: decimalText(tax),
    })),
    total_before_vat: decimalText(before),
    total_discount: decimalText(sum(lines.map(tradeDiscount))),
    total_line_discount: decimalText(sum(lines.map(({ money }) => money.discount ?? ZERO))),
    total_vat: decimalText(vat),
    total,
    total_in_words: inWords(total, invoice.currency),
  };
}

type Counted = { readonly line: InvoiceLine; readonly money: LineMoney };

function groupByRate(lines: readonly Counted[]): { vat_rate: VatRate; amount: Decimal }[] {
  const sums = new Map<VatRate, Decimal>();
  for (const { line, money } of lines) {
    if (line.vat_rate === null || money.counted === null || vatFraction(line.vat_rate) === null) continue;
    sums.set(line.vat_rate, add(sums.get(line.vat_rate) ?? ZERO, money.counted));
  }
  return [...sums].map(([vat_rate, amount]) => ({ vat_rate, amount })).sort(byRate);
}

const UNTAXED_LAST: Readonly<Record<string, number>> = { KCT: 1, KKKNT: 2 };

function byRate(a: { vat_rate: VatRate }, b: { vat_rate: VatRate }): number {
  const untaxed = (UNTAXED_LAST[a.vat_rate] ?? 0) - (UNTAXED_LAST[b.vat_rate] ?? 0);
  return untaxed || compare(vatFraction(a.vat_rate) ?? ZERO, vatFraction(b.vat_rate) ?? ZERO);
}

function tradeDiscount({ line, money }: Counted): Decimal {
  return line.kind === 'discount' ? (money.amount ?? ZERO) : ZERO;
}

function lineText(money: LineMoney): LineAmounts {
  return {
    gross: text(money.gross),
    discount_amount: text(money.discount),
    amount: text(money.amount),
    vat_amount: text(money.vat),
  };
}

function text(value: Decimal | null): string | null {
  return value === null ? null : decimalText(value);
}

const WORDS_LIMIT = 21;

/** A draft can hold numbers no invoice may carry; it then has no words, and is refused before it is published. */
function inWords(total: string, currency: string): string {
  const whole = total.replace('-', '').split('.')[0] ?? '';
  return whole.length > WORDS_LIMIT ? '' : amountInWords(total, currency);
}
