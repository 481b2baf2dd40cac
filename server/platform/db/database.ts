import { Kysely, PostgresDialect, sql } from 'kysely';
import type pg from 'pg';
import { preparingPool } from './preparing-pool.ts';

/**
 * Kysely over a pool of ours; the caller names the tables' types and ends the pool. `prepare`: statements that come again are prepared,
 * for those who run few of them many times.
 */
export function kyselyOver<DB>(pool: pg.Pool, { prepare = false } = {}): Kysely<DB> {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: prepare ? preparingPool(pool) : pool }) });
}

/** PostgreSQL error codes that callers turn into words (PostgreSQL manual, appendix A). */
const CODES = {
  unique_violation: '23505',
  foreign_key_violation: '23503',
  check_violation: '23514',
} as const;

export function isDatabaseError(error: unknown, kind: keyof typeof CODES): boolean {
  return error instanceof Error && 'code' in error && error.code === CODES[kind];
}

/**
 * Runs work while no other process does under the same key; null when one works on it, and nothing was done. The lock is the
 * connection's (PostgreSQL 13.3.5), so that it ends with a process that is killed; work holds one connection more.
 */
export function withLock<DB, T>(db: Kysely<DB>, key: string, work: () => Promise<T>): Promise<T | null> {
  return db.connection().execute(async (connection) => {
    const lock = sql`hashtextextended(${key}, 0)`;
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(${lock}) as mine`.execute(
      connection,
    );
    if (rows[0]?.mine !== true) return null;
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${lock})`.execute(connection);
    }
  });
}
