import type { components } from '#generated/types.ts';
import { expect, test } from 'vitest';
import { valueBands } from './value-bands.ts';

type Member = components['schemas']['InvoiceRemedies']['family'][number];

const member = (id: number, changed: Partial<Member>): Member => ({
  ...{ id, other_id: null, form_no: '1', symbol: 'C26TAA', number: String(id), issued_on: '2026-11-17' },
  ...{ signed_on: null, nature: 'original', target_ids: [], total: '1000', status: 'code_issued' },
  ...{ in_effect: true, counts: true, value_after: null },
  ...changed,
});
const original = member(1, { value_after: '1000' });
const adjusting = member(2, { nature: 'adjust', target_ids: [1], total: '-100', value_after: '900' });
const drafted = (changed: Partial<Member>) =>
  member(3, { total: '-40', target_ids: [1], in_effect: false, counts: false, ...changed });
const said = (family: Member[], open_correction_id: number | null = null) =>
  valueBands({ family, open_correction_id }).map(({ state, value }) => `${state} ${value}`);

test('values follow each other, and the last one is in force', () => {
  expect(said([original])).toEqual(['now 1000']);
  expect(said([original, adjusting])).toEqual(['past 1000', 'now 900']);
});

test('the correction under way says what it would bring: a difference, or what counts instead', () => {
  expect(said([original, adjusting, drafted({ nature: 'adjust' })], 3)).toEqual([
    'past 1000',
    'now 900',
    'next 860',
  ]);
  expect(said([original, drafted({ nature: 'replace', total: '700' })], 3)).toEqual(['now 1000', 'next 700']);
});

test('one that corrects an invoice of another system does so too', () => {
  const other = { ...original, id: null, other_id: 9, value_after: '1000' };
  const replacing = drafted({ nature: 'replace', total: '700', target_ids: [] });
  expect(said([other, replacing], 3)).toEqual(['now 1000', 'next 700']);
});

test('nothing in force has no value, and a draft that corrects nothing here adds none', () => {
  expect(said([drafted({ nature: 'original', target_ids: [] })], 3)).toEqual([]);
  expect(said([original, drafted({ nature: 'adjust' })])).toEqual(['now 1000']);
});
