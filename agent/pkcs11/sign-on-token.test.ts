import { X509Certificate } from 'node:crypto';
import { expect, test } from 'vitest';
import { createTestRoot } from '#server/platform/xmldsig/certificates.ts';
import type { Driver, Native } from './drivers.ts';
import { signOnToken } from './sign-on-token.ts';

// SoftHSM2 never locks a PIN: a stand-in answers as a token does that is about to, or has.
const CKF_USER_PIN_FINAL_TRY = 0x20000;
const CKF_USER_PIN_LOCKED = 0x40000;
const native = { CKF_SERIAL_SESSION: 4, CKU_USER: 1, CKF_USER_PIN_FINAL_TRY, CKF_USER_PIN_LOCKED } as Native;

const root = createTestRoot({
  subject: { common_name: 'Cty A' },
  valid_from: '2026-01-01T00:00:00Z',
  valid_to: '2029-01-01T00:00:00Z',
  serial: '01',
});
const found = {
  certificate: new X509Certificate(root.certificate_pem),
  driver: '/driver.so',
  slot: Buffer.alloc(8),
  token_label: 'Token A',
  key_id: Buffer.of(1),
};

function refusing(code: number, flags: number) {
  const closed: string[] = [];
  const driver: Partial<Driver> = {
    C_OpenSession: () => Buffer.alloc(8),
    C_Login: () => {
      throw Object.assign(new Error('CKR'), { code });
    },
    C_GetTokenInfo: () => ({ flags }) as ReturnType<Driver['C_GetTokenInfo']>,
    C_Logout: () => {
      throw new Error('not logged in');
    },
    C_CloseSession: () => void closed.push('session'),
  };
  return { driver: driver as Driver, closed };
}

test.each([
  ['the wrong PIN', 0xa0, 0, 'wrong_pin', null],
  ['the wrong PIN before the last try', 0xa0, CKF_USER_PIN_FINAL_TRY, 'wrong_pin', 1],
  ['the wrong PIN that locked it', 0xa0, CKF_USER_PIN_LOCKED, 'pin_locked', null],
  ['any PIN once it is locked', 0xa4, CKF_USER_PIN_LOCKED, 'pin_locked', null],
  ['a PIN after it was pulled out', 0x32, 0, 'token_removed', null],
])('%s: said so, and the session is closed', async (_what, code, flags, problem, tries_left) => {
  const { driver, closed } = refusing(code, flags);
  const order = { found, pin: '1234', hashes: [Buffer.alloc(32)], onSigned: () => undefined };
  await expect(signOnToken(native, driver, order)).rejects.toMatchObject({ problem, tries_left });
  expect(closed).toEqual(['session']);
});
