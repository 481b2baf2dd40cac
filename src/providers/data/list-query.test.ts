import { operations } from '#generated/operations.ts';
import { expect, test } from 'vitest';
import { dateFilter, listQuery, rewriteUrl } from './list-query.ts';
import { operationOf } from '#src/providers/http/http.ts';

const asked = (sort: [string, string], range: [number, number], filter: Record<string, unknown>) =>
  new URLSearchParams({
    sort: JSON.stringify(sort),
    range: JSON.stringify(range),
    filter: JSON.stringify(filter),
  });

test('sort, range and filter become sort, page, limit and flat filters', () => {
  const query = listQuery(
    operations.listInvoices,
    asked(['issued_on', 'DESC'], [50, 74], { query: 'bao bì', status: 'draft' }),
  );
  expect(Object.fromEntries(query)).toEqual({
    page: '3',
    limit: '25',
    sort: '-issued_on',
    query: 'bao bì',
    status: 'draft',
  });
});

test('a sort of several fields travels as it is', () => {
  expect(listQuery(operations.listInvoices, asked(['-issued_on,-id', 'ASC'], [0, 9], {})).get('sort')).toBe(
    '-issued_on,-id',
  );
});

test('empty, null and undefined filters are dropped, and those the operation does not know (spec point 3)', () => {
  const query = listQuery(
    operations.listCustomers,
    asked(['id', 'ASC'], [0, 9], { query: '', status: null, other: 'x', ids: [] }),
  );
  expect([...query.keys()]).toEqual(['page', 'limit', 'sort']);
});

test('ids travel as one list', () => {
  expect(
    listQuery(operations.listCustomers, new URLSearchParams({ filter: '{"ids":[5,6]}' })).get('ids'),
  ).toBe('5,6');
});

test('dates ending OnMin or OnMax are shifted back 7 hours and end in Z: the whole day in Việt Nam (spec point 3)', () => {
  expect(dateFilter('issued_onOnMin', '2026-11-01')).toBe('2026-10-31T17:00:00.000Z');
  expect(dateFilter('issued_onOnMax', '2026-11-01')).toBe('2026-11-01T16:59:59.999Z');
  expect(dateFilter('issued_on', '2026-11-01')).toBe('2026-11-01');
});

test('a list of ra-data-simple-rest is asked where the description says', () => {
  const query = new URLSearchParams({ range: '[0,14]', sort: '["code","ASC"]', filter: '{}' });
  expect(rewriteUrl(`/customers?${query}`).url).toBe('/api/customers?page=1&limit=15&sort=code');
});

test('a resource whose pages stand elsewhere is still asked under its own path', () => {
  expect(rewriteUrl('/settings/certificates/5').url).toBe('/api/certificates/5');
  expect(rewriteUrl('/settings/accounts').url).toBe('/api/users');
});

test.each([
  ['GET', '/api/customers?page=1', 'listCustomers'],
  ['get', '/api/customers/7', 'getCustomer'],
  ['DELETE', '/api/customers/7', 'deleteCustomer'],
  ['POST', '/api/invoices/7/publish', 'publishInvoice'],
  ['GET', '/api/users/profile', 'getProfile'],
])('%s %s is %s', (method, url, id) => {
  expect(operationOf(method, url)?.id).toBe(id);
});

test('what is not described is nobody', () => {
  expect(operationOf('GET', '/api/nothing')).toBeNull();
  expect(operationOf('PATCH', '/api/customers/7')).toBeNull();
});
