import type pg from 'pg';

/** How often a runner says that it is there, and leftovers are looked for. */
export const BEAT_MS = 15_000;
/** A runner is taken for dead after four beats missed. */
export const SILENCE = '60 seconds';

/** Says that the runner is there. `runner_id`: as it locks jobs, graphile_worker's locked_by. */
export async function beat(pool: pg.Pool, runner_id: string): Promise<void> {
  await pool.query(
    `insert into job_runners (id, seen_on) values ($1, now()) on conflict (id) do update set seen_on = excluded.seen_on`,
    [runner_id],
  );
}

/**
 * Ends what killed workers leave in the queue. A job that is added again while a dead worker holds it stays behind without its key,
 * locked and at its last attempt (graphile-worker's add_job): it is deleted, its successor does the work. What a runner holds that
 * has been silent for a minute is released, any other job half an hour after it was taken, where graphile-worker waits four: tasks
 * bear being run twice. They come back apart, more so with each attempt: where one job brings its process down, those taken together with it are
 * not brought down each time.
 */
export async function tidyJobs(pool: pg.Pool): Promise<{ deleted: number; released: number }> {
  const superseded = await pool.query(
    `delete from graphile_worker._private_jobs
     where key is null and attempts >= max_attempts and coalesce(locked_at, updated_at) < now() - interval '10 minutes'`,
  );
  const abandoned = await pool.query(
    `update graphile_worker._private_jobs set locked_at = null, locked_by = null,
       run_at = greatest(run_at, now() + (attempts - 1) * random() * interval '10 seconds')
     where attempts < max_attempts and (locked_at < now() - interval '30 minutes' or (
       locked_at < now() - $1::interval
       and not exists (select from job_runners where id = locked_by and seen_on > now() - $1::interval)))`,
    [SILENCE],
  );
  await pool.query(`delete from job_runners where seen_on < now() - interval '1 day'`);
  return { deleted: superseded.rowCount ?? 0, released: abandoned.rowCount ?? 0 };
}
