import type { InvoiceLine } from '../invoice/content.ts';
import { vatFraction, type VatRate } from '../rules/tax/vat-rates.ts';
import type { Decimal } from './decimal.ts';
import { compare, readDecimal, sum, ZERO } from './decimal.ts';
import type { LineBasis } from './line-basis.ts';
import type { MoneyOptions } from './money-options.ts';

/** What is added up in a group: a line (its place from 0), or the group's share of the invoice's discount (null). */
export type Member = { readonly line: number | null; readonly counted: Decimal; readonly subtracts: boolean };

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
  for (const [at, line] of lines.entries()) {
    const counted = bases[at]?.counted ?? null;
    if (counted === null) continue;
    const name = options.method_of_tax_calculation === 'VAT' ? rateOf(line) : percentOf(at, options);
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

/** A rate that is none of the format's counts as no rate. */
function rateOf({ vat_rate }: InvoiceLine): GroupName {
  const fraction = vat_rate === null ? null : vatFraction(vat_rate);
  return fraction === null ? NAMELESS : { key: vat_rate, vat_rate, fraction };
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
  // The same rate written in two ways, 8% and KHAC:8%, stands in the order of the texts.
  const byText = (a.key ?? '') < (b.key ?? '') ? -1 : 1;
  return place(a) - place(b) || compare(value(a), value(b)) || byText;
}
