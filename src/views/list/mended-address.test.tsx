// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '#generated/client/http.ts';
import { lists } from '#src/wording/lists.ts';
import { MendedAddress, mendedSearch, useMendedRefusal } from './mended-address.tsx';

const list = vi.hoisted(() => ({ error: null as unknown, notify: vi.fn() }));
vi.mock('./use-list-state.ts', () => ({ useListState: () => ({ error: list.error }) }));
vi.mock('react-admin', () => ({ useNotify: () => list.notify }));
beforeEach(() => {
  list.error = null;
  list.notify.mockReset();
});

const refusedFor = (field: string) =>
  new ApiFailure(422, null, [{ message: 'Không được.', code: 'invalid', fields: [field] }]);

function List() {
  useMendedRefusal();
  return <output>{useLocation().search}</output>;
}

/** The address that a list opened by another one ends with. */
function addressAfter(search: string): string {
  render(
    <MemoryRouter initialEntries={[`/admin/invoices${search}`]}>
      <MendedAddress resource="invoices">
        <List />
      </MendedAddress>
    </MemoryRouter>,
  );
  return screen.getByRole('status').textContent;
}

const address = (filter: unknown, more = '') =>
  `?filter=${encodeURIComponent(JSON.stringify(filter))}${more}`;
const filterIn = (search: string) =>
  JSON.parse(new URLSearchParams(search).get('filter') ?? 'null') as unknown;

test.each(['', '?sort=number&order=DESC&page=2&perPage=50', address({ status: 'draft', ids: [1, 2] })])(
  'an address that can be used is left alone: %s',
  (search) => {
    expect(mendedSearch(search)).toBeNull();
    expect(mendedSearch(search, ['another'])).toBeNull();
  },
);

test('a sort that the API refuses leaves the address with its direction, and the rest of it stays', () => {
  const search = address({ status: 'draft' }, '&sort=foo&order=DESC&page=2');
  expect(mendedSearch(search, ['sort'])).toEqual({
    search: `?${new URLSearchParams({ filter: '{"status":"draft"}', page: '2' }).toString()}`,
    filtered: false,
  });
  expect(mendedSearch('?sort=foo', ['sort'])).toEqual({ search: '', filtered: false });
});

test.each(['{"status":', '5', 'null', '"draft"', '["draft"]'])('a filter that is %s is none', (filter) => {
  const mended = mendedSearch(`?filter=${encodeURIComponent(filter)}&page=4`);
  expect(mended).toMatchObject({ filtered: true });
  expect(mended?.search).toBe('');
});

test('of a filter only what cannot be used is left out', () => {
  const unreadable = mendedSearch(address({ status: 'draft', total: { from: 1 }, ids: [[1]], query: null }));
  expect(filterIn(unreadable?.search ?? '')).toEqual({ status: 'draft' });
  const refused = mendedSearch(address({ status: 'foo', query: 'An' }), ['status']);
  expect(filterIn(refused?.search ?? '')).toEqual({ query: 'An' });
  expect(refused?.filtered).toBe(true);
});

test('pages and their sizes are counts', () => {
  expect(mendedSearch('?page=-3&perPage=0&sort=id')).toEqual({ search: '?sort=id', filtered: false });
  expect(mendedSearch('?perPage=99999', ['limit'])).toEqual({ search: '', filtered: false });
});

test('a list that the API refuses for its sort comes in its usual order', () => {
  list.error = refusedFor('sort');
  expect(addressAfter('?sort=foo&order=DESC&perPage=50')).toBe('?perPage=50');
  expect(list.notify).not.toHaveBeenCalled();
});

test('one of several values that is refused takes its filter out, and that is said', () => {
  list.error = refusedFor('status.0');
  expect(addressAfter(address({ status: 'foo' }))).toBe('');
  expect(list.notify).toHaveBeenCalledWith(lists.filterIgnored, { type: 'error' });
});

test('a filter that cannot be read is out of the address before the list is asked for', () => {
  expect(addressAfter('?filter=%7B%22status&perPage=50')).toBe('?perPage=50');
  expect(list.notify).toHaveBeenCalledWith(lists.filterIgnored, { type: 'error' });
});

test('a filter that the list does not know is said to be ignored, and the others stay', () => {
  expect(filterIn(addressAfter(address({ colour: 'red', status: 'draft', q: 'An' })))).toEqual({
    status: 'draft',
    q: 'An',
  });
  expect(list.notify).toHaveBeenCalledWith(lists.filterIgnored, { type: 'error' });
});

test('another failure leaves the address as it is', () => {
  list.error = new ApiFailure(503, null, [{ message: 'Bận.', code: 'busy', fields: [] }]);
  expect(addressAfter('?sort=number')).toBe('?sort=number');
});
