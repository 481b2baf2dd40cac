import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { withTestDatabase } from '#tests/setup/test-database.ts';
import { kyselyOver } from './database.ts';

const database = withTestDatabase();

test('a statement that comes again is prepared, and survives a migration that changes what it answers', async () => {
  const db = kyselyOver<unknown>(database.pool, { prepare: true });
  await sql`create table changing (id integer)`.execute(db);
  const ask = async () => (await sql<object>`select * from changing where id = ${1}`.execute(db)).rows;
  const prepared = async () =>
    (await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)).rows.filter(
      ({ statement }) => statement.includes('changing'),
    );
  await ask();
  expect(await prepared()).toEqual([]);
  await ask();
  expect(await prepared()).toHaveLength(1);
  await sql`insert into changing values (1)`.execute(db);
  await sql`alter table changing add column name text`.execute(db);
  await expect(ask()).rejects.toThrow('cached plan');
  expect(await ask()).toEqual([{ id: 1, name: null }]);
});
