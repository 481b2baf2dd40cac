import { apportion } from './apportion.ts';
import type { Decimal } from './decimal.ts';
import { add, negate, subtract, sum, ZERO } from './decimal.ts';
import type { Exact } from './exact.ts';
import { ONE, over, product } from './exact.ts';
import type { MoneyContext } from './money-context.ts';
import type { Group, Member } from './rate-groups.ts';
import { countedIn } from './rate-groups.ts';
import type { AmountName } from './rounding.ts';

/** A member with its VAT taken apart; amounts are signed as they count. */
export type TaxedMember = Member & { readonly before: Decimal; readonly vat: Decimal | null };

export type TaxedGroup = Pick<Group, 'key' | 'vat_rate'> & {
  readonly members: readonly TaxedMember[];
  readonly before: Decimal;
  readonly vat: Decimal;
};

/** VAT of a group: added to prices without it, taken out of prices with it; rounded per rate or per line. */
export function taxGroup(group: Group, context: MoneyContext): TaxedGroup {
  const { key, vat_rate, fraction, members } = group;
  if (fraction === null) {
    const untaxed = members.map((member) => ({ ...member, before: member.counted, vat: null }));
    return { key, vat_rate, members: untaxed, before: countedIn(group), vat: ZERO };
  }
  return context.with_tax
    ? taxTakenOut(group, add(ONE, fraction), context)
    : taxAdded(group, fraction, context);
}

function taxAdded(group: Group, fraction: Decimal, { options, log, scale }: MoneyContext): TaxedGroup {
  const digits = scale('decimal_digit_vat_amount');
  const per_line = options.tax_rounding === 'per_line';
  const rule = per_line ? 'vat_of_line' : 'vat_of_line_shown';
  const members = group.members.map((member) => {
    // The share of a discount is no line whose tax anybody reads.
    if (member.line === null && !per_line) return { ...member, before: member.counted, vat: null };
    const exact = product(member.counted, fraction);
    const vat = log.round(nameOf(member, group, 'vat_amount'), rule, exact, digits);
    return { ...member, before: member.counted, vat };
  });
  const before = countedIn(group);
  const name = { of: 'group', group: group.key, amount: 'vat_amount' } as const;
  const vat = per_line
    ? sum(members.map((member) => member.vat ?? ZERO))
    : log.round(name, 'vat_of_rate', product(before, fraction), digits);
  return { key: group.key, vat_rate: group.vat_rate, members, before, vat };
}

/** The VAT is what is left of the typed amounts, so that they come back to the last đồng. */
function taxTakenOut(group: Group, divisor: Decimal, context: MoneyContext): TaxedGroup {
  const befores =
    context.options.tax_rounding === 'per_line'
      ? group.members.map((member) => beforeTax(member, group, divisor, context))
      : shareOfRate(group, divisor, context);
  const members = group.members.map((member, at) => {
    const before = befores[at] ?? ZERO;
    return { ...member, before, vat: subtract(member.counted, before) };
  });
  const before = sum(befores);
  return {
    key: group.key,
    vat_rate: group.vat_rate,
    members,
    before,
    vat: subtract(countedIn(group), before),
  };
}

function beforeTax(member: Member, group: Group, divisor: Decimal, { log, scale }: MoneyContext): Decimal {
  const exact = over(product(asWritten(member.counted, member)), divisor);
  const digits = scale('decimal_digit_amount_without_vat');
  return asWritten(log.round(nameOf(member, group, 'amount'), 'line_before_tax', exact, digits), member);
}

function shareOfRate(group: Group, divisor: Decimal, { log, scale }: MoneyContext): Decimal[] {
  const digits = scale('decimal_digit_amount_without_vat');
  const exact: Exact = over(product(countedIn(group)), divisor);
  const name = { of: 'group', group: group.key, amount: 'amount' } as const;
  const before = log.round(name, 'rate_before_tax', exact, digits);
  const counted = group.members.map((member) => member.counted);
  const parts = apportion(counted, divisor, before, digits);
  for (const [at, member] of group.members.entries()) {
    log.note({
      name: nameOf(member, group, 'amount'),
      rule: 'line_before_tax_share',
      exact: over(product(asWritten(member.counted, member)), divisor),
      digits,
      result: asWritten(parts[at] ?? ZERO, member),
    });
  }
  return parts;
}

/** Discounts are written positive and count negative. */
function asWritten(value: Decimal, { subtracts }: Member): Decimal {
  return subtracts ? negate(value) : value;
}

function nameOf({ line }: Member, { key }: Group, amount: 'amount' | 'vat_amount'): AmountName {
  if (line !== null) return { of: 'line', line, amount };
  const share = amount === 'amount' ? 'discount_share_before_tax' : 'discount_share_vat_amount';
  return { of: 'group', group: key, amount: share };
}
