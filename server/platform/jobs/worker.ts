import { Logger, run, type JobHelpers } from 'graphile-worker';
import type pg from 'pg';
import type { Log } from '../log.ts';

/** Does one job; throwing has it tried again later, with rising pauses. `attempt` counts the tries from 1, this one included. */
export type Task = (payload: unknown, attempt?: number) => Promise<void>;

export type Worker = { stop(): Promise<void> };

const POLL_MS = 300;

/** Takes jobs from the queue in PostgreSQL until stopped; any number of processes may do so side by side. */
export async function startWorker(options: {
  pool: pg.Pool;
  tasks: Readonly<Record<string, Task>>;
  /** Lines of crontab: what runs by the clock. */
  crontab: string;
  concurrency: number;
  log: Log;
}): Promise<Worker> {
  const { pool, tasks, crontab, concurrency, log } = options;
  const runner = await run({
    pgPool: pool,
    taskList: Object.fromEntries(
      Object.entries(tasks).map(([name, task]) => [
        name,
        (payload: unknown, { job }: JobHelpers) => task(payload, job.attempts),
      ]),
    ),
    crontab,
    concurrency,
    noHandleSignals: true,
    pollInterval: POLL_MS,
    logger: quietLogger(log),
  });
  // A runner that dies by itself must be heard of; one that is stopped ends in peace.
  runner.promise.catch((error: unknown) => log.error({ err: error }, 'the job runner stopped'));
  return { stop: () => runner.stop() };
}

function quietLogger(log: Log): Logger {
  return new Logger(() => (level, message, meta) => {
    if (level === 'error') log.error({ meta }, message);
    else if (level === 'warning') log.warn({ meta }, message);
    else log.trace({ meta }, message);
  });
}
