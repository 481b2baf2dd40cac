import { expect, test } from 'vitest';
import { isPublicAddress, mayBePublicHost } from './public-address.ts';

test.each([
  '127.0.0.1',
  '127.9.9.9',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:db8::1',
  '2001::1',
  'erp.example.vn',
])('%s is no address of the internet', (address) => expect(isPublicAddress(address)).toBe(false));

test.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '203.162.4.190', '2405:4800::1', '::ffff:8.8.8.8'])(
  '%s is one',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  ['localhost', false],
  ['erp.localhost', false],
  ['erp', false],
  ['erp.internal', false],
  ['may-in.local', false],
  ['[::1]', false],
  ['127.0.0.1', false],
  // As a URL writes it, whatever was typed.
  [new URL('https://0x7f.1').hostname, false],
  [new URL('https://2130706433').hostname, false],
  ['erp.example.vn', true],
  ['[2405:4800::1]', true],
])('the host %s may be public: %s', (host, may) => expect(mayBePublicHost(host)).toBe(may));
