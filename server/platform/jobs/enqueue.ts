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

/** The same for many jobs that may begin at once, by one statement; of those with the same key the last counts. */
export async function enqueueJobs(
  tx: QueryExecutorProvider,
  task: string,
  jobs: readonly { payload: object; job_key: string }[],
): Promise<void> {
  if (jobs.length === 0) return;
  const once = new Map(jobs.map(({ payload, job_key }) => [job_key, JSON.stringify(payload)]));
  await sql`select enqueue_jobs(${task}, ${[...once.values()]}::text[]::json[], ${[...once.keys()]}::text[])`.execute(
    tx,
  );
}

/** Takes back jobs that no worker has begun, in this transaction of the company that the keys name in their second part. */
export async function forgetJobs(tx: QueryExecutorProvider, job_keys: readonly string[]): Promise<void> {
  if (job_keys.length > 0) await sql`select forget_jobs(${[...job_keys]}::text[])`.execute(tx);
}

/** Lets jobs that no worker has begun wait so long at least, in this transaction of the company that the keys name in their second part. */
export async function putOffJobs(
  tx: QueryExecutorProvider,
  job_keys: readonly string[],
  delay_ms: number,
): Promise<void> {
  if (job_keys.length === 0) return;
  await sql`select put_off_jobs(${[...job_keys]}::text[], now() + ${`${delay_ms} milliseconds`}::interval)`.execute(
    tx,
  );
}
