import { sql, type Kysely } from 'kysely';

/**
 * Runs work while no other process does under the same key; null when one is at it, and nothing was done. The lock is the
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
