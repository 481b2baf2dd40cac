import { invoiceHandlers } from '#server/modules/invoices/index.ts';
import { recentTotals } from '#server/platform/crud/recent-totals.ts';
import { Reply } from '#server/platform/http/handlers.ts';
import { NO_PATH, openBenchContext } from '../bench-context.ts';
import { openBenchDatabase } from '../bench-database.ts';
import { latenciesOf, quantile, rateOf } from './latencies.ts';
import { interleave } from '../measure.ts';
import type { BenchOptions } from '../options.ts';
import type { Outcome } from '../report.ts';

const LIMIT = 25;

/** A page in the middle of the invoices by its cursor, against the same page by its number (OFFSET). */
export async function benchDeepPage(options: BenchOptions): Promise<Outcome> {
  const database = await openBenchDatabase({ invoices: options.rows, lines: false }, options.data_dir);
  const { context, close } = openBenchContext(database);
  try {
    const { listInvoices } = invoiceHandlers(recentTotals());
    const ask = async (query: { page?: number; after?: string }): Promise<string> => {
      const reply = await listInvoices(
        { query: { limit: LIMIT, ...query }, path: NO_PATH, body: undefined },
        context,
      );
      const next = reply instanceof Reply ? reply.headers['x-next-cursor'] : undefined;
      if (next === undefined) throw new Error('the page in the middle is the last');
      return next;
    };
    const page = Math.max(1, Math.floor(options.rows / 2 / LIMIT));
    const after = await ask({ page });
    const p95: number[] = [];
    const [reference, ours, first] = await interleave(
      [
        {
          name: `page ${page.toLocaleString('en-US')} by OFFSET`,
          unit: '/s',
          run: async () => rateOf(await latenciesOf(options.seconds, () => ask({ page: page + 1 }))),
        },
        {
          name: 'the same page by cursor',
          unit: '/s',
          run: async () => {
            const latencies = await latenciesOf(options.seconds, () => ask({ after }));
            p95.push(quantile(latencies, 0.95));
            return rateOf(latencies);
          },
        },
        {
          name: 'the first page',
          unit: '/s',
          run: async () => rateOf(await latenciesOf(options.seconds, () => ask({}))),
        },
      ],
      options.rounds,
    );
    if (reference === undefined || ours === undefined || first === undefined)
      throw new Error('nothing was measured');
    return {
      bench: 'deep-page',
      what: `25 rows in the middle of ${options.rows.toLocaleString('en-US')} invoices with their total, through the product's handler, one call at a time`,
      reference,
      ours: [
        { measured: ours, target: 61 },
        { measured: first, target: null },
      ],
      notes: [
        `by cursor ${(1000 / ours.median).toFixed(2)} ms, p95 ${Math.max(...p95).toFixed(2)} ms (the worst round), by OFFSET ${(1000 / reference.median).toFixed(1)} ms`,
      ],
    };
  } finally {
    await close();
    await database.close();
  }
}
