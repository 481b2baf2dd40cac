import { expect, it } from 'vitest';
import { withTestDatabase } from '#tests/setup/test-database.ts';
import { createPool } from './pool.ts';

const database = withTestDatabase();

it('gives ids as numbers, money and dates as text, instants as ISO with Z', async () => {
  const { rows } = await database.pool.query(
    `select 9007199254740991::int8 as id, 12445454.5455::numeric as price, 100.00::numeric as total,
            date '2026-11-20' as issued_on, timestamptz '2026-11-20 06:59:59.5+07' as at, null::numeric as nothing`,
  );
  expect(rows).toEqual([
    {
      id: 9007199254740991,
      price: '12445454.5455',
      total: '100.00',
      issued_on: '2026-11-20',
      at: '2026-11-19T23:59:59.500Z',
      nothing: null,
    },
  ]);
});

it('does the same inside arrays', async () => {
  const { rows } = await database.pool.query(
    `select array[1, 2]::int8[] as ids, array[1.50, null]::numeric[] as prices, array[date '2026-02-28'] as days,
            array[timestamptz '2026-11-20 00:00:00Z'] as times`,
  );
  expect(rows).toEqual([
    { ids: [1, 2], prices: ['1.50', null], days: ['2026-02-28'], times: ['2026-11-20T00:00:00.000Z'] },
  ]);
});

it('refuses an integer that a number cannot hold, rather than round it', async () => {
  await expect(database.pool.query('select 9007199254740993::int8')).rejects.toThrow(/beyond 2\^53/);
});

it('outlives a connection that the server drops', async () => {
  const pool = createPool(database.url, { max: 1 });
  try {
    const first = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
    const removed = new Promise((resolve) => pool.once('remove', resolve));
    await database.pool.query('select pg_terminate_backend($1)', [first.rows[0]?.pid]);
    await removed;
    const second = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
    expect(second.rows[0]?.pid).not.toBe(first.rows[0]?.pid);
  } finally {
    await pool.end();
  }
});
