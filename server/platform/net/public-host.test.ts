import { expect, test } from 'vitest';
import { HostRefused, publicAddressOf } from './public-host.ts';

test.each(['localhost', '127.0.0.1', '127.1', '0x7f.1', '2130706433', '[::1]'])(
  'the host %s is refused unless the operator allows it',
  (host) => expect(publicAddressOf(host, ['other'])).rejects.toBeInstanceOf(HostRefused),
);

test('a host that the operator allows is called by its address', async () => {
  expect(await publicAddressOf('127.0.0.1', ['127.0.0.1'])).toBe('127.0.0.1');
});
