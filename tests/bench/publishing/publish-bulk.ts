import { generateKeyPairSync, sign } from 'node:crypto';
import {
  carryDocument,
  documentTasks,
  signWaiting,
  type DocumentDeps,
} from '#server/modules/documents/index.ts';
import { queuePublications } from '#server/modules/publishing/index.ts';
import { systemClock } from '#server/platform/clock.ts';
import { enterTenant, inTenant } from '#server/platform/db/tenancy.ts';
import { startWorker } from '#server/platform/jobs/worker.ts';
import { silentLog } from '#server/platform/log.ts';
import { createPool } from '#server/platform/postgres/pool.ts';
import { openBenchDatabase, type BenchDatabase } from '../bench-database.ts';
import { interleave, wallSecond } from '../measure.ts';
import type { BenchOptions } from '../options.ts';
import type { Outcome } from '../report.ts';
import { emptyOutbox, enqueueAll, untilHandedOver } from './carrying-jobs.ts';
import { documentDeps } from './document-deps.ts';
import { draftInvoices, waitingInvoices } from './waiting-invoices.ts';

/** Jobs a worker runs side by side (server/start-jobs.ts). */
const SIDE_BY_SIDE = 4;
const BATCHES_AT_ONCE = 2;
const ONE_BY_ONE_SHARE = 20;
/** Queued in one transaction (bulk-portion.ts). */
const PORTION = 100;
/** To the outbox, handed over. */
const TARGETS = [0.55, 0.25];

/** Waiting invoices through the product's own publishing, against signatures alone. */
export async function benchPublishBulk(options: BenchOptions): Promise<Outcome> {
  const database = await openBenchDatabase({ invoices: 100, lines: false }, null);
  const pool = createPool(database.url, { name: 'hoadon bench worker' });
  try {
    const { tenant_id } = database;
    const deps = documentDeps(pool, database.master_key);
    const few = Math.max(4, Math.round(options.drafts / ONE_BY_ONE_SHARE));
    const waiting = async (count: number): Promise<number[]> => {
      await emptyOutbox(database);
      return waitingInvoices(database.db, tenant_id, count, systemClock);
    };
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const small = Buffer.alloc(500, 1);
    const [reference, ...ours] = await interleave(
      [
        {
          name: 'crypto.sign RSA-2048',
          unit: '/s',
          run: async () => wallSecond(options.seconds, () => sign('RSA-SHA256', small, privateKey)),
        },
        {
          name: `${options.drafts} at once, to the outbox`,
          unit: 'invoices/s',
          run: async () => rate(await waiting(options.drafts), () => inBatches(deps, tenant_id)),
        },
        {
          name: `${options.drafts} at once, handed over by a worker from its queue`,
          unit: 'invoices/s',
          run: async () => byWorker(deps, database, await waiting(options.drafts)),
        },
        {
          name: `${options.drafts} checked and queued, a hundred at a time`,
          unit: 'invoices/s',
          run: async () => queuing(database, options.drafts),
        },
        {
          name: `${few} one by one, handed over`,
          unit: 'invoices/s',
          run: async () => rate(await waiting(few), (ids) => oneByOne(deps, tenant_id, ids)),
        },
      ],
      options.rounds,
    );
    if (reference === undefined) throw new Error('nothing was measured');
    return {
      bench: 'publish-bulk',
      what: 'claim, number, seal, sign, file, outbox and history of invoices of five lines; "handed over" with a provider in this process that accepts at once',
      reference,
      ours: ours.map((measured, at) => ({ measured, target: TARGETS[at] ?? null })),
      notes: [],
    };
  } finally {
    await pool.end();
    await database.close();
  }
}

/** A second. */
export async function rate(ids: number[], work: (ids: number[]) => Promise<void>): Promise<number> {
  const began = performance.now();
  await work(ids);
  return (ids.length * 1000) / (performance.now() - began);
}

/** To the outbox, by two loops side by side. */
export async function inBatches(deps: DocumentDeps, tenant_id: number): Promise<void> {
  const loop = async (): Promise<void> => {
    while ((await signWaiting(deps, tenant_id, 'invoice')) > 0);
  };
  await Promise.all(Array.from({ length: BATCHES_AT_ONCE }, loop));
}

/** Invoices a second, from the start of the product's worker until all are handed over; each has its job. */
async function byWorker(
  deps: DocumentDeps,
  database: BenchDatabase,
  ids: readonly number[],
): Promise<number> {
  await enqueueAll(database, ids);
  const pool = createPool(database.url, { max: 6, name: 'hoadon bench runner', patient: true });
  const began = performance.now();
  const worker = await startWorker({
    ...{ pool, tasks: documentTasks(deps), crontab: '', concurrency: SIDE_BY_SIDE, log: silentLog },
  });
  await untilHandedOver(database);
  const took_ms = performance.now() - began;
  await worker.stop();
  await pool.end();
  return (ids.length * 1_000) / took_ms;
}

/** Drafts a second, as the jobs of a batch queue them, each hundred in a transaction that is taken back: what comes after counts its own alone. */
async function queuing({ db, tenant_id }: BenchDatabase, count: number): Promise<number> {
  const { ids, account } = await draftInvoices(db, tenant_id, count, systemClock);
  return rate(ids, async () => {
    for (let at = 0; at < ids.length; at += PORTION) {
      const some = ids.slice(at, at + PORTION).map((id) => ({ id, lock_version: 1 }));
      const begun = await db.startTransaction().execute();
      const tx = await enterTenant(begun, tenant_id);
      const { accepted } = await queuePublications(tx, some, account, systemClock);
      await begun.rollback().execute();
      if (accepted.length !== some.length) throw new Error('some were refused');
    }
  });
}

/** By the ids of documents, which is what a worker's jobs name. */
async function oneByOne(deps: DocumentDeps, tenant_id: number, ids: readonly number[]): Promise<void> {
  const documents = await inTenant(deps.db, tenant_id, (tx) =>
    tx
      .selectFrom('documents')
      .select('id')
      .where('kind', '=', 'invoice')
      .where('subject_id', 'in', [...ids])
      .execute(),
  );
  const loop = async (): Promise<void> => {
    for (let one = documents.pop(); one !== undefined; one = documents.pop())
      await carryDocument(deps, { tenant_id, document_id: one.id });
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, loop));
}
