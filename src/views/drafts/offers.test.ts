import { expect, test } from 'vitest';
import { offersFrom, slotOf } from './offers.ts';

const draft = (slot: string, name: string, saved_on: string, base_version: number | null = null) => ({
  content: { slot, values: { name }, before: { name: '' } },
  base_version,
  saved_on,
});
const current = { stored: { name: '' }, shown: { name: '' }, version: null };
const none = new Set<string>();

test("a page's draft is offered once, as this browser has it, the newest page first", () => {
  const here = [draft('a', 'Một', '2026-11-21T02:00:00Z'), draft('b', 'Hai', '2026-11-21T03:00:00Z')];
  const there = draft('a', 'Mộ', '2026-11-21T01:59:55Z');
  const offers = offersFrom({ here, there, live: none }, current);
  expect(offers.map(slotOf)).toEqual(['b', 'a']);
  expect(offers[1]?.draft.content.values).toEqual({ name: 'Một' });
});

test('what another machine kept is offered from the server', () => {
  const there = draft('c', 'Ba', '2026-11-21T02:00:00Z');
  expect(offersFrom({ here: [], there, live: none }, current).map(slotOf)).toEqual(['c']);
});

test('the same content is offered once, what stands there already not at all', () => {
  const here = [draft('a', 'Một', '2026-11-21T02:00:00Z'), draft('b', 'Một', '2026-11-21T03:00:00Z')];
  expect(offersFrom({ here, there: null, live: none }, current).map(slotOf)).toEqual(['b']);
  const saved = { stored: { name: 'Một' }, shown: { name: 'Một' }, version: 1 };
  expect(offersFrom({ here, there: null, live: none }, saved)).toEqual([]);
});

test('it says when another tab is writing it, and when the record was saved after it began', () => {
  const here = [draft('a', 'Một', '2026-11-21T02:00:00Z', 3)];
  const [offer] = offersFrom({ here, there: null, live: new Set(['a']) }, { ...current, version: 4 });
  expect(offer).toMatchObject({ live: true, outdated: true });
  const [same] = offersFrom({ here, there: null, live: none }, { ...current, version: 3 });
  expect(same).toMatchObject({ live: false, outdated: false });
});
