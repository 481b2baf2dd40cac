import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withTestDatabase } from '#tests/setup/test-database.ts';
import { openMasterKey } from './open-master-key.ts';

const database = withTestDatabase();
const folders: string[] = [];

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'master-key-'));
  folders.push(made);
  return made;
}

const open = (data_dir: string, master_key: Buffer | null = null) =>
  openMasterKey(database.url, { data_dir, master_key });

beforeEach(() => database.pool.query('delete from master_key_check').then(() => undefined));
afterEach(() => {
  for (const made of folders.splice(0)) rmSync(made, { recursive: true });
});

test('a second start on the same key goes on', async () => {
  const data_dir = folder();
  const key = await open(data_dir);
  expect((await open(data_dir)).derive('tokens').equals(key.derive('tokens'))).toBe(true);
});

test('where a key is in use and none is there, the start is refused and none is made', async () => {
  await open(folder());
  const empty = folder();
  await expect(open(empty)).rejects.toThrow(/Thiếu khóa chính[^]*Copy master\.key/);
  expect(existsSync(join(empty, 'master.key'))).toBe(false);
});

test('another key than that of the database is refused, from a file or from MASTER_KEY', async () => {
  const key = Buffer.alloc(32, 7);
  await open('/nowhere', key);
  await expect(open('/nowhere', Buffer.alloc(32, 8))).rejects.toThrow(/Khóa chính \(MASTER_KEY\)/);
  await open('/nowhere', key);
  const two = [folder(), folder()];
  await database.pool.query('delete from master_key_check');
  const opened = await Promise.allSettled(two.map((data_dir) => open(data_dir)));
  // Two machines that start at once on an empty database: one key counts.
  expect(opened.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('a database from before the check, with a company in it, makes no new key', async () => {
  const client = await database.pool.connect();
  try {
    await client.query(`insert into tenants (created_on) values ('2026-11-20T00:00:00Z')`);
    await expect(open(folder())).rejects.toThrow(/Thiếu khóa chính/);
    await open('/nowhere', Buffer.alloc(32, 9));
  } finally {
    await client.query('delete from tenants');
    client.release();
  }
});
