// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { createLocalDrafts } from '#src/views/drafts/local-drafts.ts';
import { blankLine } from '../editor/draft/draft.ts';
import { keepTill, readTill, type Till } from './kept-till.ts';
import { newSale } from './sale.ts';

const DAY = '2026-11-20';
const OWNER = { tenant: 1, user: 2 };
const EMPTY: Till = { sale: newSale(DAY), held: [], last: null, template_id: null };

const storage = window.localStorage;
const cart = { ...newSale(DAY).cart, lines: [blankLine(1)] };
const begun: Till = {
  ...EMPTY,
  sale: {
    ...newSale(DAY),
    cart,
    given: '500000',
    is_sent: true,
    saved: { id: 7, lock_version: 1, text: '{}' },
  },
  held: [newSale(DAY)],
};

beforeEach(() => storage.clear());

test('what is sold outlives its page, for its own account alone', () => {
  keepTill(storage, OWNER, begun);
  expect(readTill(storage, OWNER, DAY)).toEqual(begun);
  expect(readTill(storage, { tenant: 1, user: 3 }, DAY)).toEqual(EMPTY);
});

test('what another version kept, and what is no text of ours, is an empty till', () => {
  keepTill(storage, OWNER, begun);
  const [key = ''] = Object.keys(storage);
  storage.setItem(key, JSON.stringify({ ...begun, shape: 0 }));
  expect(readTill(storage, OWNER, DAY)).toEqual(EMPTY);
  storage.setItem(key, '{');
  expect(readTill(storage, OWNER, DAY)).toEqual(EMPTY);
});

test('what was given for an order that is empty is not counted to the next buyer', () => {
  keepTill(storage, OWNER, { ...EMPTY, sale: { ...newSale(DAY), given: '500000' } });
  expect(readTill(storage, OWNER, DAY)).toEqual(EMPTY);
});

test('signing out takes it from the machine', () => {
  keepTill(storage, OWNER, begun);
  createLocalDrafts(storage, Date.now).forget(OWNER);
  expect(storage).toHaveLength(0);
});
