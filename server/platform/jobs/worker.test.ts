import type pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { silentLog } from '#server/platform/log.ts';
import { createPool } from '#server/platform/postgres/pool.ts';
import { PATIENCE } from '#tests/setup/patience.ts';
import { withTestDatabase } from '#tests/setup/test-database.ts';
import { startWorker } from './worker.ts';

/** A connection is waited for so long: short, for the tests in which there is none. */
const SHORT_MS = 300;

const database = withTestDatabase();
let pool: pg.Pool;
beforeAll(() => {
  pool = createPool(database.url, { max: 6 });
});
afterAll(() => pool.end());

test('when listening for jobs fails at first, it is tried again, and jobs are taken', async () => {
  const connect = pool.connect.bind(pool);
  let failing = 2;
  // The runner listens for jobs on a connection that it asks for with a callback.
  pool.connect = ((callback?: (error: Error) => void) => {
    if (callback === undefined || failing === 0) return connect(callback as never);
    failing -= 1;
    callback(new Error('timeout exceeded when trying to connect'));
    return undefined;
  }) as typeof connect;
  await database.pool.query(`select graphile_worker.add_job('greet', '{}')`);
  let done = (): void => undefined;
  const greeted = new Promise<void>((resolve) => (done = resolve));
  const worker = await startWorker({
    pool,
    tasks: { greet: async () => done() },
    crontab: '',
    concurrency: 1,
    log: silentLog,
  });
  await greeted;
  await worker.stop();
  expect(failing).toBe(0);
});

const left = async (): Promise<number> =>
  (await database.pool.query(`select from graphile_worker._private_jobs`)).rowCount ?? 0;

/** Runs one job on a patient pool of two connections, with what its task does; nothing may be rejected unheard meanwhile. */
async function oneJob(task: (pool: pg.Pool) => Promise<void>): Promise<{ stop(): Promise<void> }> {
  const runners = createPool(database.url, { max: 2, patience_ms: SHORT_MS, patient: true });
  const unheard: unknown[] = [];
  const hear = (error: unknown): void => void unheard.push(error);
  process.on('unhandledRejection', hear);
  let begun = (): void => undefined;
  const running = new Promise<void>((resolve) => (begun = resolve));
  await database.pool.query(`select graphile_worker.add_job('only', '{}')`);
  const worker = await startWorker({
    pool: runners,
    tasks: { only: () => (begun(), task(runners)) },
    crontab: '',
    concurrency: 1,
    log: silentLog,
  });
  await running;
  return {
    stop: async () => {
      await worker.stop();
      await runners.end();
      process.off('unhandledRejection', hear);
      expect(unheard).toEqual([]);
    },
  };
}

test('a job whose end finds no connection in time is ended later, and nothing falls over', async () => {
  let free = (): void => undefined;
  const crowd = async (pool: pg.Pool): Promise<void> => {
    // The one connection beside that of the listener.
    const taken = await pool.connect();
    free = () => taken.release();
  };
  const job = await oneJob(crowd);
  const waited = createPool(database.url, { max: 1, patience_ms: SHORT_MS });
  // On a crowded machine the server may need longer than that to answer.
  const held = await vi.waitFor(() => waited.connect(), PATIENCE);
  // As long as this takes, and the runner's pool has no more patience than this one.
  for (let tried = 0; tried < 3; tried++) await expect(waited.connect()).rejects.toThrow(/timeout/);
  held.release();
  await waited.end();
  expect(await left()).toBe(1);
  free();
  await expect.poll(left, { timeout: 60_000 }).toBe(0);
  await job.stop();
});

test('a worker that stops writes the end of its last job first', async () => {
  const job = await oneJob(async () => undefined);
  await job.stop();
  expect(await left()).toBe(0);
});

test('what killed workers left is taken up, and what another job has replaced is cleared away', async () => {
  const keys: string[] = [];
  await database.pool.query(`
    select graphile_worker.add_job('name', '{"key": "abandoned"}', job_key => 'abandoned');
    select graphile_worker.add_job('name', '{"key": "replaced"}', job_key => 'replaced');
    update graphile_worker._private_jobs set locked_by = 'dead', locked_at = now() - interval '31 minutes', attempts = 1;
    select graphile_worker.add_job('name', '{"key": "replacement"}', job_key => 'replaced')`);
  const worker = await startWorker({
    pool,
    tasks: {
      name: async (payload) => {
        keys.push((payload as { key: string }).key);
      },
    },
    crontab: '',
    concurrency: 1,
    log: silentLog,
  });
  await vi.waitFor(async () => expect(await left()).toBe(0), PATIENCE);
  await worker.stop();
  expect(keys.toSorted()).toEqual(['abandoned', 'replacement']);
});

test('a worker whose database is gone stops at once', async () => {
  const gone = createPool(database.url, { max: 2, patience_ms: SHORT_MS, patient: true });
  const worker = await startWorker({
    pool: gone,
    tasks: { rest: async () => undefined },
    crontab: '',
    concurrency: 1,
    log: silentLog,
  });
  // Nobody listens on port 1.
  gone.options.port = 1;
  gone.options.connectionString = 'postgres://hoadon@127.0.0.1:1/hoadon';
  // Its own role's connections alone: an autovacuum at work in the same database may not be ended by it.
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`,
  );
  // It would wait ten seconds for the ends of jobs.
  const began = performance.now();
  await worker.stop();
  await gone.end();
  expect(performance.now() - began).toBeLessThan(9_000);
});

/** A worker that counts its jobs, the end of whose first one the database has refused: it is about to be started again. */
async function dyingWorker() {
  const told = vi.spyOn(silentLog, 'error');
  onTestFinished(() => told.mockRestore());
  const runners = createPool(database.url, { max: 4, patient: true });
  let done = 0;
  const worker = await startWorker({
    pool: runners,
    tasks: {
      count: async () => {
        done += 1;
      },
    },
    crontab: '',
    concurrency: 1,
    log: silentLog,
  });
  await database.pool.query(`
    create function no_end() returns trigger language plpgsql as $$ begin raise 'the end cannot be written'; end $$;
    create trigger no_end before delete on graphile_worker._private_jobs for each row execute function no_end();
    select graphile_worker.add_job('count', '{}')`);
  await vi.waitFor(
    () => expect(told).toHaveBeenCalledWith(expect.anything(), expect.stringMatching(/started again/)),
    60_000,
  );
  await database.pool.query(`
    drop trigger no_end on graphile_worker._private_jobs;
    drop function no_end();
    select graphile_worker.add_job('count', '{}')`);
  return { worker, runners, done: () => done };
}

test('a runner that dies by itself is started again, and takes the next job', async () => {
  const { worker, runners, done } = await dyingWorker();
  await expect.poll(done, { timeout: 60_000 }).toBe(2);
  await worker.stop();
  await runners.end();
});

test('a worker that is stopped while its runner is started again takes no further job', async () => {
  const { worker, runners, done } = await dyingWorker();
  await worker.stop();
  // A second one takes a job meanwhile, and would leave the first one's to a runner of it that still went on.
  let heard = (): void => undefined;
  const other = new Promise<void>((resolve) => (heard = resolve));
  const second = await startWorker({
    pool,
    tasks: { other: async () => heard() },
    crontab: '',
    concurrency: 1,
    log: silentLog,
  });
  await database.pool.query(`select graphile_worker.add_job('other', '{}')`);
  await other;
  await second.stop();
  expect(done()).toBe(1);
  await runners.end();
});

test('what runs once a day and was missed while no worker took jobs runs at the start, once; what comes every few minutes waits for its time', async () => {
  const runners = createPool(database.url, { max: 6, patient: true });
  const workers: { stop(): Promise<void> }[] = [];
  onTestFinished(async () => {
    await Promise.all(workers.map((worker) => worker.stop()));
    await runners.end();
  });
  const done: string[] = [];
  const start = async (): Promise<void> => {
    const worker = await startWorker({
      pool: runners,
      tasks: Object.fromEntries(
        ['nightly', 'hourly', 'often', 'last'].map((name) => [name, async () => void done.push(name)]),
      ),
      crontab: [
        `${minute} ${hour} * * * nightly ?max=1&jobKey=nightly`,
        `${minute} * * * * hourly ?max=1&jobKey=hourly`,
        `*/30 * * * * often ?max=1&jobKey=often`,
      ].join('\n'),
      concurrency: 1,
      log: silentLog,
    });
    workers.push(worker);
  };
  // An hour and a half ago, so that no line is due while the test runs.
  const missed = new Date(Date.now() - 90 * 60_000);
  const [minute, hour] = [missed.getUTCMinutes(), missed.getUTCHours()];
  await database.pool.query(
    `insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
     select name, now() - interval '40 days', now() - interval '3 days' from unnest(array['nightly', 'hourly', 'often']) as name`,
  );
  await start();
  await vi.waitFor(() => expect(done.toSorted()).toEqual(['hourly', 'nightly']), PATIENCE);
  await workers.pop()?.stop();
  // A second start finds nothing missed.
  await start();
  await database.pool.query(`select graphile_worker.add_job('last', '{}')`);
  await vi.waitFor(() => expect(done).toContain('last'), PATIENCE);
  expect(done.toSorted()).toEqual(['hourly', 'last', 'nightly']);
});
