import { sql, type Transaction } from 'kysely';
import { SILENCE } from './tidy-jobs.ts';

/**
 * Since when no process takes jobs; null while one does. `since` is null where none has been seen for a day. By the database's clock, as
 * runners say that they are there.
 */
export async function silentRunners<DB>(tx: Transaction<DB>): Promise<{ since: string | null } | null> {
  const { rows } = await sql<{ since: string | null; silent: boolean }>`
    select max(seen_on) as since, coalesce(max(seen_on) < now() - ${SILENCE}::interval, true) as silent
    from job_runners`.execute(tx);
  const [row] = rows;
  return row === undefined || !row.silent ? null : { since: row.since };
}
