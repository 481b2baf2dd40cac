import type { ReadInvoice } from '#domain/documents/read-invoice.ts';
import type { InvoiceLine } from '#domain/invoice/content.ts';
import { movesGoods } from '#domain/invoice/movement/movement-fields.table.ts';
import { amountProblems } from '#domain/invoice/amount-problems.ts';
import { besideGoods } from '#domain/money/invoice-amounts.ts';
import { DEFAULT_DECIMAL_DIGITS } from '#domain/money/decimal-digits.ts';
import type { Decimal } from '#domain/money/decimal.ts';
import {
  add,
  compare,
  decimalsOf,
  multiply,
  negate,
  readDecimal,
  subtract,
  sum,
  ZERO,
} from '#domain/money/decimal.ts';
import { lineMoney } from '#domain/money/line-amounts.ts';
import { bearsVat } from '#domain/rules/particulars/forms.table.ts';
import { vatFraction } from '#domain/rules/tax/vat-rates.ts';
import type { ReasonName } from '../reasons.table.ts';

/** What one rounding may come to, in the invoice's currency. */
const ROUNDING: Decimal = { units: 1n, scale: 0 };
/** Amounts that tax was taken out of have been rounded more than once: quantity times price, discount, line. */
const SEVERAL_ROUNDINGS: Decimal = { units: 3n, scale: 0 };

/** Lines against quantity, price and discount; totals against lines. */
export function amountFindings(invoice: ReadInvoice): ReasonName[] {
  const findings: ReasonName[] = [];
  if (!linesHold(invoice)) findings.push('line_wrong');
  if (!totalsHold(invoice)) findings.push('totals_wrong');
  return findings;
}

function linesHold({ content, stated }: ReadInvoice): boolean {
  const rounding = { currency: content.currency, digits: DEFAULT_DECIMAL_DIGITS };
  return content.lines.every((line, index) => {
    const said = readDecimal(stated.lines[index]);
    if (line.kind === 'note') return said === null || compare(said, ZERO) === 0;
    // An internal transfer may leave prices out.
    if (said === null) return line.unit_price === null && movesGoods(content);
    const { amount } = lineMoney(line, rounding);
    // A lump sum has no quantity or price to check.
    return amount === null || within(said, amount, slackOf(line));
  });
}

/** A price with decimals may itself be rounded, by half of its last place for each piece. */
function slackOf({ quantity, unit_price }: InvoiceLine): Decimal {
  const [pieces, price] = [readDecimal(quantity) ?? ZERO, readDecimal(unit_price) ?? ZERO];
  if (decimalsOf(pieces) === 0 && decimalsOf(price) === 0) return ROUNDING;
  const half_of_last: Decimal = { units: 5n, scale: decimalsOf(price) + 1 };
  const of_price = multiply(pieces, half_of_last);
  return add(SEVERAL_ROUNDINGS, compare(of_price, ZERO) < 0 ? negate(of_price) : of_price);
}

function totalsHold(invoice: ReadInvoice): boolean {
  const { content, stated } = invoice;
  if (bearsVat(content)) return taxedTotalsHold(invoice);
  return amountProblems(content, stated).length === 0 && discountHolds(invoice);
}

/** TgTTTBSo = TgTCThue + TgTThue + fees − deductions; the first two are the sums of the rates' groups, which are the sums of the lines. */
function taxedTotalsHold({ content, stated }: ReadInvoice): boolean {
  const groups = stated.by_rate.map((group) => ({
    rate: group.vat_rate,
    amount: readDecimal(group.amount) ?? ZERO,
    vat: readDecimal(group.vat_amount) ?? ZERO,
  }));
  const signed = content.lines.map((line, index) => ({ line, amount: counted(line, stated.lines[index]) }));
  const groupsHold = groups.every(({ rate, amount, vat }) => {
    const members = signed.filter(({ line }) => line.vat_rate === rate && line.kind !== 'promotion');
    const tax = multiply(amount, vatFraction(rate) ?? ZERO);
    // Tax may also be summed line by line, each rounded.
    const slack = { units: BigInt(Math.max(1, members.length)), scale: 0 };
    return same(amount, sum(members.map((member) => member.amount))) && within(vat, tax, slack);
  });
  const before = readDecimal(stated.total_before_vat);
  const vat = readDecimal(stated.total_vat);
  const total = readDecimal(stated.total);
  if (before === null || vat === null || total === null) return false;
  return (
    groupsHold &&
    same(before, sum(signed.map(({ amount }) => amount))) &&
    same(vat, sum(groups.map((group) => group.vat))) &&
    same(total, sum([before, vat, besideGoods(content)])) &&
    discountHolds({ content, stated })
  );
}

/** TTCKTMai, where it is stated, is the sum of the trade discounts. */
function discountHolds({ content, stated }: Pick<ReadInvoice, 'content' | 'stated'>): boolean {
  const discount = readDecimal(stated.total_discount);
  const discounts = content.lines.map((line, index) =>
    line.kind === 'discount' ? (readDecimal(stated.lines[index]) ?? ZERO) : ZERO,
  );
  return discount === null || same(discount, sum(discounts));
}

function counted(line: InvoiceLine, said: string | null | undefined): Decimal {
  const amount = readDecimal(said) ?? ZERO;
  return line.kind === 'discount' ? negate(amount) : amount;
}

function same(a: Decimal, b: Decimal): boolean {
  return compare(a, b) === 0;
}

function within(a: Decimal, b: Decimal, slack: Decimal): boolean {
  const difference = subtract(a, b);
  return compare(difference, slack) <= 0 && compare(difference, negate(slack)) >= 0;
}
