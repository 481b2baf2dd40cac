import { afterAll, beforeAll, expect, test } from 'vitest';
import type pg from 'pg';
import { silentLog } from '#server/platform/log.ts';
import { createPool } from '#server/platform/postgres/pool.ts';
import { withTestDatabase } from '#tests/setup/test-database.ts';
import { startWorker } from './worker.ts';

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
