import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Tx } from '#server/context.ts';
import { lookUp } from '#server/modules/invoices/import/look-ups.ts';
import { plainStores } from '#server/plain-stores.ts';
import { presentRecords } from '#server/platform/crud/import/check/present-records.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { TENANT } from './import-desk.ts';

const server = withTestApp();

type Read = { table: string; rows: number };

beforeAll(async () => {
  const { db } = server.current.publishing;
  await inTenant(db, TENANT, async (tx) => {
    for (const table of ['customers', 'products'])
      await sql`insert into ${sql.table(table)} (tenant_id, code, name, status, created_on)
        select ${TENANT}, 'DÀY-' || n, 'Thứ ' || n, 'active', '2026-11-20' from generate_series(1, 5000) as n`.execute(
        tx,
      );
    await sql`update customers set tax_code = lpad(id::text, 10, '0') where tenant_id = ${TENANT}`.execute(
      tx,
    );
  });
  for (const table of ['customers', 'products']) await sql`vacuum (analyze) ${sql.table(table)}`.execute(db);
});

/** Rows of the catalogues that the database itself went through for what is done, as the role of the server and under its policies. */
function readFor(work: (tx: Tx) => Promise<unknown>): Promise<Read[]> {
  const counted = sql<Read>`select relname::text as table, seq_tup_read + coalesce(idx_tup_fetch, 0) as rows
    from pg_stat_xact_user_tables where relname in ('customers', 'products') order by 1`;
  return inTenant(server.current.publishing.db, TENANT, async (tx) => {
    const before = (await counted.execute(tx)).rows;
    await work(tx);
    const after = (await counted.execute(tx)).rows;
    return after.map(({ table, rows }, at) => ({ table, rows: rows - (before[at]?.rows ?? 0) }));
  });
}

describe('a portion of an import finds its codes without going through the catalogue', () => {
  test.each(['customers', 'products'])('of %s', async (name) => {
    const store = plainStores.get(name);
    if (store === undefined) throw new Error(`no ${name}`);
    const account = { user_id: 1, tenant_id: TENANT, full_name: '', permissions: new Set<string>() };
    const read = await readFor(async (tx) => {
      const requester = { account, now: server.current.clock.now() };
      const found = await presentRecords(tx, { store, requester }, 'code', [
        'dày-17',
        'dày-4711',
        'không có',
      ]);
      expect([...found.keys()]).toEqual(['dày-17', 'dày-4711']);
    });
    expect(read.find(({ table }) => table === name)?.rows).toBe(2);
  });

  test('of invoices, whose customers are named by code or tax code', async () => {
    const read = await readFor(async (tx) => {
      const { customer, product } = await lookUp(tx, '2026-11-20', {
        customers: new Set(['dày-17']),
        tax_codes: new Set(['0000004711']),
        products: new Set(['dày-18', 'Dày-19']),
      });
      expect(customer('Dày-17', null)?.code).toBe('DÀY-17');
      expect(customer(null, '0000004711')?.id).toBe(4711);
      expect(product('DÀY-19')?.code).toBe('DÀY-19');
    });
    expect(read).toEqual([
      { table: 'customers', rows: 2 },
      { table: 'products', rows: 2 },
    ]);
  });
});
