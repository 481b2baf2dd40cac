// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { keepPick, recentPicks } from './recent-picks.ts';

const NOW = '2026-11-29T09:30:00Z';
const storage = window.localStorage;
beforeEach(() => storage.clear());

const pick = (id: number) => ({ id: `customer:${id}`, title: `Khách ${id}`, href: `/admin/customers/${id}` });
const ids = (account: number) => recentPicks(storage, account).map(({ id }) => id);

test('the latest pick comes first, once, and eight are kept', () => {
  for (let at = 1; at <= 9; at += 1) keepPick(storage, 1, NOW, pick(at));
  keepPick(storage, 1, NOW, pick(5));
  expect(ids(1)).toEqual([5, 9, 8, 7, 6, 4, 3, 2].map((id) => `customer:${id}`));
});

test('a pick is kept with when it was opened, the last time', () => {
  keepPick(storage, 1, NOW, pick(1));
  keepPick(storage, 1, '2026-11-30T01:00:00Z', pick(1));
  expect(recentPicks(storage, 1)).toEqual([{ ...pick(1), opened_on: '2026-11-30T01:00:00Z' }]);
});

test('accounts of one browser do not see what the other opened', () => {
  keepPick(storage, 1, NOW, pick(1));
  expect(ids(2)).toEqual([]);
});

test('what was spoilt, or leads elsewhere, is passed over', () => {
  storage.setItem('quick_search_picks_1', '{broken');
  expect(ids(1)).toEqual([]);
  const foreign = { ...pick(2), href: 'https://elsewhere.example' };
  storage.setItem('quick_search_picks_1', JSON.stringify([null, { id: 1 }, foreign, pick(3)]));
  expect(ids(1)).toEqual(['customer:3']);
});

test('a browser that keeps nothing is no error', () => {
  const closed = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  } as unknown as Storage;
  keepPick(closed, 1, NOW, pick(1));
  expect(recentPicks(closed, 1)).toEqual([]);
});
