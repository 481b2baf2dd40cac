import { foldRollups, invoiceHandlers } from '#server/modules/invoices/index.ts';
import { recentTotals } from '#server/platform/crud/recent-totals.ts';
import { NO_PATH, openBenchContext, type BenchContext } from '../bench-context.ts';
import { openBenchDatabase } from '../bench-database.ts';
import { latenciesOf, quantile } from '../lists/latencies.ts';
import { interleave, type Variant } from '../measure.ts';
import type { BenchOptions } from '../options.ts';
import { publishTimes } from '../publishing/publish-growth.ts';
import { ratioOf, type Outcome } from '../report.ts';
import { reportCalls } from './report-bench.ts';

const SMALL = 10_000;

/** Times as long at `--rows` as at ten thousand. */
const GOAL = 1.5;

/**
 * The list with its total, the reports and the figures of a month at ten thousand invoices and at `--rows`, and publishing beside as many:
 * times, so 1 is a flat line.
 */
export async function benchGrowth(options: BenchOptions): Promise<Outcome> {
  const small = await openBenchDatabase({ invoices: SMALL, lines: false }, null);
  const large = await openBenchDatabase({ invoices: options.rows, lines: false }, options.data_dir);
  const [few, many] = [openBenchContext(small), openBenchContext(large)];
  try {
    for (const { context } of [few, many]) while ((await context.tenant(foldRollups)) > 0);
    const variants = [
      ...timed('10,000', few, options),
      ...timed(options.rows.toLocaleString('en-US'), many, options),
    ];
    const measured = await interleave(variants, options.rounds);
    const [reference, ...others] = measured.slice(0, measured.length / 2);
    const [all, ...ours] = measured.slice(measured.length / 2);
    if (reference === undefined || all === undefined) throw new Error('nothing was measured');
    // Afterwards: what is published is in no rollup yet.
    const [beside_few, beside_many] = await publishTimes([small, large], options.rounds);
    if (beside_few === undefined || beside_many === undefined) throw new Error('nothing was measured');
    return {
      bench: 'growth',
      what: `${SMALL.toLocaleString('en-US')} invoices against ${options.rows.toLocaleString('en-US')}`,
      reference,
      ours: [{ measured: all, target: GOAL }],
      notes: [
        ...ours.map((one, at) => `${one.name}: ${ratioOf(one, others[at] ?? reference).toFixed(2)} times`),
        `publishing an invoice, waiting to the outbox: ${beside_many.median.toFixed(2)} ms, ${ratioOf(beside_many, beside_few).toFixed(2)} times, goal <= ${GOAL}`,
      ],
      lower_is_better: true,
    };
  } finally {
    await Promise.all([few.close(), many.close()]);
    await Promise.all([small.close(), large.close()]);
  }
}

/** The first of the variants is all of them together. */
function timed(size: string, opened: BenchContext, options: BenchOptions): Variant[] {
  const { listInvoices } = invoiceHandlers(recentTotals());
  const calls: Readonly<Record<string, () => Promise<unknown>>> = {
    'list with its total': async () =>
      listInvoices({ query: { limit: 25, page: 1 }, path: NO_PATH, body: undefined }, opened.context),
    ...reportCalls(opened),
  };
  const medians = async (call: () => Promise<unknown>) =>
    quantile(await latenciesOf(options.seconds / Object.keys(calls).length, call), 0.5);
  return [
    {
      name: `list, reports and figures at ${size}`,
      unit: 'ms',
      run: async () => {
        let sum = 0;
        for (const call of Object.values(calls)) sum += await medians(call);
        return sum;
      },
    },
    ...Object.entries(calls).map(([name, call]) => ({ name, unit: 'ms', run: () => medians(call) })),
  ];
}
