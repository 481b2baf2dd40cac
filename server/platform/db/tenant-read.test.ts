import { afterAll, beforeAll, expect, test } from 'vitest';
import type pg from 'pg';
import { createPool } from '#server/platform/postgres/pool.ts';
import { withTestDatabase } from '#tests/setup/test-database.ts';
import { tenantRead, type TenantRead } from './tenant-read.ts';

const database = withTestDatabase();
let pool: pg.Pool;
let read: TenantRead;

beforeAll(async () => {
  await database.pool.query(`insert into tenants (id, created_on) values (1, now()), (2, now())`);
  for (const id of [1, 2]) {
    const client = await database.pool.connect();
    await client.query('begin');
    await client.query(`select set_config('app.tenant_id', $1, true)`, [String(id)]);
    await client.query(
      `insert into roles (tenant_id, name, permissions, created_on) values ($1, $2, '{full}', now())`,
      [id, `role of ${id}`],
    );
    await client.query('commit');
    client.release();
  }
  pool = createPool(database.url, { max: 2, pipeline: true });
  read = tenantRead(pool);
});
afterAll(() => pool.end());

const NAMES = { text: 'select name from roles where name <> $1', values: [''] };

test('each tenant sees its own rows, whichever connection serves it', async () => {
  const asked = Array.from({ length: 40 }, (_, at) => 1 + (at % 2));
  const seen = await Promise.all(asked.map((tenant_id) => read<{ name: string }>(tenant_id, NAMES)));
  expect(seen.map((rows) => rows.map(({ name }) => name))).toEqual(
    asked.map((tenant_id) => [`role of ${tenant_id}`]),
  );
});

test('a statement that fails leaves nothing behind: its connection serves the next', async () => {
  await expect(read(1, { text: 'select 1 / $1::int', values: [0] })).rejects.toThrow('division by zero');
  expect(await read(2, NAMES)).toEqual([{ name: 'role of 2' }]);
  const after = await pool.query<{ tenant: string | null }>(
    `select current_setting('app.tenant_id', true) as tenant`,
  );
  expect(after.rows[0]?.tenant ?? '').toBe('');
});

test('a statement that cannot be prepared says why each time', async () => {
  for (const _time of [1, 2])
    await expect(read(1, { text: 'select nothing from roles where id = $1', values: [1] })).rejects.toThrow(
      'column "nothing" does not exist',
    );
  expect(await read(1, NAMES)).toHaveLength(1);
});

test('without prepared statements it is the same', async () => {
  const unprepared = tenantRead(pool, { prepare: false });
  const names = { text: 'select name from roles', values: [] };
  const seen = await Promise.all([2, 1, 2].map((tenant_id) => unprepared(tenant_id, names)));
  expect(seen).toEqual([2, 1, 2].map((tenant_id) => [{ name: `role of ${tenant_id}` }]));
});

test('it reads only', async () => {
  await expect(read(1, { text: 'delete from roles where name <> $1', values: [''] })).rejects.toThrow(
    /read-only|permission denied/,
  );
});

test('a tenant id that is no integer never reaches the database', async () => {
  await expect(read(Number.NaN, NAMES)).rejects.toThrow(RangeError);
  expect(await read(1, NAMES)).toHaveLength(1);
});
