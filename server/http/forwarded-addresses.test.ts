import { expect, test } from 'vitest';
import { lastAddresses, shownAddress } from './forwarded-addresses.ts';

test.each([
  ['203.0.113.9', ['203.0.113.9']],
  ['198.51.100.1, 203.0.113.9', ['198.51.100.1', '203.0.113.9']],
  ['2001:db8::9', ['2001:db8::9']],
  ['203.0.113.9:51544', ['203.0.113.9']],
  ['[2001:db8::9]:443, [2001:db8::a]', ['2001:db8::9', '2001:db8::a']],
  ['unknown', []],
  ['203.0.113.9, unknown', []],
  ['<script>, 198.51.100.1, _hidden, 203.0.113.9', ['203.0.113.9']],
  [',,203.0.113.9', ['203.0.113.9']],
  ['203.0.113.999', []],
  ['', []],
])('of X-Forwarded-For %s the addresses at the end are read', (header, addresses) => {
  expect(lastAddresses(header)).toEqual(addresses);
});

test('an address is shown without the mark of IPv4 in IPv6', () => {
  expect(['::ffff:203.0.113.9', '203.0.113.9', '2001:db8::9', '::ffff:1'].map(shownAddress)).toEqual([
    '203.0.113.9',
    '203.0.113.9',
    '2001:db8::9',
    '::ffff:1',
  ]);
});

test('who has hung up has no address', () => expect(shownAddress(undefined)).toBe(''));
