import { expect, test } from 'vitest';
import { maskSecrets } from './index.ts';

test.each([
  ['an address', 'gửi lan.nguyen+hd@cong-ty.com.vn lỗi', 'gửi [email] lỗi'],
  ['a bearer token', 'Authorization: Bearer abc.DEF-1_2', 'Authorization: Bearer [kín]'],
  ['client credentials', 'basic aG9hZG9uLXdlYjo=', 'basic [kín]'],
  ['a signed token', 'token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.sig-1', 'token [kín]'],
  ['values of a query', '/admin?access_token=abc&query=Lan#top', '/admin?access_token=[kín]&query=[kín]#top'],
  ['the key of a link', 'https://hd.vn/s/kQ3_x-9', 'https://hd.vn/s/[kín]'],
  ['a key', `secret ${'a1'.repeat(16)}`, 'secret [kín]'],
  ['a key in base64url', 'khóa Zm9vYmFyYmF6cXV4LTEyMzQ1Njc4OTA_x.', 'khóa [kín].'],
])('%s is made unreadable', (_what, text, safe) => expect(maskSecrets(text)).toBe(safe));

test.each([
  'TypeError: Cannot read properties of undefined (reading "name")',
  '    at InvoiceEditor (https://hd.vn/assets/invoice-editor.js:12:3456)',
  '    at https://hd.vn/assets/decimal-configurations-page-B3x9.js:1:2',
  '/admin/invoices/128',
  'ResizeObserver loop completed with undelivered notifications',
])('what helps stays: %s', (text) => expect(maskSecrets(text)).toBe(text));
