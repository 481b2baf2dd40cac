import { apportion } from './apportion.ts';
import { isZero, multiply, negate, readDecimal, sum, type Decimal } from './decimal.ts';
import { HUNDREDTH, product } from './exact.ts';
import type { MoneyContext } from './money-context.ts';
import { countedIn, type Group } from './rate-groups.ts';

/**
 * Chiết khấu cả hóa đơn, spread over the groups by what they come to so that the shares add up to it exactly;
 * each share becomes a member of its group. No goods or no readable discount leave the groups as they are.
 */
export function withInvoiceDiscount(groups: readonly Group[], context: MoneyContext): readonly Group[] {
  const base = sum(groups.map(countedIn));
  const discount = isZero(base) ? null : discountOf(base, context);
  if (discount === null) return groups;
  const digits = context.scale('decimal_digit_discount_amount');
  const wholes = groups.map((group) => multiply(discount, countedIn(group)));
  const shares = apportion(wholes, base, discount, digits);
  return groups.map((group, at) => {
    const share = shares[at];
    if (share === undefined || isZero(share)) return group;
    const { factors } = product(discount, countedIn(group));
    context.log.note({
      name: { of: 'group', group: group.key, amount: 'discount_share' },
      rule: 'invoice_discount_share',
      exact: { factors, divisor: base },
      digits,
      result: share,
    });
    const member = { line: null, counted: negate(share), subtracts: true };
    return { ...group, members: [...group.members, member] };
  });
}

function discountOf(base: Decimal, { options, log, scale }: MoneyContext): Decimal | null {
  const stated = options.invoice_discount;
  if (stated === null) return null;
  const by_rate = 'rate' in stated;
  const value = readDecimal(by_rate ? stated.rate : stated.amount);
  if (value === null) return null;
  return log.round(
    { of: 'invoice', amount: 'invoice_discount' },
    by_rate ? 'invoice_discount_by_rate' : 'invoice_discount_stated',
    by_rate ? product(base, value, HUNDREDTH) : product(value),
    scale('decimal_digit_discount_amount'),
  );
}
