import { expect, test } from 'vitest';
import { bringsNothing, mergeDraft, settled } from './merge-draft.ts';

const stored = { name: 'An', phone: '0901', note: '' };

test('what only the draft changed is taken', () => {
  const draft = { values: { name: 'An Phước' }, before: { name: 'An' } };
  expect(mergeDraft(draft, { stored, shown: stored })).toEqual({
    taken: { name: 'An Phước' },
    contested: [],
  });
});

test('what only the server changed keeps what the server has', () => {
  const draft = { values: { name: 'An Phước' }, before: { name: 'An' } };
  const newer = { ...stored, phone: '0999' };
  expect(mergeDraft(draft, { stored: newer, shown: newer })).toEqual({
    taken: { name: 'An Phước' },
    contested: [],
  });
});

test('a field that both changed is asked, one that both changed alike is not', () => {
  const draft = { values: { name: 'Bình', phone: '0999' }, before: { name: 'An', phone: '0901' } };
  const newer = { ...stored, name: 'Cường', phone: '0999' };
  const merge = mergeDraft(draft, { stored: newer, shown: newer });
  expect(merge).toEqual({ taken: {}, contested: [{ key: 'name', draft: 'Bình', current: 'Cường' }] });
  expect(settled(merge, { name: 'draft' })).toEqual({ name: 'Bình' });
  expect(settled(merge, { name: 'current' })).toEqual({});
});

test('what was typed while the draft waited is never written over unasked', () => {
  const draft = { values: { note: 'cũ' }, before: { note: '' } };
  const { taken, contested } = mergeDraft(draft, { stored, shown: { ...stored, note: 'mới gõ' } });
  expect(taken).toEqual({});
  expect(contested).toEqual([{ key: 'note', draft: 'cũ', current: 'mới gõ' }]);
});

test('a draft whose values stand there already, or whose fields are gone, brings nothing', () => {
  const draft = { values: { name: 'An', fax: '1' }, before: { name: 'Ân', fax: '' } };
  expect(bringsNothing(draft, { stored, shown: stored })).toBe(true);
});

test.each<[string, unknown, unknown]>([
  ['a number for a text', 'An', 5],
  ['nothing for a text', 'An', null],
  ['a text for rows', [{ name: 'Giấy' }], 'Giấy'],
  ['rows that are none', [], [null]],
  ['a row without what rows have', [{ name: 'Giấy' }], [{ code: 'G' }]],
  ['rows that are an object', [], { 0: 'Giấy' }],
  ['a text for a group', { by: 'rate', value: '' }, 'rate'],
  ['a group for a choice', null, { id: 1 }],
])('%s cannot be held by the form and is left out', (_what, current, draft) => {
  const form = { field: current };
  expect(bringsNothing({ values: { field: draft }, before: {} }, { stored: form, shown: form })).toBe(true);
});

test.each<[string, unknown, unknown]>([
  ['a first row', [], [{ name: 'Giấy' }]],
  ['another choice', null, 7],
  ['a choice taken back', 7, null],
  ['a group', { by: 'rate', value: '' }, { by: 'amount', value: '5000' }],
  ['ticked words', ['full'], ['dashboard', 'read_invoices']],
])('%s is taken', (_what, current, draft) => {
  const form = { field: current };
  const { taken } = mergeDraft({ values: { field: draft }, before: form }, { stored: form, shown: form });
  expect(taken).toEqual({ field: draft });
});
