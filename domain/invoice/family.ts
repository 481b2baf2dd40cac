import { add, decimalText, parseDecimal } from '../money/decimal.ts';

/** An invoice of a family: the original, or one that adjusts or replaces another of the family. */
export type FamilyMember = {
  readonly id: number;
  readonly nature: 'original' | 'adjust' | 'replace';
  /** The invoice it corrects; null of the original. */
  readonly target_id: number | null;
  /** What it comes to, a decimal in the family's currency; of an adjusting invoice the difference. */
  readonly total: string;
  /** The tax authority has it: a draft and a rejected invoice change nothing. */
  readonly in_effect: boolean;
};

/**
 * Giá trị đang có hiệu lực: what an invoice comes to with what corrects it, a decimal. Its replacement counts instead of it;
 * adjustments count beside it. Null while neither the invoice nor anything that replaces it is in effect.
 */
export function valueInForce(members: readonly FamilyMember[], id: number): string | null {
  const one = members.find((member) => member.id === id);
  if (one === undefined) return null;
  const corrections = members.filter(({ target_id, in_effect }) => target_id === id && in_effect);
  const replacement = corrections.find(({ nature }) => nature === 'replace');
  if (replacement !== undefined) return valueInForce(members, replacement.id);
  if (!one.in_effect) return null;
  const adjustments = corrections.map(({ id: adjusting }) => valueInForce(members, adjusting) ?? '0');
  return decimalText([one.total, ...adjustments].map(parseDecimal).reduce(add));
}

/** The members that count in the value in force of an invoice, in the order of the family. */
export function membersInForce(members: readonly FamilyMember[], id: number): readonly number[] {
  const one = members.find((member) => member.id === id);
  if (one === undefined) return [];
  const corrections = members.filter(({ target_id, in_effect }) => target_id === id && in_effect);
  const replacement = corrections.find(({ nature }) => nature === 'replace');
  if (replacement !== undefined) return membersInForce(members, replacement.id);
  if (!one.in_effect) return [];
  return [id, ...corrections.flatMap((adjusting) => membersInForce(members, adjusting.id))];
}
