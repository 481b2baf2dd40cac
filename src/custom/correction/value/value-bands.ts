import { valueInForce, type FamilyMember } from '#domain/invoice/family.ts';
import type { components } from '#generated/types.ts';

type InvoiceRemedies = components['schemas']['InvoiceRemedies'];
type Member = InvoiceRemedies['family'][number];

/** A stretch of time in which a family comes to one value, begun by one of its invoices. */
export type ValueBand = { state: 'past' | 'now' | 'next'; member: Member; value: string };

/**
 * The values of a family in the order in which they came into force, and the one that the correction under way would bring.
 * Empty while nothing is in force.
 */
export function valueBands({
  family,
  open_correction_id,
}: Pick<InvoiceRemedies, 'family' | 'open_correction_id'>): ValueBand[] {
  const stretches = family.flatMap((member) =>
    member.value_after === null ? [] : [{ member, value: member.value_after }],
  );
  const bands = stretches.map((one, at): ValueBand => ({
    ...one,
    state: at === stretches.length - 1 ? 'now' : 'past',
  }));
  const open = family.find(({ id, in_effect }) => id !== null && id === open_correction_id && !in_effect);
  const value = open === undefined || bands.length === 0 ? null : valueInForce(withEffectOf(family, open));
  return open === undefined || value === null ? bands : [...bands, { state: 'next', member: open, value }];
}

function withEffectOf(family: readonly Member[], open: Member): FamilyMember[] {
  // What corrects no invoice of ours corrects those of another system.
  const others = family.filter(({ id }) => id === null).map(keyOf);
  return family.map((member) => {
    const { nature, target_ids, total, in_effect } = member;
    const targets = nature === 'original' ? [] : target_ids.length > 0 ? target_ids.map(String) : others;
    return { key: keyOf(member), nature, targets, total, in_effect: in_effect || member === open };
  });
}

function keyOf({ id, other_id }: Member): string {
  return id === null ? `other ${other_id}` : String(id);
}
