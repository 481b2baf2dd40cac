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

/** Adds a job unless one under the same key waits already, which keeps its place and its tries. */
export async function enqueueMissingJob(
  tx: QueryExecutorProvider,
  task: string,
  payload: object,
  job_key: string,
): Promise<void> {
  const { rows } = await sql<{ waits: boolean }>`select job_waits(${job_key}) as waits`.execute(tx);
  if (rows[0]?.waits !== true) await enqueueJob(tx, task, payload, job_key);
}

/** When a job that waits is due, where that is later than now: in a transaction of the company that its key names. */
export async function whenDue(tx: QueryExecutorProvider, job_key: string): Promise<string | null> {
  const { rows } = await sql<{ due: string | null }>`select nullif(greatest(due, now()), now()) as due
    from job_due(${job_key}) as due`.execute(tx);
  return rows[0]?.due ?? null;
}

/** The same of several jobs: when the first of them is due. */
export async function whenFirstDue(
  tx: QueryExecutorProvider,
  job_keys: readonly string[],
): Promise<string | null> {
  if (job_keys.length === 0) return null;
  const { rows } = await sql<{
    due: string | null;
  }>`select case when min(due) > now() then min(due) end as due
    from unnest(${[...job_keys]}::text[]) as wanted, job_due(wanted) as due`.execute(tx);
  return rows[0]?.due ?? null;
}

/** What one of many jobs of a company puts the next behind, as if it took so long. */
const TURN_MS = 2_000;
/** Places in line lie in the past, so that none waits while no other job does. */
const HEAD_START_MS = 24 * 60 * 60_000;

/**
 * The same for jobs that companies have thousands of, in a runner of their own: companies take turns. Each job is behind those that its
 * company has `waiting` already, by a turn for each; one of a company with few comes between those of one with many, and the last of many is
 * not passed for ever, since what comes later is placed later. Beyond a day of turns the order is that of coming.
 */
export async function enqueueInTurns(
  tx: QueryExecutorProvider,
  task: string,
  jobs: readonly { payload: object; job_key: string }[],
  waiting: number,
): Promise<void> {
  if (jobs.length === 0) return;
  const once = new Map(jobs.map(({ payload, job_key }) => [job_key, JSON.stringify(payload)]));
  const behind_ms = [...once.keys()].map(
    (_key, at) => Math.min((waiting + at) * TURN_MS, HEAD_START_MS) - HEAD_START_MS,
  );
  await sql`select enqueue_jobs_in_turns(${task}, ${[...once.values()]}::text[]::json[], ${[...once.keys()]}::text[],
    array(select now() + given.ms * interval '1 millisecond' from unnest(${behind_ms}::integer[]) with ordinality as given (ms, at)
      order by given.at))`.execute(tx);
}
