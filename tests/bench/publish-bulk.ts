import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { DB } from '#generated/database.ts';
import type { Db } from '#server/context.ts';
import { DOCUMENT_KINDS } from '#server/document-kinds.ts';
import type { Provider } from '#server/gateways/provider/provider.ts';
import { carryDocument, signWaiting, type DocumentDeps } from '#server/modules/documents/index.ts';
import { systemClock } from '#server/platform/clock.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { kyselyOver } from '#server/platform/db/database.ts';
import { silentLog } from '#server/platform/log.ts';
import { createPool } from '#server/platform/postgres/pool.ts';
import { NO_REMOTE_SIGNER } from '#tests/setup/app-deps.ts';
import { openBenchDatabase } from './bench-database.ts';
import { interleave, wallSecond } from './measure.ts';
import type { BenchOptions } from './options.ts';
import type { Outcome } from './report.ts';
import { waitingInvoices } from './waiting-invoices.ts';

/** Jobs a worker runs side by side (server/start.ts). */
const SIDE_BY_SIDE = 4;
const BATCHES_AT_ONCE = 2;
const ONE_BY_ONE_SHARE = 20;

/** Stands in for the provider's network: it takes every message at once. */
const taker: Provider = {
  submit: async () => ({ outcome: 'accepted' }),
  lookUp: async () => 'known',
  fetchAgain: async () => ({ outcome: 'not_found' }),
  fetchAnswers: async () => ({ answers: [], cursor: null }),
};

/** Waiting invoices through the product's own publishing, against signatures alone. */
export async function benchPublishBulk(options: BenchOptions): Promise<Outcome> {
  const database = await openBenchDatabase({ invoices: 100, lines: false }, null);
  const pool = createPool(database.url, { name: 'hoadon bench worker' });
  try {
    const { tenant_id } = database;
    const deps: DocumentDeps = {
      kinds: DOCUMENT_KINDS,
      db: kyselyOver<DB>(pool, { prepare: true }),
      clock: systemClock,
      log: silentLog,
      provider: taker,
      remote_signer: NO_REMOTE_SIGNER,
      authority_roots: [],
      certificate_key: database.master_key.derive('certificates'),
      solution_provider_tax_code: '0011223343',
      new_message_suffix: () => randomBytes(16).toString('hex').toUpperCase(),
    };
    const few = Math.max(4, Math.round(options.drafts / ONE_BY_ONE_SHARE));
    const waiting = async (count: number): Promise<number[]> => {
      await emptyOutbox(database.db, tenant_id);
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
          name: `${few} at once, handed over`,
          unit: 'invoices/s',
          run: async () =>
            rate(await waiting(few), async (ids) => {
              await inBatches(deps, tenant_id);
              await oneByOne(deps, tenant_id, ids);
            }),
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
      ours: ours.map((measured, at) => ({ measured, target: at === 0 ? 0.55 : null })),
      notes: [],
    };
  } finally {
    await pool.end();
    await database.close();
  }
}

/** What another variant left in the outbox would be handed over together with what is counted. */
function emptyOutbox(db: Db, tenant_id: number): Promise<unknown> {
  return inTenant(db, tenant_id, (tx) =>
    tx
      .updateTable('documents')
      .set({ transmission: 'sent_tvan' })
      .where('transmission', '=', 'not_sent')
      .execute(),
  );
}

async function rate(ids: number[], work: (ids: number[]) => Promise<void>): Promise<number> {
  const began = performance.now();
  await work(ids);
  return (ids.length * 1000) / (performance.now() - began);
}

async function inBatches(deps: DocumentDeps, tenant_id: number): Promise<void> {
  const loop = async (): Promise<void> => {
    while ((await signWaiting(deps, tenant_id, 'invoice')) > 0);
  };
  await Promise.all(Array.from({ length: BATCHES_AT_ONCE }, loop));
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
