import { expect, test } from 'vitest';
import { HostRefused, isOutside, outsideAddress } from './outside-host.ts';

test.each([
  '127.0.0.1',
  '127.9.9.9',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  'fe80::1',
  'fd00::1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001::1',
  'no address',
])('%s is not outside', (address) => expect(isOutside(address)).toBe(false));

test.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '203.162.4.191', '2404:6800:4003:c00::6d'])(
  '%s is outside',
  (address) => expect(isOutside(address)).toBe(true),
);

test.each(['localhost', '127.0.0.1', '127.1', '0x7f.1', '2130706433', '[::1]'])(
  'the host %s is refused unless the operator allows it',
  (host) => expect(outsideAddress(host, ['other'])).rejects.toBeInstanceOf(HostRefused),
);

test('a host that the operator allows is called by its address', async () => {
  expect(await outsideAddress('127.0.0.1', ['127.0.0.1'])).toBe('127.0.0.1');
});
