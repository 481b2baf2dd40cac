import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { withTestDatabase } from '#tests/setup/test-database.ts';
import { kyselyOver } from './database.ts';
import { insertMany } from './insert-many.ts';

type Stored = {
  number: number;
  name: string | null;
  bytes: Buffer | null;
  at: string;
  done: boolean;
  said: object;
};

const database = withTestDatabase();
beforeAll(async () => {
  await database.pool.query(
    `create table stored (number integer not null, name text, bytes bytea, at timestamptz not null, done boolean not null, said jsonb not null)`,
  );
});

const AT = '2026-01-02T03:04:05.678Z';
const row = (number: number, rest: Partial<Stored> = {}): Stored => ({
  ...{ number, name: null, bytes: null, at: AT, done: true, said: { a: 1 } },
  ...rest,
});

async function storedAs(rows: readonly Stored[]): Promise<Stored[]> {
  const db = kyselyOver<{ stored: object }>(database.pool, { prepare: true });
  await sql`truncate stored`.execute(db);
  await db.transaction().execute((tx) =>
    insertMany(
      tx,
      'stored',
      rows.map((one) => ({ ...one, said: JSON.stringify(one.said) })),
    ),
  );
  return (await sql<Stored>`select * from stored order by number`.execute(db)).rows;
}

test.each([
  ['one row', [row(1, { name: 'một', bytes: Buffer.from([0, 1, 255]) })]],
  ['rows that are all alike', [row(1), row(1), row(1)]],
  [
    'rows that differ in every column',
    [
      row(1, { name: `"quoted", {braces}, \\ and 'NULL'`, bytes: Buffer.from('a'), said: { text: 'đồng' } }),
      row(2, { name: '', at: '2025-12-31T17:00:00.000Z', done: false }),
      row(3, { name: null, bytes: Buffer.alloc(0) }),
    ],
  ],
])('stores %s as they are', async (_what, rows) => {
  expect(await storedAs(rows)).toEqual(rows);
  // Prepared by now.
  expect(await storedAs(rows)).toEqual(rows);
});

test('a row that is there already is treated as the caller says', async () => {
  await storedAs([row(1, { name: 'một' })]);
  await sql`create unique index stored_number on stored (number)`.execute(kyselyOver(database.pool));
  const db = kyselyOver<{ stored: object }>(database.pool);
  const again = (said: string) =>
    db.transaction().execute((tx) =>
      insertMany(
        tx,
        'stored',
        [row(1, { name: 'hai' }), row(2)].map((one) => ({ ...one, said: '{}' })),
        said,
      ),
    );
  const names = async () =>
    (await sql<Stored>`select * from stored order by number`.execute(db)).rows.map(({ name }) => name);
  await again('on conflict do nothing');
  expect(await names()).toEqual(['một', null]);
  await again('on conflict (number) do update set name = excluded.name');
  expect(await names()).toEqual(['hai', null]);
  await expect(again('')).rejects.toThrow('stored_number');
});

test('nothing is asked of the server for no rows', async () => {
  expect(await storedAs([])).toEqual([]);
});
