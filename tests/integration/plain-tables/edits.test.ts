import type pg from 'pg';
import { expect, test } from 'vitest';
import { planTables, type Tables } from '../../../scripts/generate/plain/plan.ts';
import { choice, code, optional, plainResource, required } from '#tests/setup/plain-resources.ts';
import { sampleOptions } from '#tests/setup/sample-fields.ts';
import { withTestDatabase } from '#tests/setup/test-database.ts';

const database = withTestDatabase();

const name = optional('text', 'name');
const days = optional('integer', 'payment_days');
const parent = optional('reference', 'parent_id', { reference: 'vendors' });
const above = { ...parent, source: 'above_id', was: 'parent_id' };
const number = { ...code, source: 'vendor_no', was: 'code' };
const amount = optional('decimal', 'payment_days');
const rank = choice('rank', { default_value: 'b' });
const fewer = choice('rank', {
  default_value: 'c',
  options: sampleOptions.filter(({ value }) => value !== 'b'),
});
const EDITS = {
  'an optional field': [code, name, days, parent],
  'a required field with a default': [code, name, days, parent, rank],
  'a name': [number, name, days, parent, rank],
  'a wider type, and a reference renamed': [number, name, amount, above, rank],
  'a field searched and unique': [number, { ...name, search: true, unique: true }, amount, above, rank],
  'a field removed': [number, { ...name, search: true, unique: true }, above, rank],
  'an optional field made required': [
    number,
    required('text', 'name', { search: true, default_value: 'Chưa đặt tên' }),
    above,
    rank,
  ],
  'the removed field again': [
    number,
    required('text', 'name', { search: true, default_value: 'Chưa đặt tên' }),
    amount,
    above,
    rank,
  ],
  'a choice removed': [
    number,
    required('text', 'name', { search: true, default_value: 'Chưa đặt tên' }),
    amount,
    above,
    fewer,
  ],
} as const;

/** Rows of one company as the application's role sees them. */
async function seen(client: pg.PoolClient, tenant_id: number): Promise<Record<string, unknown>[]> {
  await client.query('begin');
  try {
    await client.query(
      `select set_config('role', 'hoadon_app', true), set_config('app.tenant_id', $1, true)`,
      [String(tenant_id)],
    );
    return (await client.query<Record<string, unknown>>('select * from vendors order by id')).rows;
  } finally {
    await client.query('rollback');
  }
}

async function insert(client: pg.PoolClient, tenant_id: number, row: readonly unknown[]): Promise<void> {
  await client.query('begin');
  await client.query(`select set_config('role', 'hoadon_app', true), set_config('app.tenant_id', $1, true)`, [
    String(tenant_id),
  ]);
  await client.query(
    `insert into vendors (tenant_id, code, name, payment_days, created_on) values ($1, $2, $3, $4, now())`,
    [tenant_id, ...row],
  );
  await client.query('commit');
}

test('the rows of two companies come whole through nine edits of the description and softer deletion', async () => {
  const client = await database.pool.connect();
  try {
    await client.query('insert into tenants (id, created_on) values (1, now()), (2, now())');
    let tables: Tables = {};
    const warned: unknown[] = [];
    client.on('notice', ({ severity, message }) => {
      if (severity === 'WARNING') warned.push(message);
    });
    const apply = async (fields: Parameters<typeof plainResource>[1], soft_delete = false): Promise<void> => {
      const plan = planTables(tables, [plainResource('vendors', fields, soft_delete)]);
      await client.query(`begin;${plan.migration?.sql ?? ''};commit;`);
      ({ tables } = plan);
    };
    await apply([code, name, days]);
    await insert(client, 1, ['A', 'An Hòa', 30]);
    await insert(client, 1, ['B', null, null]);
    await insert(client, 2, ['A', 'Bình Minh', 7]);
    for (const [edit, fields] of Object.entries(EDITS)) {
      await apply(fields);
      const left = [...(await seen(client, 1)), ...(await seen(client, 2))];
      expect(
        left.map((row) => row['vendor_no'] ?? row['code']),
        edit,
      ).toEqual(['A', 'B', 'A']);
    }
    await apply(EDITS['a choice removed'], true);
    expect(warned).toEqual(['vendors.rank: 3 records held b, removed from the choices; they become c']);
    const told = (row: Record<string, unknown>) => [
      row['vendor_no'],
      row['name'],
      row['payment_days'],
      row['rank'],
      row['search_text'],
      row['deleted_on'],
    ];
    expect((await seen(client, 1)).map(told)).toEqual([
      ['A', 'An Hòa', '30', 'c', 'a an hoa', null],
      ['B', 'Chưa đặt tên', null, 'c', 'b chua dat ten', null],
    ]);
    expect((await seen(client, 2)).map(told)).toEqual([['A', 'Bình Minh', '7', 'c', 'a binh minh', null]]);
    const { rows } = await client.query<{ forced: boolean }>(
      `select relrowsecurity and relforcerowsecurity as forced from pg_class where relname = 'vendors'`,
    );
    expect(rows).toEqual([{ forced: true }]);
  } finally {
    client.release();
  }
});
