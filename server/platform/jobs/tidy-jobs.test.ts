import { beforeEach, expect, test } from 'vitest';
import { withTestDatabase } from '#tests/setup/test-database.ts';
import { beat, tidyJobs } from './tidy-jobs.ts';

const database = withTestDatabase();

async function lock(key: string, runner: string, ago: string, attempts = 1): Promise<void> {
  await database.pool.query(`select graphile_worker.add_job('name', '{}', job_key => $1)`, [key]);
  await database.pool.query(
    `update graphile_worker._private_jobs set locked_by = $2, locked_at = now() - $3::interval, attempts = $4 where key = $1`,
    [key, runner, ago, attempts],
  );
}

const held = async (): Promise<string[]> =>
  (
    await database.pool.query<{ key: string }>(
      `select key from graphile_worker._private_jobs where locked_by is not null order by key`,
    )
  ).rows.map(({ key }) => key);

beforeEach(() =>
  database.pool
    .query(`delete from graphile_worker._private_jobs; delete from job_runners`)
    .then(() => undefined),
);

test('what a runner holds is released once it has been silent for a minute', async () => {
  await beat(database.pool, 'alive');
  await database.pool.query(`insert into job_runners values ('killed', now() - interval '61 seconds')`);
  await lock('of one that is there', 'alive', '5 minutes');
  await lock('of one that was killed', 'killed', '61 seconds');
  await lock('of one that was never seen', 'unseen', '61 seconds');
  await lock('taken just now by one that was not seen yet', 'new', '5 seconds');
  expect(await tidyJobs(database.pool)).toMatchObject({ released: 2 });
  expect(await held()).toEqual(['of one that is there', 'taken just now by one that was not seen yet']);
});

test('what has been held for half an hour is released, whoever holds it', async () => {
  await beat(database.pool, 'alive');
  await lock('stuck', 'alive', '31 minutes');
  expect(await tidyJobs(database.pool)).toMatchObject({ released: 1 });
});

test('released jobs come back at once the first time, and apart after several attempts', async () => {
  for (const key of ['a', 'b', 'c', 'd']) await lock(key, 'killed', '2 minutes', 1);
  for (const key of ['e', 'f', 'g', 'h']) await lock(key, 'killed', '2 minutes', 9);
  await tidyJobs(database.pool);
  const { rows } = await database.pool.query<{ attempts: number; waiting: number }>(
    `select attempts, count(*) filter (where run_at > now()) as waiting
     from graphile_worker._private_jobs group by attempts order by attempts`,
  );
  expect(rows[0]).toEqual({ attempts: 1, waiting: 0 });
  // Each within 80 seconds by chance; one may be due by now.
  expect(rows[1]?.waiting).toBeGreaterThan(1);
});
