import type { Decimal } from '../../money/decimal.ts';
import { add, compare, isZero, readDecimal, ZERO } from '../../money/decimal.ts';
import type { InvoiceAmounts } from '../../money/invoice-amounts.ts';
import type { Refusal } from '../../refusals.ts';
import { refuse } from '../../refusals.ts';
import type { StatedMoney } from '../stated-money-options.ts';

const WHOLE: Decimal = { units: 100n, scale: 0 };

/**
 * What is wrong with the discount on the whole invoice: a rate and an amount together, a rate over 100, more than
 * the goods come to. While no line has an amount there is nothing to hold it against.
 */
export function invoiceDiscountRefusals(stated: StatedMoney, amounts: InvoiceAmounts): Refusal[] {
  const { invoice_discount_rate: rate = null, invoice_discount_amount: amount = null } = stated;
  if (rate && amount) return [refuse('invoice_discount_twice', 'invoice_discount_amount')];
  if (compare(readDecimal(rate) ?? ZERO, WHOLE) > 0) {
    return [refuse('invoice_discount_rate_range', 'invoice_discount_rate', { value: rate ?? '' })];
  }
  return amount && isMoreThanGoods(amount, amounts)
    ? [refuse('invoice_discount_too_large', 'invoice_discount_amount', { value: amount })]
    : [];
}

function isMoreThanGoods(stated: string, amounts: InvoiceAmounts): boolean {
  const after = readDecimal(amounts.total_before_vat) ?? ZERO;
  if (amounts.invoice_discount === null) {
    // Of nothing there is nothing to take off.
    const hasAmounts = amounts.lines.some((line) => line.amount !== null);
    return hasAmounts && isZero(after) && compare(readDecimal(stated) ?? ZERO, ZERO) > 0;
  }
  const goods = add(after, readDecimal(amounts.invoice_discount.amount) ?? ZERO);
  return compare(goods, ZERO) >= 0 && compare(after, ZERO) < 0;
}
