import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadMasterKey, seal, unseal } from './master-key.ts';

test('the key file is made once, for its owner alone, and read again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'master-key-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const first = loadMasterKey(folder, undefined).derive('a');
  expect(loadMasterKey(folder, undefined).derive('a').equals(first)).toBe(true);
  expect(loadMasterKey(folder, undefined).derive('b').equals(first)).toBe(false);
  expect(statSync(join(folder, 'master.key')).mode & 0o777).toBe(0o600);
});

test('a sealed secret opens with its key and with no other, and not once a byte has changed', () => {
  const given = Buffer.alloc(32, 7).toString('base64');
  const key = loadMasterKey('/nowhere', given).derive('certificates');
  const sealed = seal(key, Buffer.from('khóa riêng'));
  expect(unseal(key, sealed).toString()).toBe('khóa riêng');
  expect(sealed.includes(Buffer.from('khóa riêng'))).toBe(false);
  expect(() => unseal(loadMasterKey('/nowhere', given).derive('other'), sealed)).toThrow(
    /another master key/,
  );
  sealed.writeUInt8(sealed.readUInt8(sealed.length - 1) ^ 1, sealed.length - 1);
  expect(() => unseal(key, sealed)).toThrow();
});
