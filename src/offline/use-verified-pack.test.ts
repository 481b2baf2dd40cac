import { expect, test } from 'vitest';
import { INVOICE_LIST } from '#domain/proof-pack/manifest.ts';
import { PackUnreadable } from '#domain/proof-pack/verify-pack.ts';
import { listOf } from './use-verified-pack.ts';

const packWith = (list: string) => ({
  files: new Map([[INVOICE_LIST, list.length]]),
  read: () => Promise.resolve(new TextEncoder().encode(list)),
});

test('a pack without a list has no invoices, one with an unreadable list an unknown number', async () => {
  const whole = packWith('{"folder":"a"}\n');
  expect(await listOf({ ...whole, files: new Map() })).toEqual([]);
  expect(await listOf(whole)).toEqual([{ folder: 'a' }]);
  expect(await listOf(packWith('{"folder":\n'))).toBeNull();
  expect(await listOf({ ...whole, read: () => Promise.reject(new PackUnreadable()) })).toBeNull();
});
