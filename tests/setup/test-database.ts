import type pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { createPool } from '#server/platform/postgres/pool.ts';

export type TestDatabase = {
  /** Role `hoadon`, owner of the database. Readable from beforeAll on. */
  readonly url: string;
  /** Opened at first use, closed before the database is dropped. */
  readonly pool: pg.Pool;
};

type Clone = { name: string; url: string };

async function ask(method: 'POST' | 'DELETE', path: string): Promise<Clone> {
  const reply = await fetch(`${inject('database_broker')}/${path}`, { method });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`no test database: ${text}`);
  return JSON.parse(text) as Clone;
}

/**
 * A migrated database for this test file (or this describe): call it at the top, use it in hooks and tests.
 * It is cloned before the first of them and dropped after the last.
 */
export function withTestDatabase(): TestDatabase {
  let clone: Clone | undefined;
  let pool: pg.Pool | undefined;
  const ready = (): Clone => {
    if (!clone) throw new Error('the test database is ready from beforeAll on, not while the file is read');
    return clone;
  };
  beforeAll(async () => {
    clone = await ask('POST', '');
  }, 60_000);
  afterAll(async () => {
    await pool?.end();
    if (clone) await ask('DELETE', encodeURIComponent(clone.name));
  });
  return {
    get url() {
      return ready().url;
    },
    get pool() {
      pool ??= createPool(ready().url, { max: 5, name: 'hoadon test' });
      return pool;
    },
  };
}
