import { setTimeout as sleep } from 'node:timers/promises';
import { EventEmitter } from 'node:events';
import { Logger, run, type JobHelpers, type Runner, type WorkerEvents } from 'graphile-worker';
import pg from 'pg';
import type { Log } from '../log.ts';
import { makingUpForMissedTimes } from './missed-times.ts';
import { beat, BEAT_MS, tidyJobs } from './tidy-jobs.ts';

/** Does one job; throwing has it tried again later, with rising pauses. `attempt` counts the tries from 1, this one included. */
export type Task = (payload: unknown, attempt?: number) => Promise<void>;

type Worker = { stop(): Promise<void> };

const POLL_MS = 300;

/** How long a stop waits for the ends of jobs: with the database away they cannot be written, and are done again later. */
const STOP_MS = 10_000;
const RESTART_PAUSE_MS = 1_000;
/** What a stop gives a database that may be gone. */
const ANSWER_MS = 2_000;

/**
 * Takes jobs from the queue in PostgreSQL until stopped; any number of processes may do so side by side. The pool is the runner's
 * own (a patient one, `createPool`): tasks that use every other connection never keep it from writing the end of a job.
 */
export async function startWorker(options: {
  pool: pg.Pool;
  tasks: Readonly<Record<string, Task>>;
  /** Lines of crontab: what runs by the clock. Those of a fixed minute that were missed are run at the start. */
  crontab: string;
  concurrency: number;
  log: Log;
}): Promise<Worker> {
  const { pool, tasks, crontab, concurrency, log } = options;
  let runner_id: string | null = null;
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool: { id } }) => (runner_id = id));
  const start = (): Promise<Runner> =>
    run({
      events,
      pgPool: pool,
      taskList: Object.fromEntries(
        Object.entries(tasks).map(([name, task]) => [
          name,
          (payload: unknown, { job }: JobHelpers) => task(payload, job.attempts),
        ]),
      ),
      crontab: makingUpForMissedTimes(crontab),
      concurrency,
      noHandleSignals: true,
      pollInterval: POLL_MS,
      // The ends of jobs are gathered: only then does the runner wait for them when it stops. Written one by one nobody waits for
      // them, and one that fails ends the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      logger: quietLogger(log),
    });
  let runner = await start();
  const tidy = (): Promise<void> =>
    Promise.resolve(runner_id === null ? undefined : beat(pool, runner_id))
      .then(() => tidyJobs(pool))
      .then(
        (done) => log.debug(done, 'jobs of killed workers tidied up'),
        (error: unknown) => log.warn({ err: error }, 'jobs of killed workers could not be tidied up'),
      );
  void tidy();
  const tidying = setInterval(() => void tidy(), BEAT_MS);
  tidying.unref();
  let is_stopping = false;
  // A runner that ended by itself a moment ago has nothing to stop.
  const stopRunner = (): Promise<void> =>
    runner.stop().catch((error: unknown) => log.warn({ err: error }, 'the job runner was over'));
  const keepRunning = async (): Promise<void> => {
    for (;;) {
      // It ends without an error of its own too, when the end of a job was refused.
      const reason = await runner.promise.catch((error: unknown) => error);
      if (is_stopping) return;
      log.error({ err: reason }, 'the job runner stopped, and is started again');
      await sleep(RESTART_PAUSE_MS);
      if (is_stopping) return;
      // One that cannot be started leaves the old one in its place, and is tried again.
      runner = await start().catch((error: unknown) => {
        log.error({ err: error }, 'the job runner could not be started');
        return runner;
      });
      if (is_stopping) await stopRunner();
    }
  };
  const kept = keepRunning();
  return {
    stop: async () => {
      is_stopping = true;
      clearInterval(tidying);
      const ended = Promise.all([stopRunner(), kept]);
      // With the database away the ends of jobs cannot be written, however long that is waited for.
      const lost = databaseAnswers(pool).then((answers) => (answers ? sleepQuietly(STOP_MS) : undefined));
      await Promise.race([ended, lost]);
    },
  };
}

const sleepQuietly = (ms: number): Promise<void> => sleep(ms, undefined, { ref: false });

async function databaseAnswers({ options }: pg.Pool): Promise<boolean> {
  const client = new pg.Client({ ...options, connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS });
  client.on('error', () => undefined);
  const answers = await client.connect().then(
    () => true,
    () => false,
  );
  // Not waited for: one whose server is gone may never end.
  void client.end().catch(() => undefined);
  return answers;
}

function quietLogger(log: Log): Logger {
  return new Logger(() => (level, message, meta) => {
    if (level === 'error') log.error({ meta }, message);
    else if (level === 'warning') log.warn({ meta }, message);
    else log.trace({ meta }, message);
  });
}
