import { fileURLToPath } from 'node:url';
import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { createPool } from '#server/platform/postgres/pool.ts';
import { extensions } from '#server/platform/postgres/provision.ts';
import { silentLog } from '#server/platform/log.ts';
import type { Log } from '#server/platform/log.ts';
import { pendingMigrations, readMigrations } from './migration-files.ts';
import type { Applied, Migration } from './migration-files.ts';
import { seedTaxAuthorities } from './reference/import-tax-authorities.ts';

/** Arbitrary, ours: starters on one database queue on it. */
const advisory_key = 4_863_152_026;

const own_directory = fileURLToPath(new URL('./migrations', import.meta.url));

async function applyOne(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query('insert into schema_migrations (version, name, checksum) values ($1, $2, $3)', [
      migration.version,
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`${migration.name}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

/** The job queue's own tables come first, so that our migrations may grant rights on them. */
async function migrateJobQueue(url: string): Promise<void> {
  const logger = new Logger(() => () => undefined);
  // Of ours: a connection that the server ends while the pool closes is heard, and does not end the process.
  const pgPool = createPool(url, { max: 2, name: 'hoadon migrate' });
  try {
    await runMigrations({ pgPool, logger });
  } finally {
    await pgPool.end();
  }
}

type MigrateOptions = { directory?: string; log?: Log };

/**
 * Brings a database up to date: extensions, job queue, then each SQL file in a transaction of its own, recorded
 * with its checksum; last the rows that reference tables lack. Starters that come together wait for one another.
 * Answers the names of the files it ran.
 */
export async function migrate(url: string, options: MigrateOptions = {}): Promise<string[]> {
  const { directory = own_directory, log = silentLog } = options;
  const files = readMigrations(directory);
  const client = new pg.Client({ connectionString: url, application_name: 'hoadon migrate' });
  client.on('error', (error) => log.warn({ err: error }, 'database connection lost'));
  // What a migration warns of (records that hold a choice it removes) is for the person who runs it.
  client.on('notice', ({ severity, message }) => {
    if (severity === 'WARNING') log.warn(message);
  });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [advisory_key]);
    for (const extension of extensions) await client.query(`create extension if not exists ${extension}`);
    await migrateJobQueue(url);
    await client.query(
      `create table if not exists schema_migrations (
         version integer primary key,
         name text not null,
         checksum text not null,
         applied_at timestamptz not null default now()
       )`,
    );
    const { rows } = await client.query<Applied>(
      'select version, name, checksum from schema_migrations order by version',
    );
    const pending = pendingMigrations(files, rows);
    for (const migration of pending) {
      await applyOne(client, migration);
      log.debug({ migration: migration.name }, 'migrated');
    }
    // One line: an installation that is new runs them all, before the line that its starter waits for.
    if (pending.length > 0)
      log.info(
        { migrations: pending.length, last: pending.at(-1)?.name },
        'the database was brought up to date',
      );
    if (directory === own_directory) await seedTaxAuthorities(client);
    return pending.map(({ name }) => name);
  } finally {
    await client.end();
  }
}
