import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { isInstalled } from './child-process.ts';
import { interleave } from './measure.ts';
import { opensslSpeed } from './openssl-speed.ts';
import type { BenchOptions } from './options.ts';
import type { Outcome } from './report.ts';

const WORKERS = 2;
const LINES = 11;

/** Whole invoices signed by two worker threads at once, against two processes of openssl that sign and do nothing else. */
export async function benchSignWorkers({ seconds, rounds }: BenchOptions): Promise<Outcome> {
  if (!(await isInstalled('openssl', 'version')))
    throw new Error('sign-workers needs openssl as its reference: sudo apt-get install openssl');
  const [reference, ...others] = await interleave(
    [
      {
        name: `openssl speed rsa2048, ${WORKERS} processes`,
        unit: '/s',
        run: () => opensslSpeed(seconds, WORKERS),
      },
      { name: `${WORKERS} worker threads`, unit: 'invoices/s', run: () => signedByWorkers(seconds) },
    ],
    rounds,
  );
  if (reference === undefined) throw new Error('nothing was measured');
  return {
    bench: 'sign-workers',
    what: `invoices of ${LINES} lines, their amounts known, written, sealed and signed by ${WORKERS} threads`,
    reference,
    ours: others.map((measured) => ({ measured, target: 0.8 })),
    notes: [],
  };
}

async function signedByWorkers(seconds: number): Promise<number> {
  const file = new URL('sign-worker.ts', import.meta.url);
  const workers = Array.from(
    { length: WORKERS },
    () => new Worker(file, { workerData: { seconds, lines: LINES } }),
  );
  await Promise.all(workers.map((worker) => once(worker, 'message')));
  const figures = workers.map(async (worker) => {
    const told = once(worker, 'message');
    worker.postMessage('go');
    return Number((await told)[0]);
  });
  const each = await Promise.all(figures);
  await Promise.all(workers.map((worker) => worker.terminate()));
  return each.reduce((sum, one) => sum + one, 0);
}
