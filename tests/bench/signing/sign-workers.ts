import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { isInstalled } from '../child-process.ts';
import { interleave } from '../measure.ts';
import { opensslSpeed } from './openssl-speed.ts';
import type { BenchOptions } from '../options.ts';
import type { Outcome } from '../report.ts';

const WORKERS = 2;
const LINES = 11;
/** Both take both processors: many short rounds in turn, or a neighbour's minute falls on one of them only. */
const SECONDS_A_ROUND = 1;

/** Whole invoices signed by two worker threads at once, against two processes of openssl that sign and do nothing else. */
export async function benchSignWorkers({ seconds, rounds }: BenchOptions): Promise<Outcome> {
  if (!(await isInstalled('openssl', 'version')))
    throw new Error('sign-workers needs openssl as its reference: sudo apt-get install openssl');
  const workers = await readyWorkers(SECONDS_A_ROUND);
  const [reference, ...others] = await interleave(
    [
      {
        name: `openssl speed rsa2048, ${WORKERS} processes`,
        unit: '/s',
        run: () => opensslSpeed(SECONDS_A_ROUND, WORKERS),
      },
      { name: `${WORKERS} worker threads`, unit: 'invoices/s', run: () => signedBy(workers) },
    ],
    Math.ceil((rounds * seconds) / SECONDS_A_ROUND),
  );
  await Promise.all(workers.map((worker) => worker.terminate()));
  if (reference === undefined) throw new Error('nothing was measured');
  return {
    bench: 'sign-workers',
    what: `invoices of ${LINES} lines, their amounts known, written, sealed and signed by ${WORKERS} threads`,
    reference,
    ours: others.map((measured) => ({ measured, target: 0.8 })),
    notes: [],
  };
}

/** As in a server: started once, asked again and again. */
async function readyWorkers(seconds: number): Promise<Worker[]> {
  const file = new URL('sign-worker.ts', import.meta.url);
  const workers = Array.from(
    { length: WORKERS },
    () => new Worker(file, { workerData: { seconds, lines: LINES } }),
  );
  await Promise.all(workers.map((worker) => once(worker, 'message')));
  return workers;
}

async function signedBy(workers: readonly Worker[]): Promise<number> {
  const figures = workers.map(async (worker) => {
    const told = once(worker, 'message');
    worker.postMessage('go');
    return Number((await told)[0]);
  });
  return (await Promise.all(figures)).reduce((sum, one) => sum + one, 0);
}
