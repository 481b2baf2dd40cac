import { expect, test } from 'vitest';
import { operationOf } from '../http/operation-of.ts';
import { rewriteUrl } from './rewrite-url.ts';

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
