import { expect, test } from 'vitest';
import { changesBetween, sameValue } from './difference.ts';

test('values are the same when they are the same all the way down', () => {
  expect(sameValue([{ a: '1', b: undefined }], [{ a: '1' }])).toBe(true);
  expect(sameValue([{ a: '1' }], [{ a: '2' }])).toBe(false);
  expect(sameValue([], {})).toBe(false);
  expect(sameValue(['a', 'b'], ['b', 'a'])).toBe(false);
  expect(sameValue(null, {})).toBe(false);
});

test('only the fields that changed are kept, with what stood there before', () => {
  const before = { name: 'An', rows: [{ a: '1' }], note: '' };
  expect(changesBetween(before, { ...before, rows: [{ a: '2' }] })).toEqual({
    values: { rows: [{ a: '2' }] },
    before: { rows: [{ a: '1' }] },
  });
  expect(changesBetween(before, { ...before })).toBeNull();
});
