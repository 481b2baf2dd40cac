import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';

/** Kysely over a pool of ours; the caller names the tables' types and ends the pool. */
export function kyselyOver<DB>(pool: pg.Pool): Kysely<DB> {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
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
