import { systemClock } from '#server/platform/clock.ts';
import { createPool } from '#server/platform/postgres/pool.ts';
import type { BenchDatabase } from '../bench-database.ts';
import { interleave, type Measured, type Variant } from '../measure.ts';
import { emptyOutbox } from './carrying-jobs.ts';
import { documentDeps } from './document-deps.ts';
import { inBatches, rate } from './publish-bulk.ts';
import { waitingInvoices } from './waiting-invoices.ts';

/** Published in a round. */
const BATCH = 400;
const MS = 1_000;

/** Milliseconds that an invoice takes from waiting to the outbox, in each of the databases; the first round only warms up. */
export async function publishTimes(databases: readonly BenchDatabase[], rounds: number): Promise<Measured[]> {
  const opened = databases.map((database) => ({
    database,
    pool: createPool(database.url, { name: 'hoadon bench worker' }),
  }));
  try {
    const variants = opened.map(({ database, pool }, at): Variant => {
      const deps = documentDeps(pool, database.master_key);
      return {
        name: `publishing, database ${at + 1}`,
        unit: 'ms',
        run: async () => {
          await emptyOutbox(database);
          const ids = await waitingInvoices(database.db, database.tenant_id, BATCH, systemClock);
          return MS / (await rate(ids, () => inBatches(deps, database.tenant_id)));
        },
      };
    });
    await interleave(variants, 1);
    return await interleave(variants, rounds);
  } finally {
    await Promise.all(opened.map(({ pool }) => pool.end()));
  }
}
