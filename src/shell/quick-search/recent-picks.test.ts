// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { keepPick, recentPicks } from './recent-picks.ts';

const storage = window.localStorage;
beforeEach(() => storage.clear());

const pick = (id: number) => ({ id: `customer:${id}`, title: `Khách ${id}`, href: `/admin/customers/${id}` });
const ids = (account: number) => recentPicks(storage, account).map(({ id }) => id);

test('the latest pick comes first, once, and eight are kept', () => {
  for (let at = 1; at <= 9; at += 1) keepPick(storage, 1, pick(at));
  keepPick(storage, 1, pick(5));
  expect(ids(1)).toEqual([5, 9, 8, 7, 6, 4, 3, 2].map((id) => `customer:${id}`));
});

test('accounts of one browser do not see what the other opened', () => {
  keepPick(storage, 1, pick(1));
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
  keepPick(closed, 1, pick(1));
  expect(recentPicks(closed, 1)).toEqual([]);
});
