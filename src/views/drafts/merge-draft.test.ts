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
