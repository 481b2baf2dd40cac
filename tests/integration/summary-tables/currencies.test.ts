import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { createPool } from '#server/platform/postgres/pool.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { TENANT } from '../signing/desk.ts';
import { tableDesk, tableIn, type TableDesk } from './table-desk.ts';

const server = withTestApp();
const USD = { currency: 'USD', exchange_rate: '25000' };

let owner: TableDesk;
beforeAll(async () => {
  owner = await tableDesk(server.current);
});

/** A table in each of two currencies of a month, in which an invoice of each is issued. */
async function bothOf(period_no: number) {
  await owner.issued();
  await owner.issued(undefined, USD);
  const dong = tableIn(await owner.make({ period_no }));
  const dollars = tableIn(await owner.make({ period_no, currency: 'USD' }));
  return { dong, dollars };
}

const placeOf = async (id: number) => {
  const { supplement, table_no, name } = await owner.read(id);
  return { supplement, table_no, name };
};

test('the tables of a period in two currencies have numbers of their own, and the authority takes both', async () => {
  const { dong, dollars } = await bothOf(11);
  expect(dong).toMatchObject({ supplement: 0, table_no: 1, name: 'Tháng 11/2026' });
  expect(dollars).toMatchObject({ supplement: 0, table_no: 2, name: 'Tháng 11/2026 · bảng 2 · USD' });
  await owner.goTo('2026-12-02T03:00:00.000Z');
  for (const table of [dong, dollars]) {
    await owner.send(table);
    expect(await owner.read(table.id)).toMatchObject({ status: 'valid_summary_table', reasons: [] });
  }
});

test('a table that an older release gave the number of another currency is numbered behind it, once', async () => {
  const { dong, dollars } = await bothOf(12);
  const { db } = server.current.publishing;
  await inTenant(db, TENANT, (tx) =>
    sql`update invoice_data_summary_tables set table_no = 1, name = 'Tháng 12/2026 · USD'
      where tenant_id = ${TENANT} and id = ${dollars.id}`.execute(tx),
  );
  const pool = createPool(server.current.database_url, { max: 1, name: 'hoadon numbers of tables' });
  try {
    const migration = await readFile('server/db/migrations/172-sums-of-registers-and-tables.sql', 'utf8');
    await pool.query(migration);
    await pool.query(migration);
  } finally {
    await pool.end();
  }
  expect(await placeOf(dong.id)).toEqual({ supplement: 0, table_no: 1, name: 'Tháng 12/2026' });
  expect(await placeOf(dollars.id)).toEqual({
    ...{ supplement: 0, table_no: 2, name: 'Tháng 12/2026 · bảng 2 · USD' },
  });
});
