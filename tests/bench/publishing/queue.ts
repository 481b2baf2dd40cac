import { sql } from 'kysely';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { systemClock } from '#server/platform/clock.ts';
import { forgetJobs } from '#server/platform/jobs/enqueue.ts';
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
/** Jobs a worker runs side by side (server/start-jobs.ts). */
const SIDE_BY_SIDE = 4;
const JOBS_EACH = 4;
/** Documents of a hand-over (steps/hand-to-provider.ts). */
const CARRIED = 50;
const TASK = 'bench-nothing';

/**
 * Jobs through the product's worker, against publishing to the outbox: as many published together have them, where one takes back those it
 * has carried, and by themselves, each of which does nothing.
 */
export async function benchQueue(options: BenchOptions): Promise<Outcome> {
  const database = await openBenchDatabase({ invoices: 100, lines: false }, null);
  const pool = createPool(database.url, { name: 'hoadon bench worker' });
  try {
    const { db, tenant_id } = database;
    const deps = documentDeps(pool, database.master_key);
    const jobs = options.drafts * JOBS_EACH;
    const [reference, together, alone] = await interleave(
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
        {
          name: `${jobs} jobs, one taking back those of ${CARRIED - 1} others`,
          unit: '/s',
          run: () => jobsASecond(database, jobs, CARRIED),
        },
        { name: `${jobs} jobs that do nothing`, unit: '/s', run: () => jobsASecond(database, jobs, 1) },
      ],
      options.rounds,
    );
    if (reference === undefined || together === undefined || alone === undefined)
      throw new Error('nothing was measured');
    return {
      bench: 'queue',
      what: 'jobs with keys of their own, written beforehand, taken and ended by one worker; as hand-over leaves them, and each by itself',
      reference,
      ours: [
        { measured: together, target: GOAL },
        { measured: alone, target: null },
      ],
      notes: [],
    };
  } finally {
    await pool.end();
    await database.close();
  }
}

async function jobsASecond(
  { db, url, tenant_id }: BenchDatabase,
  count: number,
  carried: number,
): Promise<number> {
  const keyOf = (number: number): string => `bench:${tenant_id}:${number}`;
  await inTenant(db, tenant_id, (tx) =>
    sql`select enqueue_job(${TASK}, json_build_object('number', number), 'bench:' || ${tenant_id}::text || ':' || number, now())
      from generate_series(1, ${count}::integer) as number`.execute(tx),
  );
  const pool = createPool(url, { max: 6, name: 'hoadon bench runner', patient: true });
  let tell = (): void => undefined;
  const over = new Promise<void>((resolve) => (tell = resolve));
  const left = new Set(Array.from({ length: count }, (_none, at) => at + 1));
  const carry = async (payload: unknown): Promise<void> => {
    const { number } = payload as { number: number };
    // Carried by another while this one was fetched.
    if (!left.delete(number)) return;
    const others = [...left].slice(0, carried - 1);
    for (const one of others) left.delete(one);
    if (others.length > 0) await inTenant(db, tenant_id, (tx) => forgetJobs(tx, others.map(keyOf)));
    if (left.size === 0) tell();
  };
  const began = performance.now();
  const worker = await startWorker({
    ...{ pool, tasks: { [TASK]: carry }, crontab: '', concurrency: SIDE_BY_SIDE, log: silentLog },
  });
  await over;
  const took_ms = performance.now() - began;
  await worker.stop();
  await pool.end();
  return (count * 1_000) / took_ms;
}
