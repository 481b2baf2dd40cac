import { expect, test } from 'vitest';
import { recentTotals } from './recent-totals.ts';

/** Counts its own calls and answers as told. */
function counter(totals: number[]): { count: () => Promise<number>; calls: () => number } {
  let calls = 0;
  return { count: async () => totals[calls++] ?? -1, calls: () => calls };
}

test('a small total is counted each time', async () => {
  const total = recentTotals();
  const { count, calls } = counter([9_999, 10]);
  expect([await total('a', 0, count), await total('a', 0, count)]).toEqual([9_999, 10]);
  expect(calls()).toBe(2);
});

test('a large total is remembered for ten seconds, each filter for itself', async () => {
  const total = recentTotals();
  const { count, calls } = counter([10_000, 20_000, 30_000]);
  expect(await total('a', 0, count)).toBe(10_000);
  expect(await total('a', 9_999, count)).toBe(10_000);
  expect(await total('b', 9_999, count)).toBe(20_000);
  expect(await total('a', 10_000, count)).toBe(30_000);
  expect(calls()).toBe(3);
});

test('while one request counts again, the others get the old total', async () => {
  const total = recentTotals();
  await total('a', 0, async () => 10_000);
  let counted = (_total: number): void => undefined;
  const slow = total('a', 20_000, () => new Promise((resolve) => (counted = resolve)));
  expect(await total('a', 20_000, async () => -1)).toBe(10_000);
  counted(11_000);
  expect(await slow).toBe(11_000);
  expect(await total('a', 20_001, async () => -1)).toBe(11_000);
});

test('a count that fails is tried again by the next request', async () => {
  const total = recentTotals();
  await total('a', 0, async () => 10_000);
  await expect(total('a', 20_000, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await total('a', 20_000, async () => 12_000)).toBe(12_000);
});
