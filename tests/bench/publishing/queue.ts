import { sql } from 'kysely';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { systemClock } from '#server/platform/clock.ts';
import { startWorker } from '#server/platform/jobs/worker.ts';
import { silentLog } from '#server/platform/log.ts';
import { createPool } from '#server/platform/postgres/pool.ts';
import { openBenchDatabase, type BenchDatabase } from '../bench-database.ts';
import { interleave } from '../measure.ts';
import type { BenchOptions } from '../options.ts';
import type { Outcome } from '../report.ts';
import { emptyOutbox } from './carrying-jobs.ts';
import { documentDeps } from './document-deps.ts';
import { inBatches, rate } from './publish-bulk.ts';
import { waitingInvoices } from './waiting-invoices.ts';

/** Times as many jobs as invoices are published: the queue is never what publishing waits for. */
const GOAL = 10;
/** Jobs a worker runs side by side (server/start.ts). */
const SIDE_BY_SIDE = 4;
const JOBS_EACH = 4;
const TASK = 'bench-nothing';

/** Jobs that do nothing, through the product's worker, against publishing to the outbox. */
export async function benchQueue(options: BenchOptions): Promise<Outcome> {
  const database = await openBenchDatabase({ invoices: 100, lines: false }, null);
  const pool = createPool(database.url, { name: 'hoadon bench worker' });
  try {
    const { db, tenant_id } = database;
    const deps = documentDeps(pool, database.master_key);
    const jobs = options.drafts * JOBS_EACH;
    const [reference, taken] = await interleave(
      [
        {
          name: `publishing ${options.drafts} invoices to the outbox`,
          unit: '/s',
          run: async () => {
            await emptyOutbox(database);
            return rate(await waitingInvoices(db, tenant_id, options.drafts, systemClock), () =>
              inBatches(deps, tenant_id),
            );
          },
        },
        { name: `${jobs} jobs that do nothing`, unit: '/s', run: () => jobsASecond(database, jobs) },
      ],
      options.rounds,
    );
    if (reference === undefined || taken === undefined) throw new Error('nothing was measured');
    return {
      bench: 'queue',
      what: 'jobs with keys of their own, written beforehand, taken and ended by one worker',
      reference,
      ours: [{ measured: taken, target: GOAL }],
      notes: [],
    };
  } finally {
    await pool.end();
    await database.close();
  }
}

async function jobsASecond({ db, url, tenant_id }: BenchDatabase, count: number): Promise<number> {
  await inTenant(db, tenant_id, (tx) =>
    sql`select enqueue_job(${TASK}, '{}'::json, 'bench:' || ${tenant_id}::text || ':' || number, now())
      from generate_series(1, ${count}::integer) as number`.execute(tx),
  );
  const pool = createPool(url, { max: 6, name: 'hoadon bench runner', patient: true });
  let tell = (): void => undefined;
  const over = new Promise<void>((resolve) => (tell = resolve));
  let left = count;
  const nothing = async (): Promise<void> => {
    left -= 1;
    if (left === 0) tell();
  };
  const began = performance.now();
  const worker = await startWorker({
    ...{ pool, tasks: { [TASK]: nothing }, crontab: '', concurrency: SIDE_BY_SIDE, log: silentLog },
  });
  await over;
  const took_ms = performance.now() - began;
  await worker.stop();
  await pool.end();
  return (count * 1_000) / took_ms;
}
