import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { systemClock } from '#server/platform/clock.ts';
import { firstMessage } from '#tests/integration/reliability/product-process.ts';
import { openBenchDatabase, type BenchDatabase } from '../bench-database.ts';
import { interleave } from '../measure.ts';
import type { BenchOptions } from '../options.ts';
import type { Outcome } from '../report.ts';
import { emptyOutbox, enqueueAll, untilHandedOver } from './carrying-jobs.ts';
import { processorTimeOf } from './processor-time.ts';
import { waitingInvoices } from './waiting-invoices.ts';

/** Of one worker's processor time a document. */
const GOAL = 1.1;

/** Waiting invoices handed over by one worker process and by two, PostgreSQL's processor time included. */
export async function benchScaleOut(options: BenchOptions): Promise<Outcome> {
  const database = await openBenchDatabase({ invoices: 100, lines: false }, null);
  const workers: ChildProcess[] = [];
  const rates = new Map<number, number[]>();
  try {
    for (let count = 0; count < 2; count += 1) workers.push(await startProcess(database));
    const variant = (count: number) => ({
      name: `${count} worker${count === 1 ? '' : 's'}, ${options.drafts} invoices handed over`,
      unit: 'ms CPU/invoice',
      run: async () => {
        const { took_ms, cpu_ms } = await handOver(database, workers.slice(0, count), options.drafts);
        rates.set(count, [...(rates.get(count) ?? []), (options.drafts * 1_000) / took_ms]);
        return cpu_ms / options.drafts;
      },
    });
    // The first round only warms all up.
    await interleave([variant(1), variant(2)], 1);
    rates.clear();
    const [reference, two] = await interleave([variant(1), variant(2)], options.rounds);
    if (reference === undefined || two === undefined) throw new Error('nothing was measured');
    return {
      bench: 'scale-out',
      what: 'processor time of the workers and of PostgreSQL for an invoice of five lines, from its job to the provider',
      lower_is_better: true,
      reference,
      ours: [{ measured: two, target: GOAL }],
      notes: [...rates].map(
        ([count, all]) =>
          `${count}: ${all.map((rate) => rate.toFixed(0)).join(', ')} invoices/s on the clock`,
      ),
    };
  } finally {
    for (const child of workers) child.send('end');
    await Promise.all(workers.map((child) => once(child, 'exit')));
    await database.close();
  }
}

async function startProcess({ url, data_dir }: BenchDatabase): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 'worker-process.ts'), [url, data_dir]);
  await firstMessage(child);
  return child;
}

async function handOver(
  database: BenchDatabase,
  workers: readonly ChildProcess[],
  count: number,
): Promise<{ took_ms: number; cpu_ms: number }> {
  await emptyOutbox(database);
  const ids = await waitingInvoices(database.db, database.tenant_id, count, systemClock);
  await enqueueAll(database, ids);
  const before = processorTimeOf(database.postmaster);
  const began = performance.now();
  for (const child of workers) child.send('start');
  await untilHandedOver(database);
  const took_ms = performance.now() - began;
  const told = workers.map((child) => once(child, 'message') as Promise<[number]>);
  for (const child of workers) child.send('stop');
  const of_workers = (await Promise.all(told)).reduce((sum, [cpu_ms]) => sum + cpu_ms, 0);
  return { took_ms, cpu_ms: of_workers + processorTimeOf(database.postmaster) - before };
}
