import { beforeAll, expect, test, vi } from 'vitest';
import { sql, type Kysely } from 'kysely';
import type { DB } from '#generated/database.ts';
import { kyselyOver } from '#server/platform/db/database.ts';
import { PATIENCE } from '#tests/setup/patience.ts';
import { withTestDatabase } from '#tests/setup/test-database.ts';
import { silentLog } from '#server/platform/log.ts';
import { enqueueInTurns, enqueueJob, enqueueJobs, putOffJobs } from './enqueue.ts';
import { startWorker } from './worker.ts';

const database = withTestDatabase();
let db: Kysely<DB>;
beforeAll(() => {
  db = kyselyOver<DB>(database.pool);
});

type Job = { key: string | null; payload: { n: number }; locked_by: string | null };

async function jobs(): Promise<Job[]> {
  const { rows } = await database.pool.query<Job>(
    `select key, payload, locked_by from graphile_worker._private_jobs order by id`,
  );
  return rows;
}

test('many jobs wait once each by their keys, workers hear of them once, and one that is running gets a successor', async () => {
  await enqueueJob(db, 'name', { n: 1 }, 'waiting');
  await enqueueJob(db, 'name', { n: 1 }, 'running');
  await database.pool.query(
    `update graphile_worker._private_jobs set locked_by = 'worker', locked_at = now() where key = 'running'`,
  );
  const listener = await database.pool.connect();
  const heard: (string | undefined)[] = [];
  listener.on('notification', ({ payload }) => heard.push(payload));
  await listener.query('listen "jobs:insert"');
  await enqueueJobs(
    db,
    'name',
    ['waiting', 'running', 'new', 'new'].map((job_key, at) => ({ payload: { n: at + 2 }, job_key })),
  );
  // They come in the order of their transactions.
  await database.pool.query(`notify "jobs:insert", 'last'`);
  await vi.waitFor(() => expect(heard.at(-1)).toBe('last'), PATIENCE);
  listener.release(true);
  expect(heard).toHaveLength(2);
  expect(await jobs()).toEqual([
    { key: 'waiting', payload: { n: 2 }, locked_by: null },
    { key: null, payload: { n: 1 }, locked_by: 'worker' },
    { key: 'running', payload: { n: 3 }, locked_by: null },
    { key: 'new', payload: { n: 5 }, locked_by: null },
  ]);
});

test('none at all is nothing', async () => {
  const before = await jobs();
  await enqueueJobs(db, 'name', []);
  expect(await jobs()).toEqual(before);
});

test('jobs that wait are put off, those that are due later keep their time, and one that is running is left alone', async () => {
  await database.pool.query('delete from graphile_worker._private_jobs');
  const key = (name: string, company = 1) => `carry:${company}:${name}`;
  for (const name of ['waiting', 'later', 'running', 'beside'])
    await enqueueJob(db, 'name', { n: 1 }, key(name));
  await enqueueJob(db, 'name', { n: 1 }, key('waiting', 2));
  await enqueueJob(db, 'name', { n: 1 }, key('later'), 60_000);
  await database.pool.query(
    `update graphile_worker._private_jobs set locked_by = 'worker', locked_at = now() where key = $1`,
    [key('running')],
  );
  await db.transaction().execute(async (tx) => {
    await sql`select set_config('app.tenant_id', '1', true)`.execute(tx);
    await putOffJobs(
      tx,
      [key('waiting'), key('later'), key('running'), key('waiting', 2), key('gone')],
      17_000,
    );
  });
  const { rows } = await database.pool.query<{ key: string; seconds: number; worker: string | null }>(
    `select key, greatest(0, round(extract(epoch from run_at - now()) / 10) * 10)::integer as seconds, locked_by as worker
     from graphile_worker._private_jobs order by key`,
  );
  expect(rows).toEqual([
    { key: key('beside'), seconds: 0, worker: null },
    { key: key('later'), seconds: 60, worker: null },
    { key: key('running'), seconds: 0, worker: 'worker' },
    { key: key('waiting'), seconds: 20, worker: null },
    // Of another company than the transaction is for.
    { key: key('waiting', 2), seconds: 0, worker: null },
  ]);
});

test('companies take turns: one with a few jobs comes between those of one with many, in the order of each', async () => {
  await database.pool.query('delete from graphile_worker._private_jobs');
  const jobsOf = (company: string, count: number) =>
    Array.from({ length: count }, (_, at) => ({
      payload: { name: `${company}${at}` },
      job_key: `turn:${company}:${at}`,
    }));
  await db.transaction().execute(async (tx) => {
    await enqueueInTurns(tx, 'turn', jobsOf('a', 5), 0);
    await enqueueInTurns(tx, 'turn', jobsOf('b', 2), 0);
    // It has two waiting already.
    await enqueueInTurns(tx, 'turn', jobsOf('c', 1), 2);
  });
  const done: string[] = [];
  const worker = await startWorker({
    pool: database.pool,
    tasks: { turn: async (payload) => void done.push((payload as { name: string }).name) },
    crontab: '',
    concurrency: 1,
    log: silentLog,
  });
  await vi.waitFor(() => expect(done).toHaveLength(8), PATIENCE);
  await worker.stop();
  expect(done).toEqual(['a0', 'b0', 'a1', 'b1', 'a2', 'c0', 'a3', 'a4']);
});
