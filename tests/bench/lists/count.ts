import { sql } from 'kysely';
import { invoiceHandlers } from '#server/modules/invoices/index.ts';
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
    const { listInvoices } = invoiceHandlers(recentTotals());
    const list = (handler: typeof listInvoices) => () =>
      handler({ query: QUERY, path: NO_PATH, body: undefined }, context);
    const rate = (call: () => Promise<unknown>) => async () =>
      rateOf(await latenciesOf(options.seconds, call));
    const [reference, ours, anew] = await interleave(
      [
        {
          name: 'select count(*), as the application may read',
          unit: '/s',
          run: rate(() => context.read(sql<{ total: number }>`select count(*) as total from invoices`)),
        },
        { name: 'a page with its total, remembered', unit: '/s', run: rate(list(listInvoices)) },
        {
          name: 'a page with its total, counted each time',
          unit: '/s',
          run: rate(() => list(invoiceHandlers(recentTotals()).listInvoices)()),
        },
      ],
      options.rounds,
    );
    if (reference === undefined || ours === undefined || anew === undefined)
      throw new Error('nothing was measured');
    return {
      bench: 'count',
      what: `the total beside 25 of ${options.rows.toLocaleString('en-US')} invoices, through the product's handler, one call at a time`,
      reference,
      ours: [
        { measured: ours, target: 104 },
        { measured: anew, target: null },
      ],
      notes: [
        `${(1000 / ours.median).toFixed(2)} ms for page and total; a total of 10,000 and more is up to ten seconds old, so it is not yet the exact one of the goal`,
      ],
    };
  } finally {
    await close();
    await database.close();
  }
}
