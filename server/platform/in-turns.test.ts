import { expect, test } from 'vitest';
import { inTurns } from './in-turns.ts';

test('each item once in its order, and others get their turn between handfuls', async () => {
  const items = Array.from({ length: 7 }, (_, at) => at);
  const seen: number[] = [];
  const turns: number[] = [];
  const other = (): void => {
    turns.push(seen.length);
    if (seen.length < items.length) setImmediate(other);
  };
  setImmediate(other);
  const made = await inTurns(items, 3, (item) => {
    seen.push(item);
    return item * 2;
  });
  expect(made).toEqual([0, 2, 4, 6, 8, 10, 12]);
  expect(turns).toEqual(expect.arrayContaining([3, 6]));
});
