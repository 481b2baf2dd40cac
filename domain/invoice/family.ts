import { decimalText, parseDecimal, sum } from '../money/decimal.ts';

/** An invoice of a family: an original, or one that adjusts or replaces others of the family. */
export type FamilyMember = {
  /** Tells the members of a family apart. */
  readonly key: string;
  readonly nature: 'original' | 'adjust' | 'replace';
  /** The invoices it corrects, several with a list 01/BK-ĐCTT; none of an original. */
  readonly targets: readonly string[];
  /** What it comes to, a decimal in the family's currency; of an adjusting invoice the difference. */
  readonly total: string;
  /** The tax authority has it: a draft and a rejected invoice change nothing. */
  readonly in_effect: boolean;
};

/**
 * The members that count in the value in force, each once, in the order of the family: what has effect and was not replaced, and of
 * adjustments those whose invoices count.
 */
export function membersInForce(members: readonly FamilyMember[]): readonly string[] {
  const effective = members.filter(({ in_effect }) => in_effect);
  const replaced = new Set(
    effective.filter(({ nature }) => nature === 'replace').flatMap(({ targets }) => targets),
  );
  const by_key = new Map(effective.map((member) => [member.key, member]));
  const counts = (key: string): boolean => {
    const member = by_key.get(key);
    if (member === undefined || replaced.has(key)) return false;
    return member.nature !== 'adjust' || member.targets.some(counts);
  };
  return members.filter(({ key }) => counts(key)).map(({ key }) => key);
}

/** The value in force from when each member took effect, by its key; the members are in the order in which they were made. */
export function valuesOverTime(members: readonly FamilyMember[]): ReadonlyMap<string, string | null> {
  return new Map(
    members.map(({ key, in_effect }, at) => [key, in_effect ? valueInForce(members.slice(0, at + 1)) : null]),
  );
}

/**
 * Giá trị đang có hiệu lực: what a family comes to, a decimal: the originals with their adjustments, or what replaces them. Null while
 * none of it is in effect.
 */
export function valueInForce(members: readonly FamilyMember[]): string | null {
  const counting = new Set(membersInForce(members));
  if (counting.size === 0) return null;
  return decimalText(
    sum(members.filter(({ key }) => counting.has(key)).map(({ total }) => parseDecimal(total))),
  );
}
