import fc from 'fast-check';
import { expect, test } from 'vitest';
import { membersInForce, valueInForce, valuesOverTime, type FamilyMember } from './family.ts';

const original = (key: string, total = '1000'): FamilyMember => ({
  key,
  nature: 'original',
  targets: [],
  total,
  in_effect: true,
});

const adjusting = (targets: readonly string[]) =>
  fc
    .array(fc.record({ amount: fc.integer({ min: -900, max: 900 }), in_effect: fc.boolean() }), {
      maxLength: 8,
    })
    .map((all) =>
      all.map(({ amount, in_effect }, at): FamilyMember => ({
        key: `adjusting ${at}`,
        nature: 'adjust',
        targets,
        total: String(amount),
        in_effect,
      })),
    );

const replacing = (
  key: string,
  targets: readonly string[],
  total: string,
  in_effect = true,
): FamilyMember => ({ key, nature: 'replace', targets, total, in_effect });

test('the value in force is the original with the adjustments that are in effect', () => {
  fc.assert(
    fc.property(adjusting(['1']), (adjustments) => {
      const effective = adjustments.filter(({ in_effect }) => in_effect);
      const sum = effective.reduce((value, { total }) => value + Number(total), 1000);
      const family = [original('1'), ...adjustments];
      expect(valueInForce(family)).toBe(String(sum));
      expect(membersInForce(family)).toEqual(['1', ...effective.map(({ key }) => key)]);
    }),
  );
});

test('a replacement in effect counts instead of what it replaces, with its own corrections', () => {
  fc.assert(
    fc.property(adjusting(['1']), fc.boolean(), (adjustments, in_effect) => {
      const family = [original('1'), ...adjustments];
      const last = replacing('last', ['replacement'], '650', in_effect);
      const members = [...family, replacing('replacement', ['1'], '700', in_effect), last];
      expect(valueInForce(members)).toBe(in_effect ? '650' : valueInForce(family));
      if (in_effect) expect(membersInForce(members)).toEqual(['last']);
    }),
  );
});

test('one adjustment of several invoices counts once, beside all of them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 9 }), adjusting(['0', '1']), (count, adjustments) => {
      const originals = Array.from({ length: count }, (_none, at) => original(String(at)));
      const effective = adjustments.filter(({ in_effect }) => in_effect);
      const sum = effective.reduce((value, { total }) => value + Number(total), 1000 * count);
      expect(valueInForce([...originals, ...adjustments])).toBe(String(sum));
    }),
  );
});

test('one replacement of several invoices counts once, instead of all of them', () => {
  const originals = ['1', '2', '3'].map((key) => original(key));
  const replacement = replacing('new', ['1', '2', '3'], '2500');
  expect(valueInForce([...originals, replacement])).toBe('2500');
  expect(valueInForce([...originals, { ...replacement, in_effect: false }])).toBe('3000');
});

test('nothing is in force before the first invoice is', () => {
  const draft = { ...original('1'), in_effect: false };
  expect(valueInForce([draft])).toBeNull();
  expect(membersInForce([draft])).toEqual([]);
});

test('the value in force after each member is that of the family as it was then', () => {
  const family = [
    original('1'),
    { key: '2', nature: 'adjust', targets: ['1'], total: '-100', in_effect: true },
    { key: 'draft', nature: 'adjust', targets: ['1'], total: '-500', in_effect: false },
    { key: '3', nature: 'adjust', targets: ['1'], total: '-50', in_effect: true },
  ] as const;
  expect([...valuesOverTime(family)]).toEqual([
    ['1', '1000'],
    ['2', '900'],
    ['draft', null],
    ['3', '850'],
  ]);
});
