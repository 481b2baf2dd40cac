import { passkeyWords } from '#src/wording/settings/profile.ts';
import { expect, test } from 'vitest';
import { passkeyObstacle } from './make-passkey.ts';

class Credentials {
  static parseCreationOptionsFromJSON() {}
}
const place = (hostname: string, rest: object = {}) => ({
  PublicKeyCredential: Credentials,
  isSecureContext: true,
  location: { hostname },
  ...rest,
});

test('a passkey can be made at a name over https, and at localhost', () => {
  expect(passkeyObstacle(place('hoadon.vn'))).toBeNull();
  expect(passkeyObstacle(place('localhost'))).toBeNull();
});

test('at an IP address, or without https, the address is named as what stands in the way', () => {
  expect(passkeyObstacle(place('192.168.1.10'))).toBe(passkeyWords.noAddress);
  expect(passkeyObstacle(place('[::1]'))).toBe(passkeyWords.noAddress);
  expect(passkeyObstacle(place('hoadon.vn', { isSecureContext: false }))).toBe(passkeyWords.noAddress);
});

test('a browser that knows no passkeys is named as what stands in the way', () => {
  expect(passkeyObstacle(place('hoadon.vn', { PublicKeyCredential: undefined }))).toBe(
    passkeyWords.noBrowser,
  );
});
