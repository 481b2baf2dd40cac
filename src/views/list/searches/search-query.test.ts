import { expect, test } from 'vitest';
import { queryText, readQuery } from './search-query.ts';

const sort = { field: 'created_on', order: 'DESC' } as const;
const fallback = { field: 'name', order: 'ASC' } as const;

test('a search is kept as the address of the list writes it', () => {
  expect(queryText({ filter: { status: 'active', query: 'hương đồng' }, sort })).toBe(
    'query=h%C6%B0%C6%A1ng+%C4%91%E1%BB%93ng&sort=-created_on&status=active',
  );
});

test('the same filters in another order, or with empty ones among them, are the same search', () => {
  const one = queryText({ filter: { status: 'active', created_onOnMin: '2026-11-01' }, sort });
  expect(queryText({ filter: { created_onOnMin: '2026-11-01', query: '', status: 'active' }, sort })).toBe(
    one,
  );
});

test('what was kept is asked for again, several sorts together', () => {
  const asked = { filter: { status: 'a,b', query: '50% & hơn' }, sort };
  expect(readQuery(queryText(asked), fallback)).toEqual(asked);
  expect(readQuery('sort=-issued_on,-id', fallback)).toEqual({
    filter: {},
    sort: { field: '-issued_on,-id', order: 'ASC' },
  });
});

test('a search without a sort takes that of the list', () => {
  expect(readQuery('status=active', fallback)).toEqual({ filter: { status: 'active' }, sort: fallback });
});
