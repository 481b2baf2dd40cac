// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import type { DraftPlace } from './draft-model.ts';
import { createLocalDrafts } from './local-drafts.ts';

const place: DraftPlace = { tenant: 1, user: 5, type: 'customers', record: 'new' };
const start = Date.parse('2026-11-21T02:15:00Z');
const day = 86_400_000;
let now = start;
const drafts = createLocalDrafts(window.localStorage, () => now);

const draft = (slot: string, name: string, at = start) =>
  JSON.stringify({
    content: { slot, values: { name }, before: { name: '' } },
    base_version: null,
    saved_on: new Date(at).toISOString(),
  });

beforeEach(() => {
  now = start;
  window.localStorage.clear();
});

test('each page has its own slot: two tabs never write over each other, the newest comes first', () => {
  drafts.put(place, 'a', draft('a', 'Một'));
  drafts.put(place, 'b', draft('b', 'Hai', start + 1000));
  drafts.put(place, 'a', draft('a', 'Một nữa', start + 500));
  expect(drafts.of(place).map(({ content }) => content.values['name'])).toEqual(['Hai', 'Một nữa']);
});

test('another account, another company and another record see nothing of it', () => {
  drafts.put(place, 'a', draft('a', 'Riêng'));
  for (const other of [
    { ...place, user: 6 },
    { ...place, tenant: 2 },
    { ...place, record: 1 },
    { ...place, type: 'products' },
  ])
    expect(drafts.of(other)).toEqual([]);
});

test('a draft nobody went on with for 30 days is gone', () => {
  drafts.put(place, 'a', draft('a', 'Cũ'));
  now = start + 30 * day - 1;
  expect(drafts.of(place)).toHaveLength(1);
  now = start + 30 * day;
  expect(drafts.of(place)).toEqual([]);
  expect(window.localStorage).toHaveLength(0);
});

test('what is unreadable is swept, and a full store hurts nobody', () => {
  window.localStorage.setItem('hoadon-draft/1/5/customers/new/x', '{');
  expect(drafts.of(place)).toEqual([]);
  const full = createLocalDrafts(
    {
      ...window.localStorage,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    },
    () => now,
  );
  expect(() => full.put(place, 'a', draft('a', 'Dài'))).not.toThrow();
});

test('signing out takes everything of the account away from this machine, and nothing of others', () => {
  drafts.put(place, 'a', draft('a', 'Của tôi'));
  drafts.put({ ...place, user: 55 }, 'a', draft('a', 'Của người khác'));
  drafts.forget(place);
  expect(drafts.of(place)).toEqual([]);
  expect(drafts.of({ ...place, user: 55 })).toHaveLength(1);
});

test.each([
  '{"content":null}',
  '{"content":{}}',
  '{"content":[],"saved_on":"2026-11-21T02:15:00Z","base_version":null}',
  '{"content":{"slot":"a","values":null,"before":{}},"saved_on":"2026-11-21T02:15:00Z","base_version":null}',
  '{"content":{"slot":"a","values":{},"before":[]},"saved_on":"2026-11-21T02:15:00Z","base_version":null}',
  '{"content":{"slot":7,"values":{},"before":{}},"saved_on":"2026-11-21T02:15:00Z","base_version":null}',
  '{"content":{"slot":"a","values":{},"before":{}},"saved_on":1,"base_version":null}',
  '{"content":{"slot":"a","values":{},"before":{}},"saved_on":"2026-11-21T02:15:00Z","base_version":"x"}',
  '{"content":{"slot":"a","values":{},"before":{}},"saved_on":"hôm qua","base_version":null}',
  '"content"',
  'không phải JSON',
])('what is no draft is swept, and never thrown about: %s', (text) => {
  window.localStorage.setItem('hoadon-draft/1/5/customers/new/a', text);
  expect(drafts.of(place)).toEqual([]);
  expect(window.localStorage.length).toBe(0);
});
