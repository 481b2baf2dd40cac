import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withTestDatabase } from '#tests/setup/test-database.ts';
import { silentLog } from '#server/platform/log.ts';
import { migrate } from './migrate.ts';

const database = withTestDatabase();
let directory: string;
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'migrations-'));
  // The clone comes with the real migrations; these tests bring their own history.
  await database.pool.query('truncate schema_migrations');
  await database.pool.query('drop table if exists first, second');
});
afterEach(() => rmSync(directory, { recursive: true }));
const write = (name: string, sql: string): void => writeFileSync(join(directory, name), sql);
const tables = async (): Promise<string[]> => {
  const sql = "select tablename from pg_tables where tablename in ('first', 'second') order by 1";
  return (await database.pool.query<{ tablename: string }>(sql)).rows.map((row) => row.tablename);
};

it('runs each file once, in order', async () => {
  write('002-second.sql', 'create table second (id bigint references first (id));');
  write('001-first.sql', 'create table first (id bigint primary key); insert into first values (1);');
  expect(await migrate(database.url, { directory })).toEqual(['001-first.sql', '002-second.sql']);
  expect(await tables()).toEqual(['first', 'second']);
  expect(await migrate(database.url, { directory })).toEqual([]);
});

it('keeps what went before a faulty file, and nothing of the faulty one', async () => {
  write('001-first.sql', 'create table first (id bigint);');
  write('002-second.sql', 'create table second (id bigint); select 1 / 0;');
  await expect(migrate(database.url, { directory })).rejects.toThrow(/002-second\.sql: division by zero/);
  expect(await tables()).toEqual(['first']);
  write('002-second.sql', 'create table second (id bigint);');
  expect(await migrate(database.url, { directory })).toEqual(['002-second.sql']);
});

it('refuses a file that was changed after it ran', async () => {
  write('001-first.sql', 'create table first (id bigint);');
  await migrate(database.url, { directory });
  write('001-first.sql', 'create table first (id bigint, name text);');
  await expect(migrate(database.url, { directory })).rejects.toThrow(/001-first\.sql was changed/);
});

it('passes on what a file warns of', async () => {
  write('001-first.sql', "do $$ begin raise warning '% records', 3; raise notice 'not this'; end $$;");
  const warned: unknown[] = [];
  const log = { ...silentLog, warn: (...said: unknown[]) => void warned.push(said) };
  await migrate(database.url, { directory, log });
  expect(warned).toEqual([['3 records']]);
});

it('lets two starters run at once: one migrates, the other finds it done', async () => {
  write('001-first.sql', 'create table first (id bigint);');
  const done = await Promise.all([
    migrate(database.url, { directory }),
    migrate(database.url, { directory }),
  ]);
  expect(done.map((names) => names.length).sort()).toEqual([0, 1]);
});

it('brings the job queue and the extensions', async () => {
  const { rows } = await database.pool.query<{ found: string }>(
    `select extname as found from pg_extension where extname in ('pg_trgm', 'unaccent', 'pgcrypto')
     union all select nspname from pg_namespace where nspname = 'graphile_worker' order by 1`,
  );
  expect(rows.map((row) => row.found)).toEqual(['graphile_worker', 'pg_trgm', 'pgcrypto', 'unaccent']);
});
