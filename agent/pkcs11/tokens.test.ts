import { describe, expect, test } from 'vitest';
import { installedDrivers, loadNative } from './drivers.ts';
import { KNOWN_DRIVERS } from './drivers.table.ts';
import { tokenFailure, TokenFailure } from './token-failure.ts';
import { openTokens } from './tokens.ts';

describe('without what it takes', () => {
  test('an agent installed without its native part says so', async () => {
    await expect(openTokens(null, () => ['/a.so']).certificates()).rejects.toMatchObject({
      problem: 'no_native',
    });
  });

  test('a machine without any driver says so', async () => {
    const native = await loadNative();
    if (native === null) return;
    await expect(openTokens(native, () => []).certificates()).rejects.toMatchObject({ problem: 'no_driver' });
  });
});

describe('what a driver answers (PKCS#11 v2.40, pkcs11t.h)', () => {
  test.each([
    [0xa0, 'wrong_pin'],
    [0xa2, 'wrong_pin'],
    [0xa4, 'pin_locked'],
    [0x32, 'token_removed'],
    [0xe0, 'token_removed'],
    [0x05, 'token_error'],
  ])('%i is %s to the user', (code, problem) => {
    expect(tokenFailure(Object.assign(new Error('CKR'), { code })).problem).toBe(problem);
  });

  test('what was understood already stays as it is', () => {
    const failure = new TokenFailure('wrong_pin', 1);
    expect(tokenFailure(failure)).toBe(failure);
  });
});

describe('known drivers', () => {
  test('only those of this system that are there, absolute', () => {
    const there = new Set(['/usr/local/lib/viettel-ca_v6.dylib']);
    expect(installedDrivers('darwin', (path) => there.has(path))).toEqual([
      '/usr/local/lib/viettel-ca_v6.dylib',
    ]);
    expect(installedDrivers('linux', (path) => there.has(path))).toEqual([]);
    expect(installedDrivers('aix', () => true)).toEqual([]);
  });

  test('each says where its name is from', () => {
    expect(KNOWN_DRIVERS.filter(({ source, checked }) => source === '' || checked === '')).toEqual([]);
    expect(KNOWN_DRIVERS.filter(({ assumed }) => !assumed).map(({ name }) => name)).toEqual([
      'OpenSC',
      'SoftHSM',
    ]);
  });
});
