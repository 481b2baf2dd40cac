import { sql } from 'kysely';
import type { Step } from './pipeline.ts';
import { publishJobKey } from './tasks.ts';

/**
 * One process at a time speaks to the provider about an invoice: who finds another at it comes back later. Without it a second
 * worker would take the first one's message, still on its way, for lost. The lock is the connection's (PostgreSQL 13.3.5), so
 * that it ends with a process that is killed; each running step holds one connection more.
 */
export function alone(step: Step): Step {
  return (deps, job) =>
    deps.db.connection().execute(async (connection) => {
      const key = sql`hashtextextended(${publishJobKey(job)}, 0)`;
      const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(${key}) as mine`.execute(
        connection,
      );
      if (rows[0]?.mine !== true) return 'later';
      try {
        return await step(deps, job);
      } finally {
        await sql`select pg_advisory_unlock(${key})`.execute(connection);
      }
    });
}
