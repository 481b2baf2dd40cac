import type { StatedAmounts } from '../documents/read-invoice.ts';
import { besideGoods } from '../money/invoice-amounts.ts';
import { currencyDecimals } from '../money/decimal-digits.ts';
import {
  add,
  compare,
  multiply,
  negate,
  readDecimal,
  roundTo,
  subtract,
  sum,
  ZERO,
  type Decimal,
} from '../money/decimal.ts';
import { FORMS_WITHOUT_TOTALS, UNTAXED_FORMS } from '../rules/particulars/forms.table.ts';
import { isVatRate, vatFraction } from '../rules/tax/vat-rates.ts';
import type { InvoiceContent, InvoiceLineKind } from './content.ts';

/** What does not add up in an invoice received from elsewhere. */
export type AmountProblem =
  | 'amount_missing'
  | 'lines_before_vat' // Σ ThTien, trade discounts subtracted, is not TgTCThue
  | 'rates_before_vat' // Σ LTSuat/ThTien is not TgTCThue
  | 'rate_vat' // a LTSuat/TThue is not its ThTien times the rate
  | 'rates_vat' // Σ LTSuat/TThue is not TgTThue
  | 'total'; // TgTCThue − TGTKCThue + TgTThue + ΣTPhi − TGTKhac is not TgTTTBSo

/**
 * The checks any receiver can make on stated totals. Tax may have been summed over lines, so a rate's tax may be
 * off by one unit for each line of it.
 */
export function amountProblems(content: InvoiceContent, stated: StatedAmounts): AmountProblem[] {
  if (FORMS_WITHOUT_TOTALS.includes(content.form_no)) return [];
  return UNTAXED_FORMS.includes(content.form_no)
    ? untaxedProblems(content, stated)
    : taxedProblems(content, stated);
}

/** What is paid of form 2 may be less than its lines by the reduced percentage: then TgTCThue says what they come to. */
function untaxedProblems(content: InvoiceContent, stated: StatedAmounts): AmountProblem[] {
  const total = readDecimal(stated.total);
  if (total === null) return ['amount_missing'];
  const lines = lineSum(content, stated);
  if (stated.total_before_vat !== null) {
    return same(lines, amount(stated.total_before_vat)) ? [] : ['lines_before_vat'];
  }
  return same(add(lines, besideGoods(content)), total) ? [] : ['total'];
}

function taxedProblems(content: InvoiceContent, stated: StatedAmounts): AmountProblem[] {
  const before = readDecimal(stated.total_before_vat);
  const vat = readDecimal(stated.total_vat);
  const total = readDecimal(stated.total);
  if (before === null || vat === null || total === null) return ['amount_missing'];
  const groups = stated.by_rate;
  const checks: readonly (readonly [AmountProblem, boolean])[] = [
    ['lines_before_vat', same(lineSum(content, stated), before)],
    ['rates_before_vat', same(sum(groups.map((group) => amount(group.amount))), before)],
    ['rate_vat', groups.every((group) => isVatRight(group, content))],
    ['rates_vat', same(sum(groups.map((group) => amount(group.vat_amount))), vat)],
    ['total', same(add(add(before, vat), besideGoods(content)), total)],
  ];
  return checks.filter(([, holds]) => !holds).map(([problem]) => problem);
}

function lineSum(content: InvoiceContent, stated: StatedAmounts): Decimal {
  const counted = content.lines.map((line, index) => {
    const value = amount(stated.lines[index] ?? null);
    if (line.kind === 'goods') return value;
    return line.kind === 'discount' ? negate(value) : ZERO;
  });
  return sum(counted);
}

/** Kinds of line that bear tax. */
const TAXED: readonly InvoiceLineKind[] = ['goods', 'discount'];

function isVatRight(group: StatedAmounts['by_rate'][number], content: InvoiceContent): boolean {
  const fraction = vatFraction(group.vat_rate);
  // Of a finance lease (CTTC) the tax is stated: there is nothing to hold it against.
  if (fraction === null) return isVatRate(group.vat_rate);
  const decimals = currencyDecimals(content.currency, content.issued_on);
  const wanted = roundTo(multiply(amount(group.amount), fraction), decimals);
  const off = subtract(amount(group.vat_amount), wanted);
  const lines = content.lines.filter(
    (line) => TAXED.includes(line.kind) && line.vat_rate === group.vat_rate,
  ).length;
  const allowed: Decimal = { units: BigInt(lines), scale: decimals };
  return compare(off, allowed) <= 0 && compare(negate(off), allowed) <= 0;
}

function amount(text: string | null): Decimal {
  return readDecimal(text) ?? ZERO;
}

function same(a: Decimal, b: Decimal): boolean {
  return compare(a, b) === 0;
}
