import { sql } from 'kysely';
import { foldRollups, invoiceHandlers } from '#server/modules/invoices/index.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { recentTotals } from '#server/platform/crud/recent-totals.ts';
import { NO_PATH, openBenchContext } from '../bench-context.ts';
import { openBenchDatabase } from '../bench-database.ts';
import { latenciesOf, rateOf } from './latencies.ts';
import { interleave } from '../measure.ts';
import type { BenchOptions } from '../options.ts';
import type { Outcome } from '../report.ts';

const QUERY = { limit: 25, page: 1 } as const;

/** A page of invoices with its total, against the count alone. */
export async function benchCount(options: BenchOptions): Promise<Outcome> {
  const database = await openBenchDatabase({ invoices: options.rows, lines: false }, options.data_dir);
  const { context, close } = openBenchContext(database);
  try {
    while ((await context.tenant(foldRollups)) > 0);
    const { listInvoices } = invoiceHandlers(recentTotals());
    const list = (handler: typeof listInvoices) => () =>
      handler({ query: QUERY, path: NO_PATH, body: undefined }, context);
    const rate = (call: () => Promise<unknown>) => async () =>
      rateOf(await latenciesOf(options.seconds, call));
    const [reference, ours] = await interleave(
      [
        {
          name: 'select count(*), as the application may read',
          unit: '/s',
          run: rate(() =>
            context.read(
              sql<{ total: number }>`select count(*) as total from invoices where tenant_id = ${TENANT}`,
            ),
          ),
        },
        { name: 'a page with its exact total', unit: '/s', run: rate(list(listInvoices)) },
      ],
      options.rounds,
    );
    if (reference === undefined || ours === undefined) throw new Error('nothing was measured');
    return {
      bench: 'count',
      what: `the total beside 25 of ${options.rows.toLocaleString('en-US')} invoices, through the product's handler, one call at a time`,
      reference,
      ours: [{ measured: ours, target: 104 }],
      notes: [`${(1000 / ours.median).toFixed(2)} ms for page and total, which is exact`],
    };
  } finally {
    await close();
    await database.close();
  }
}
