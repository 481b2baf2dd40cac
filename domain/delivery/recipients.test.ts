import { expect, test } from 'vitest';
import { isAddress, recipientsIn } from './recipients.ts';

test.each([
  [null, []],
  ['', []],
  ['a@b.vn', ['a@b.vn']],
  [' a@b.vn; C@d.vn,\ne@f.vn ', ['a@b.vn', 'C@d.vn', 'e@f.vn']],
  ['A@b.vn, a@B.vn', ['a@B.vn']],
])('%j holds %j', (text, addresses) => expect(recipientsIn(text)).toEqual(addresses));

test.each(['ke-toan@minhkhoi.vn', 'a.b+c@d.com.vn', 'kế.toán@công-ty.vn'])('%s is an address', (text) =>
  expect(isAddress(text)).toBe(true),
);

test.each([
  '',
  'a',
  'a@b',
  'a@b.',
  '@b.vn',
  'a@@b.vn',
  'a b@c.vn',
  'a@b.vn\r\nBcc: c@d.vn',
  '<a@b.vn>',
  `${'a'.repeat(250)}@b.vn`,
])('%j is none', (text) => expect(isAddress(text)).toBe(false));
