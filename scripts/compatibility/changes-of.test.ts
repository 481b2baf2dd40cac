import { describe, expect, test } from 'vitest';
import { BREAKING_EDITS } from './breaking-edits.table.ts';
import type { Change } from './change.ts';
import { changesOf } from './changes-of.ts';
import { CODES } from './codes.table.ts';
import { HARMLESS_EDITS } from './harmless-edits.table.ts';
import type { Draft, PlantedEdit } from './planted-edits.ts';
import { descriptionOf } from './releases.ts';
import { SMALL_DESCRIPTION } from './small-description.ts';

const DESCRIPTIONS = { release: descriptionOf('releases', '0.1.0'), small: SMALL_DESCRIPTION };

function changesAfter({ on, edit }: PlantedEdit): Change[] {
  const draft = structuredClone(DESCRIPTIONS[on]) as Draft;
  edit(draft);
  return changesOf(DESCRIPTIONS[on], draft);
}

const codesOf = (changes: readonly Change[]): string[] => changes.map(({ code }) => code);
const breakingIn = (changes: readonly Change[]): string[] =>
  codesOf(changes.filter(({ severity }) => severity === 'breaking'));

describe('a breaking edit', () => {
  test.each(BREAKING_EDITS)('is named: $name', (planted) => {
    expect(breakingIn(changesAfter(planted))).toContain(planted.code);
  });
});

describe('a harmless edit', () => {
  test.each(HARMLESS_EDITS)('stops nobody: $name', (planted) => {
    const changes = changesAfter(planted);
    expect(breakingIn(changes)).toEqual([]);
    if (planted.code === null) expect(changes).toEqual([]);
    else expect(codesOf(changes)).toContain(planted.code);
  });
});

describe('the gate', () => {
  test('is tried with 60 breaking edits and 40 harmless ones at least', () => {
    expect(BREAKING_EDITS.length).toBeGreaterThanOrEqual(60);
    expect(HARMLESS_EDITS.length).toBeGreaterThanOrEqual(40);
  });

  test('has no code that no edit brings out', () => {
    const planted = new Set([...BREAKING_EDITS, ...HARMLESS_EDITS].map(({ code }) => code));
    expect(Object.keys(CODES).filter((code) => !planted.has(code as keyof typeof CODES))).toEqual([]);
  });

  test.each(Object.entries(DESCRIPTIONS))(
    'finds nothing between the %s description and itself',
    (_name, one) => {
      expect(changesOf(one, structuredClone(one))).toEqual([]);
    },
  );

  test('tells a change of a shared schema once, with the operations it reaches', () => {
    const planted = BREAKING_EDITS.find(({ name }) => name === 'a property may be missing');
    if (planted === undefined) throw new Error('the edit is gone');
    const [change, ...others] = changesAfter(planted);
    expect(others).toEqual([]);
    expect(change?.where).toBe('response Customer.lock_version');
    expect(change?.operations).toEqual(
      expect.arrayContaining(['listCustomers', 'createCustomer', 'getCustomer', 'updateCustomer']),
    );
  });

  test('says of a change in place which operation and which part of it', () => {
    const planted = BREAKING_EDITS.find(({ name }) => name === 'a filter must be given');
    if (planted === undefined) throw new Error('the edit is gone');
    expect(changesAfter(planted).map(({ where }) => where)).toEqual(['listInvoices query template_id']);
  });

  test.each([
    ['a $ref that leads nowhere', { $ref: '#/components/schemas/Nobody' }, /leads nowhere/],
    [
      'a $ref behind a keyword it does not follow',
      { allOf: [{ $ref: '#/components/schemas/Thing' }] },
      /allOf/,
    ],
  ])('refuses to judge %s', (_what, schema, says) => {
    const draft = structuredClone(SMALL_DESCRIPTION) as Draft;
    const edited = BREAKING_EDITS.find(({ on }) => on === 'small');
    expect(edited).toBeDefined();
    const { components } = draft as typeof SMALL_DESCRIPTION;
    Object.assign(components.schemas.ThingInput.properties, { name: schema });
    expect(() => changesOf(SMALL_DESCRIPTION, draft)).toThrow(says);
  });
});
