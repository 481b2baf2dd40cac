import type pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import type { DemoSizes } from '#server/db/seed/seed-demo.ts';
import { createPool } from '#server/platform/postgres/pool.ts';
import type { SeededClone } from './seeded-template.ts';
import type { Clone } from './test-cluster.ts';

export type TestDatabase = {
  /** Role `hoadon`, owner of the database. Readable from beforeAll on. */
  readonly url: string;
  /** Opened at first use, closed before the database is dropped. */
  readonly pool: pg.Pool;
};

async function ask<T extends Clone>(method: 'POST' | 'DELETE', path: string): Promise<T> {
  const reply = await fetch(`${inject('database_broker')}/${path}`, { method });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`no test database: ${text}`);
  return JSON.parse(text) as T;
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

/** The same with both demo companies in it. `folder` holds the master key and the root certificate of the demo. */
export function withSeededTestDatabase(sizes: DemoSizes): { readonly url: string; readonly folder: string } {
  let clone: SeededClone | undefined;
  const ready = (): SeededClone => {
    if (!clone) throw new Error('the test database is ready from beforeAll on, not while the file is read');
    return clone;
  };
  beforeAll(async () => {
    const { invoices, customers, products } = sizes;
    clone = await ask<SeededClone>(
      'POST',
      `seeded?invoices=${invoices}&customers=${customers}&products=${products}`,
    );
  }, 120_000);
  afterAll(async () => {
    if (clone) await ask('DELETE', encodeURIComponent(clone.name));
  });
  return {
    get url() {
      return ready().url;
    },
    get folder() {
      return ready().folder;
    },
  };
}
