import type { InvoiceLine } from '../invoice/content.ts';
import { vatFraction, type VatRate } from '../rules/tax/vat-rates.ts';
import { apportion } from './apportion.ts';
import { add, compare, negate, readDecimal, subtract, sum, ZERO, type Decimal } from './decimal.ts';
import { ONE, over, product, type Exact } from './exact.ts';
import type { LineBasis } from './line-basis.ts';
import type { AmountName, MoneyContext } from './money-context.ts';
import type { MoneyOptions } from './money-options.ts';

/** What is added up in a group: a line (its place from 0), or the group's share of the invoice's discount (null). */
type Member = { readonly line: number | null; readonly counted: Decimal; readonly subtracts: boolean };

/** Lines taxed alike: of one VAT rate or, on revenue, of one percentage. Null gathers those that name none yet. */
export type Group = {
  readonly key: string | null;
  /** The key where it is a VAT rate. */
  readonly vat_rate: VatRate | null;
  /** The part of the price that is VAT; null where none is computed. */
  readonly fraction: Decimal | null;
  readonly members: readonly Member[];
};

type GroupName = Omit<Group, 'members'>;

/** Rising by rate, then KCT, then KKKNT, then lines without a rate; the order of the lines says nothing. */
export function groupLines(
  lines: readonly InvoiceLine[],
  bases: readonly LineBasis[],
  options: MoneyOptions,
): Group[] {
  const found = new Map<string | null, { name: GroupName; members: Member[] }>();
  const rates = new Map<string | null, GroupName>();
  for (const [at, line] of lines.entries()) {
    const counted = bases[at]?.counted ?? null;
    if (counted === null) continue;
    const name = options.method_of_tax_calculation === 'VAT' ? rateOf(line, rates) : percentOf(at, options);
    const group = found.get(name.key) ?? { name, members: [] };
    group.members.push({ line: at, counted, subtracts: line.kind === 'discount' });
    found.set(name.key, group);
  }
  return [...found.values()].map(({ name, members }) => ({ ...name, members })).sort(byRate);
}

export function countedIn({ members }: Group): Decimal {
  return sum(members.map(({ counted }) => counted));
}

const NAMELESS: GroupName = { key: null, vat_rate: null, fraction: null };

/** A rate that is none of the format's counts as no rate. `known`: rates of the lines before, each read once. */
function rateOf({ vat_rate }: InvoiceLine, known: Map<string | null, GroupName>): GroupName {
  const before = known.get(vat_rate);
  if (before !== undefined) return before;
  const fraction = vat_rate === null ? null : vatFraction(vat_rate);
  const name = fraction === null ? NAMELESS : { key: vat_rate, vat_rate, fraction };
  known.set(vat_rate, name);
  return name;
}

function percentOf(at: number, { revenue_reduction }: MoneyOptions): GroupName {
  const percent = revenue_reduction?.percents[at] ?? null;
  return readDecimal(percent) === null ? NAMELESS : { ...NAMELESS, key: percent };
}

const UNTAXED_LAST: Readonly<Record<string, number>> = { KCT: 1, KKKNT: 2 };
const NAMELESS_LAST = 3;

function byRate(a: Group, b: Group): number {
  const place = ({ key }: Group) => (key === null ? NAMELESS_LAST : (UNTAXED_LAST[key] ?? 0));
  const value = ({ key, fraction }: Group) => fraction ?? readDecimal(key) ?? ZERO;
  // The same rate written in two ways, 8% and KHAC:8%, is ordered by its text.
  const byText = (a.key ?? '') < (b.key ?? '') ? -1 : 1;
  return place(a) - place(b) || compare(value(a), value(b)) || byText;
}

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
    // The share of a discount is no line: its tax is not shown.
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
