import { allows } from '#domain/access/permissions.ts';
import { expect, test } from 'vitest';
import { openPages, pagesMatching } from './quick-search-pages.ts';

const pagesFor = (...permissions: string[]) => openPages((access) => allows(permissions, access));
const hrefs = (...permissions: string[]) => pagesFor(...permissions).map(({ href }) => href);

test('only pages the account may open are offered, those that make a record by their own permission', () => {
  expect(hrefs('read_customers')).toContain('/admin/customers');
  expect(hrefs('read_customers')).not.toContain('/admin/customers/create');
  expect(hrefs('read_customers')).not.toContain('/admin/products');
  expect(hrefs('create_customers')).toContain('/admin/customers/create');
  expect(hrefs('full')).toEqual(expect.arrayContaining(['/admin/settings/audit', '/admin/invoices/create']));
});

test.each([
  ['khach hang', '/admin/customers'],
  ['THÊM KHÁCH', '/admin/customers/create'],
  ['cau hinh nhat ky', '/admin/settings/audit'],
])('%j finds %s first, marks or no marks', (query, href) => {
  expect(pagesMatching(pagesFor('full'), query)[0]?.href).toBe(href);
});

test('nothing asked, nothing found', () => {
  expect(pagesMatching(pagesFor('full'), '  ')).toEqual([]);
});
