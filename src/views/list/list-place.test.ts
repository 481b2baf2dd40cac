import { beforeEach, expect, test } from 'vitest';
import {
  backToList,
  dropFromListPlace,
  followListPlace,
  keepListPlace,
  leftListPlace,
  listHref,
  listSearch,
  turnListPlace,
} from './list-place.ts';

const list = '/admin/invoices';
const search = '?page=2&filter=%7B%22status%22%3A%22draft%22%7D';

beforeEach(() => {
  followListPlace('/admin/elsewhere');
  keepListPlace({ list, search, ids: new Set([4, 7]), whole: false });
});

test('the way back from a record is to its list as it was left, and to that list alone', () => {
  followListPlace('/admin/invoices/7');
  expect(backToList(list, 'Hóa đơn')).toEqual({ href: list + search, label: 'Về danh sách hóa đơn' });
  expect(listHref('/admin/customers')).toBe('/admin/customers');
});

test('a list come back to knows what was ticked and which record was opened', () => {
  followListPlace('/admin/invoices/7');
  expect(leftListPlace(list, search)).toMatchObject({ ids: new Set([4, 7]), opened: 7 });
  expect(leftListPlace(list, '')).toBeNull();
  // The list itself keeps its place up to date; the record stays marked.
  keepListPlace({ list, search, ids: new Set(), whole: true });
  expect(leftListPlace(list, search)).toMatchObject({ ids: new Set(), whole: true, opened: 7 });
});

test.each(['/admin/invoices/create', '/admin/invoices/import', '/admin/invoices/7x'])(
  '%s is within the list but no record of it',
  (pathname) => {
    followListPlace(pathname);
    expect(leftListPlace(list, search)?.opened).toBeNull();
  },
);

test('a form of a record below the list counts as the record', () => {
  followListPlace('/admin/invoices/update/9');
  expect(leftListPlace(list, search)?.opened).toBe(9);
});

test.each(['/admin/customers', '/admin/invoices-x'])('after %s the list starts afresh', (pathname) => {
  followListPlace(pathname);
  expect(leftListPlace(list, search)).toBeNull();
  expect(listHref(list)).toBe(list);
});

test('a record deleted from its page is ticked no more', () => {
  dropFromListPlace(7);
  expect(leftListPlace(list, search)?.ids).toEqual(new Set([4]));
});

test('a record of another page of the list leads back to that page, from its first look on', () => {
  turnListPlace(9, '?page=3');
  expect(listHref(list, '/admin/invoices/9')).toBe(`${list}?page=3`);
  followListPlace('/admin/invoices/9');
  expect(listHref(list)).toBe(`${list}?page=3`);
  expect(listSearch(list, '/admin/invoices/9')?.search).toBe('?page=3');
  expect(listSearch('/admin/customers', '/admin/invoices/9')).toBeNull();
});

test('a form that is not left for it keeps its own way back', () => {
  followListPlace('/admin/invoices/update/7');
  turnListPlace(9, '?page=3');
  expect(listHref(list, '/admin/invoices/update/7')).toBe(list + search);
  followListPlace('/admin/invoices/4');
  expect(listHref(list)).toBe(list + search);
  followListPlace('/admin/invoices/9');
  expect(listHref(list)).toBe(list + search);
});
