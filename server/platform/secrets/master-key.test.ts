import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadMasterKey, readMasterKey, seal, unseal } from './master-key.ts';

test('the key file is made once, for its owner alone, and read again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'master-key-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const first = loadMasterKey(folder, null).derive('a');
  expect(loadMasterKey(folder, null).derive('a').equals(first)).toBe(true);
  expect(loadMasterKey(folder, null).derive('b').equals(first)).toBe(false);
  expect(statSync(join(folder, 'master.key')).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['master.key']);
});

test('a key file that a full disk left empty is refused with what to do, and kept', () => {
  const folder = mkdtempSync(join(tmpdir(), 'master-key-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'master.key'), '');
  expect(() => loadMasterKey(folder, null)).toThrow(/có 0 byte thay vì 32.*bản sao lưu[^]*delete it/);
  expect(statSync(join(folder, 'master.key')).size).toBe(0);
});

test('MASTER_KEY is 32 bytes in base64 and nothing around them', () => {
  const text = Buffer.alloc(32, 251).toString('base64');
  expect(readMasterKey(text)?.equals(Buffer.alloc(32, 251))).toBe(true);
  for (const wrong of [
    'abc',
    `${text}=`,
    `!${text}`,
    text.slice(1),
    `${text.slice(0, 20)}\n${text.slice(20)}`,
  ])
    expect(readMasterKey(wrong)).toBeUndefined();
});

test('a sealed secret opens with its key and with no other, and not once a byte has changed', () => {
  const given = Buffer.alloc(32, 7);
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
