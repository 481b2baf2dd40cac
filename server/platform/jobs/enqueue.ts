import { sql, type QueryExecutorProvider } from 'kysely';

/**
 * Adds a job in this transaction: it exists exactly when the change it serves exists. One that still waits under the same key is
 * replaced. `delay_ms`: how long it waits at least.
 */
export async function enqueueJob(
  tx: QueryExecutorProvider,
  task: string,
  payload: object,
  job_key: string,
  delay_ms = 0,
): Promise<void> {
  const run_at = sql`now() + ${`${delay_ms} milliseconds`}::interval`;
  await sql`select enqueue_job(${task}, ${JSON.stringify(payload)}::json, ${job_key}, ${run_at})`.execute(tx);
}
