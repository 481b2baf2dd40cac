import fc from 'fast-check';
import { expect, test } from 'vitest';
import { membersInForce, valueInForce, type FamilyMember } from './family.ts';

const original: FamilyMember = { id: 1, nature: 'original', target_id: null, total: '1000', in_effect: true };

const adjusting = fc
  .array(fc.record({ amount: fc.integer({ min: -900, max: 900 }), in_effect: fc.boolean() }), {
    maxLength: 8,
  })
  .map((all) =>
    all.map(({ amount, in_effect }, at): FamilyMember => ({
      id: at + 2,
      nature: 'adjust',
      target_id: 1,
      total: String(amount),
      in_effect,
    })),
  );

test('the value in force is the original with the adjustments that are in effect', () => {
  fc.assert(
    fc.property(adjusting, (adjustments) => {
      const effective = adjustments.filter(({ in_effect }) => in_effect);
      const sum = effective.reduce((value, { total }) => value + Number(total), 1000);
      expect(valueInForce([original, ...adjustments], 1)).toBe(String(sum));
      expect(membersInForce([original, ...adjustments], 1)).toEqual([1, ...effective.map(({ id }) => id)]);
    }),
  );
});

test('a replacement in effect counts instead of what it replaces, with its own corrections', () => {
  fc.assert(
    fc.property(adjusting, fc.boolean(), (adjustments, in_effect) => {
      const replacement: FamilyMember = { id: 50, nature: 'replace', target_id: 1, total: '700', in_effect };
      const last: FamilyMember = { id: 51, nature: 'replace', target_id: 50, total: '650', in_effect };
      const members = [original, ...adjustments, replacement, last];
      const without = valueInForce([original, ...adjustments], 1);
      expect(valueInForce(members, 1)).toBe(in_effect ? '650' : without);
      if (in_effect) expect(membersInForce(members, 1)).toEqual([51]);
    }),
  );
});

test('nothing is in force before the first invoice is', () => {
  expect(valueInForce([{ ...original, in_effect: false }], 1)).toBeNull();
  expect(membersInForce([{ ...original, in_effect: false }], 1)).toEqual([]);
});
