import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type pg from 'pg';
import { migrate } from '#server/db/migrate.ts';

/** Every row of a database that release 0.1.0 had filled: two companies with invoices in all states. Bytes are hexadecimal. */
type Rows = {
  tables: Record<string, unknown[]>;
  sequences: { sequencename: string; last_value: number | null }[];
};

/** The newest migration of that release. */
const LAST_MIGRATION = 14;

const MIGRATIONS = new URL('../../../server/db/migrations/', import.meta.url).pathname;

/** Runs the migrations up to one, as an installation that has not been updated since. */
export async function migrateTo(url: string, last: number): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'migrations-'));
  try {
    for (const name of readdirSync(MIGRATIONS))
      if (Number(name.slice(0, 3)) <= last) copyFileSync(MIGRATIONS + name, join(directory, name));
    await migrate(url, { directory });
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/** Makes a database what release 0.1.0 left: its tables, with its rows. */
export async function restoreRelease(url: string, pool: pg.Pool): Promise<void> {
  await pool.query('drop schema public cascade');
  await pool.query('create schema public');
  await migrateTo(url, LAST_MIGRATION);
  const file = new URL('./rows-of-0.1.0.json.gz', import.meta.url);
  const { tables, sequences } = JSON.parse(gunzipSync(readFileSync(file)).toString()) as Rows;
  for (const { name, forced } of await tablesInOrder(pool)) {
    const rows = tables[name];
    if (rows === undefined || name === 'schema_migrations') continue;
    if (forced) await pool.query(`alter table ${name} no force row level security`);
    await pool.query(`delete from ${name}`);
    const columns = await columnsOf(pool, name);
    await pool.query(
      `insert into ${name} (${columns}) select ${columns} from jsonb_populate_recordset(null::${name}, $1)`,
      [JSON.stringify(rows)],
    );
    if (forced) await pool.query(`alter table ${name} force row level security`);
  }
  for (const { sequencename, last_value } of sequences)
    // The job queue has sequences of its own, which are not public.
    if (last_value !== null)
      await pool.query("select setval(to_regclass('public.' || quote_ident($1)), $2)", [
        sequencename,
        last_value,
      ]);
}

/** Tables in the order they were made: what others refer to comes first. */
async function tablesInOrder(pool: pg.Pool): Promise<{ name: string; forced: boolean }[]> {
  const { rows } = await pool.query<{ name: string; forced: boolean }>(
    `select relname as name, relforcerowsecurity as forced from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace order by oid`,
  );
  return rows;
}

/** All but those that are computed. */
async function columnsOf(pool: pg.Pool, table: string): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(column_name) as name from information_schema.columns
      where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  return rows.map(({ name }) => name).join();
}
