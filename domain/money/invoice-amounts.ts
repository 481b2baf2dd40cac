import type { InvoiceContent, InvoiceLine } from '../invoice/content.ts';
import { movesGoods } from '../invoice/movement/movement-fields.table.ts';
import type { InvoiceParticulars } from '../invoice/particulars.ts';
import type { VatRate } from '../rules/tax/vat-rates.ts';
import { fittingWords } from './amount-in-words.ts';
import type { DecimalDigits } from './decimal-digits.ts';
import { add, decimalText, negate, readDecimal, subtract, sum, ZERO, type Decimal } from './decimal.ts';
import { product } from './exact.ts';
import { withInvoiceDiscount } from './invoice-discount.ts';
import { lineAmounts, type LineAmounts } from './line-amounts.ts';
import { lineBasis, type LineBasis } from './line-basis.ts';
import { moneyContext, type MoneyContext, type RoundingStep } from './money-context.ts';
import type { MoneyOptions } from './money-options.ts';
import { groupLines, taxGroup, type TaxedGroup, type TaxedMember } from './rate-groups.ts';
import { reduceRevenue, type ReductionAmounts } from './revenue-reduction.ts';

/** Tổng hợp theo thuế suất (LTSuat). */
export type RateAmounts = { vat_rate: VatRate; amount: string; vat_amount: string };

export type InvoiceAmounts = {
  /** One for each line, in their order. */
  lines: LineAmounts[];
  /** Rising by rate, then KCT, then KKKNT. Empty where no VAT is computed. */
  by_rate: RateAmounts[];
  /** Tổng tiền chưa thuế (TgTCThue), after all discounts. */
  total_before_vat: string;
  /** Tổng chiết khấu thương mại (TTCKTMai): the trade-discount lines and the discount on the whole invoice. */
  total_discount: string;
  /** Discounts given inside goods lines; already taken off their amounts. */
  total_line_discount: string;
  /** The discount on the whole invoice, before VAT: a trade-discount line for each rate it falls on. */
  invoice_discount: { amount: string; by_rate: { vat_rate: VatRate | null; amount: string }[] } | null;
  /** Giảm thuế theo tỷ lệ % trên doanh thu; null where there is none. */
  revenue_reduction: ReductionAmounts | null;
  /** Tổng tiền thuế (TgTThue). */
  total_vat: string;
  /** Tổng tiền thanh toán (TgTTTBSo): with fees, less what is deducted beside the goods. */
  total: string;
  /** Bằng chữ (TgTTTBChu). */
  total_in_words: string;
};

/**
 * All amounts of an invoice, the same for the editor's preview, the sealed document and the checks on a received
 * one. Unless the options say otherwise prices are without VAT and VAT is the rounded product of each rate's own
 * sum. Whole đồng for VND, two decimals at most elsewhere (data format 2.1.1). A line that is not finished counts
 * for nothing and never fails.
 */
export function computeInvoice(
  invoice: InvoiceContent,
  digits: DecimalDigits,
  options: Partial<MoneyOptions> = {},
): InvoiceAmounts {
  return computeWithSteps(invoice, digits, options).amounts;
}

/** The same computation with every rounding it made, in their order. */
export function computeWithSteps(
  invoice: InvoiceContent,
  digits: DecimalDigits,
  options: Partial<MoneyOptions> = {},
): { amounts: InvoiceAmounts; steps: readonly RoundingStep[] } {
  const { currency, issued_on, lines } = invoice;
  const context = moneyContext({ currency, issued_on, digits }, options);
  const bases = lines.map((line, at) => lineBasis(line, at, context));
  const groups = withInvoiceDiscount(groupLines(lines, bases, context.options), context).map((group) =>
    taxGroup(group, context),
  );
  const line_amounts = amountsOfLines(lines, bases, groups, context);
  const before = sum(groups.map((group) => group.before));
  const vat = sum(groups.map((group) => group.vat));
  const reduction = reduceRevenue(groups, context);
  const total = decimalText(
    context.log.round(
      { of: 'invoice', amount: 'total' },
      'total',
      product(subtract(sum([before, vat, besideGoods(invoice)]), reduction?.total ?? ZERO)),
      context.scale('decimal_digit_amount_after_tax'),
    ),
  );
  const amounts: InvoiceAmounts = {
    lines: line_amounts,
    by_rate: byRate(groups),
    total_before_vat: decimalText(before),
    total_discount: decimalText(tradeDiscounts(groups)),
    total_line_discount: totalOf(line_amounts.map((line) => line.discount_amount)),
    invoice_discount: invoiceDiscount(groups),
    revenue_reduction: reduction?.amounts ?? null,
    total_vat: decimalText(vat),
    total,
    total_in_words: fittingWords(total, currency, context.options.words),
  };
  return {
    amounts: movesGoods(invoice) ? withoutTotals(amounts, currency, context) : amounts,
    steps: context.log.steps,
  };
}

/** A phiếu xuất kho has the amounts of its lines, and sells nothing: there is nothing to add up, tax or pay. */
function withoutTotals(amounts: InvoiceAmounts, currency: string, { options }: MoneyContext): InvoiceAmounts {
  const nothing = decimalText(ZERO);
  return {
    ...amounts,
    by_rate: [],
    total_before_vat: nothing,
    revenue_reduction: null,
    total_vat: nothing,
    total: nothing,
    total_in_words: fittingWords(nothing, currency, options.words),
  };
}

function amountsOfLines(
  lines: readonly InvoiceLine[],
  bases: readonly LineBasis[],
  groups: readonly TaxedGroup[],
  context: MoneyContext,
): LineAmounts[] {
  const taxed = new Map<number | null, TaxedMember>();
  for (const member of groups.flatMap((group) => group.members)) taxed.set(member.line, member);
  return lines.flatMap((line, at) => {
    const basis = bases[at];
    return basis === undefined ? [] : [lineAmounts(line, at, basis, taxed.get(at) ?? null, context)];
  });
}

function byRate(groups: readonly TaxedGroup[]): RateAmounts[] {
  return groups.flatMap(({ vat_rate, before, vat }) =>
    vat_rate === null ? [] : [{ vat_rate, amount: decimalText(before), vat_amount: decimalText(vat) }],
  );
}

function tradeDiscounts(groups: readonly TaxedGroup[]): Decimal {
  const discounts = groups.flatMap((group) => group.members.filter((member) => member.subtracts));
  return negate(sum(discounts.map((member) => member.before)));
}

function invoiceDiscount(groups: readonly TaxedGroup[]): InvoiceAmounts['invoice_discount'] {
  const shares = groups.flatMap(({ vat_rate, members }) =>
    members
      .filter((member) => member.line === null)
      .map((member) => ({ vat_rate, amount: negate(member.before) })),
  );
  if (shares.length === 0) return null;
  return {
    amount: decimalText(sum(shares.map((share) => share.amount))),
    by_rate: shares.map(({ vat_rate, amount }) => ({ vat_rate, amount: decimalText(amount) })),
  };
}

/** Cộng thành tiền: what the goods of a phiếu xuất kho are worth, which nothing else of it adds up. */
export function worthOfLines(lines: readonly Pick<LineAmounts, 'amount'>[]): string {
  return totalOf(lines.map((line) => line.amount));
}

function totalOf(texts: readonly (string | null)[]): string {
  return decimalText(sum(texts.map((text) => readDecimal(text) ?? ZERO)));
}

/**
 * What is paid beside goods and VAT, in the invoice's currency: fees (TPhi) less what is not paid of the rest (TGTKCThue,
 * TGTKhac). Below nothing where more is taken off than added; an amount that is no number counts for nothing.
 */
export function besideGoods({
  fees = [],
  untaxed_deduction,
  other_deduction,
}: Pick<InvoiceParticulars, 'fees' | 'untaxed_deduction' | 'other_deduction'>): Decimal {
  const taken = add(amountOf(untaxed_deduction), amountOf(other_deduction));
  return subtract(sum(fees.map((fee) => amountOf(fee.amount))), taken);
}

function amountOf(text: string | null | undefined): Decimal {
  return readDecimal(text ?? null) ?? ZERO;
}
