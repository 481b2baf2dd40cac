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
 * Runs work while no other process does under the same key; null when one works on it, and nothing was done. The lock is that of a
 * transaction (PostgreSQL 13.3.5), which ends with a process that is killed and stays on its connection behind a pooler too; it reads
 * no row, so that it holds back no vacuum. Work is outside of it, and holds one connection more.
 */
export function withLock<DB, T>(db: Kysely<DB>, key: string, work: () => Promise<T>): Promise<T | null> {
  return db.transaction().execute(async (tx) => {
    const lock = sql`hashtextextended(${key}, 0)`;
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${lock}) as mine`.execute(
      tx,
    );
    return rows[0]?.mine === true ? await work() : null;
  });
}
