import { CompiledQuery, Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
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

/** PostgreSQL takes at most this many parameters in a statement. */
const MAX_PARAMETERS = 65_535;

const texts = new Map<string, string>();

/**
 * Inserts rows that all have the same columns by one statement, its text made once for each number of rows: a query builder would
 * spend longer on a thousand values than the server. Table and columns are names of our own code, never of a request.
 */
export async function insertMany<DB, Row extends object>(
  tx: Transaction<DB>,
  table: keyof DB & string,
  rows: readonly Row[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}) as (keyof Row & string)[];
  if (columns.length === 0) return;
  const batch = Math.floor(MAX_PARAMETERS / columns.length);
  for (let at = 0; at < rows.length; at += batch) {
    const some = rows.slice(at, at + batch);
    const values = some.flatMap((row) => columns.map((name) => row[name]));
    await tx.executeQuery(CompiledQuery.raw(textFor(table, columns, some.length), values));
  }
}

function textFor(table: string, columns: readonly string[], count: number): string {
  const key = `${table} ${columns.join()} ${count}`;
  const known = texts.get(key);
  if (known !== undefined) return known;
  const width = columns.length;
  const places = Array.from(
    { length: count },
    (_, row) => `(${columns.map((_name, at) => `$${row * width + at + 1}`).join()})`,
  );
  const names = columns.map((name) => `"${name}"`).join();
  const text = `insert into "${table}" (${names}) values ${places.join()}`;
  texts.set(key, text);
  return text;
}
