import { expect, test } from 'vitest';
import { requestedReturn, safeRedirect } from './paths.ts';

const origin = 'https://hoadon.example.vn';

test.each([
  ['/admin/invoices?page=2#row-7', '/admin/invoices?page=2#row-7'],
  ['admin/invoices', '/admin/invoices'],
  [`${origin}/admin/customers/12`, '/admin/customers/12'],
  ['/checkout/3', '/checkout/3'],
])('the own page %s is opened', (target, path) => expect(safeRedirect(target, origin)).toBe(path));

test.each([
  'https://evil.example/admin',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'http://hoadon.example.vn/admin',
  'https://hoadon.example.vn:8443/admin',
  'https://hoadon.example.vn@evil.example/',
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<b>x</b>',
  'file:///etc/passwd',
  'blob:https://hoadon.example.vn/1',
  'https://',
  'https://hoadon.example.vn//evil.example',
  '/.//evil.example',
])('%j falls back to / (spec point 5)', (target) => expect(safeRedirect(target, origin)).toBe('/'));

test.each([null, '', '  '])('without a target (%j) the admin opens', (target) =>
  expect(safeRedirect(target, origin)).toBe('/admin'),
);

test('signing in never leads back to signing in', () => {
  expect(safeRedirect('/admin/authorization/login?redirect=%2Fadmin', origin)).toBe('/admin');
});

test('the target is read from redirect or returnUrl, decoded', () => {
  expect(requestedReturn('?redirect=%2Fadmin%2Finvoices%3Fpage%3D2')).toBe('/admin/invoices?page=2');
  expect(requestedReturn('?returnUrl=%2Fadmin')).toBe('/admin');
  expect(requestedReturn('?x=1')).toBeNull();
});
