import { expect, test } from 'vitest';
import { fitsHost, hasPasskeys } from './passkey.ts';

const nothing = (): null => null;
const able = Object.assign(nothing, { parseRequestOptionsFromJSON: nothing });

test.each([
  ['hoadon.vn', able, true],
  ['localhost', able, true],
  ['127.0.0.1', able, false],
  ['[::1]', able, false],
  ['hoadon.vn', undefined, false],
  ['hoadon.vn', (): null => null, false],
] as const)(
  'on %s passkeys are offered only where the browser and the address can have them',
  (hostname, credentials, offered) => {
    expect(hasPasskeys({ PublicKeyCredential: credentials, location: { hostname } })).toBe(offered);
  },
);

test('a passkey fits its own domain and those under it, and no other', () => {
  expect(fitsHost('hoadon.vn', 'hoadon.vn')).toBe(true);
  expect(fitsHost('hoadon.vn', 'app.hoadon.vn')).toBe(true);
  expect(fitsHost('hoadon.vn', 'giahoadon.vn')).toBe(false);
  expect(fitsHost('app.hoadon.vn', 'hoadon.vn')).toBe(false);
});
