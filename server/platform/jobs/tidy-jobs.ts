import type pg from 'pg';

/**
 * Ends what killed workers leave in the queue. A job that is added again while a dead worker holds it stays behind without its
 * key, locked and at its last attempt (graphile-worker's add_job): it is deleted, its successor does the work. Any other
 * job is released half an hour after it was taken, where graphile-worker itself waits four: tasks bear being run twice.
 */
export async function tidyJobs(pool: pg.Pool): Promise<{ deleted: number; released: number }> {
  const superseded = await pool.query(
    `delete from graphile_worker._private_jobs
     where key is null and attempts >= max_attempts and coalesce(locked_at, updated_at) < now() - interval '10 minutes'`,
  );
  const abandoned = await pool.query(
    `update graphile_worker._private_jobs set locked_at = null, locked_by = null
     where locked_at < now() - interval '30 minutes' and attempts < max_attempts`,
  );
  return { deleted: superseded.rowCount ?? 0, released: abandoned.rowCount ?? 0 };
}
