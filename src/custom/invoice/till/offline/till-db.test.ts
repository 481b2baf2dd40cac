import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { openDB, type IDBPDatabase } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';
import { unsentOf } from './send-queue.ts';
import { openTillDb, type KeptSale } from './till-db.ts';

const NAME = 'hoadon-till-1';

const sold = (number: number, state: KeptSale['state'] = 'sent') => ({
  number,
  sale_key: `key-${100 - number}`,
  series: '1C26MAA',
  sold_on: `2026-12-31T05:00:${number}.000Z`,
  state,
});

/** What a page of version 1 keeps: its sales by number alone. */
async function firstVersion(sales: readonly object[]): Promise<IDBPDatabase> {
  const db = await openDB(NAME, 1, {
    upgrade(made) {
      made.createObjectStore('device');
      made.createObjectStore('sales', { keyPath: 'number' });
      made.createObjectStore('copies');
    },
  });
  for (const sale of sales) await db.put('sales', sale);
  await db.put('device', { id: 7, next_number: 14 }, 'own');
  await db.put('copies', 'asked', 'asked_key');
  return db;
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

test('what version 1 kept is carried over: each sale, the unsent ones in their order, the device and its copies', async () => {
  const sales = [sold(10), sold(11), sold(12, 'refused'), sold(13, 'waiting')];
  (await firstVersion(sales)).close();
  const db = await openTillDb('1');
  expect(await db.getAllFromIndex('sales', 'by_number')).toEqual(sales);
  expect((await unsentOf(db)).map(({ number }) => number)).toEqual([12, 13]);
  expect(await db.get('device', 'own')).toEqual({ id: 7, next_number: 14 });
  expect(await db.get('copies', 'asked_key')).toBe('asked');
  db.close();
  expect(await (await openTillDb('1')).count('sales')).toBe(4);
});

test('a change that fails half way leaves version 1 with all its sales', async () => {
  const { sale_key: _left, ...without } = sold(13, 'waiting');
  (await firstVersion([sold(12, 'waiting'), without])).close();
  await expect(openTillDb('1')).rejects.toThrow();
  const before = await openDB(NAME, 1);
  expect(await before.getAll('sales')).toEqual([sold(12, 'waiting'), without]);
});

test('while an old page holds it the new one is told, and opens it once that page lets go', async () => {
  const old = await firstVersion([sold(12, 'waiting')]);
  const onHeld = vi.fn();
  const opening = openTillDb('1', { onHeld });
  await vi.waitFor(() => expect(onHeld).toHaveBeenCalledOnce());
  await old.put('sales', sold(13, 'waiting'));
  old.close();
  expect((await unsentOf(await opening)).map(({ number }) => number)).toEqual([12, 13]);
});
