import { expect, test } from 'vitest';
import { changesOf } from './index.ts';

test('values travel as JSON text, nothing as null', () => {
  expect(changesOf({ name: [null, 'An'], tags: [['a'], []], stock: [0, 12] })).toEqual([
    { field: 'name', before: null, after: '"An"' },
    { field: 'tags', before: '["a"]', after: '[]' },
    { field: 'stock', before: '0', after: '12' },
  ]);
});

test('a long value is cut and is still a JSON text', () => {
  const [change] = changesOf({ picture: [null, 'x'.repeat(9_000)] });
  const after = JSON.parse(change?.after ?? '') as string;
  expect(after.length).toBeLessThan(2_000);
  expect(after.endsWith('…')).toBe(true);
});
