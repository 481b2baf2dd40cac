import { sql } from 'kysely';
import { rolledFigures } from '#server/modules/month-end/index.ts';
import { foldRollups, IN_FORCE } from '#server/modules/invoices/index.ts';
import { reportStatements } from '#server/modules/reports/index.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { openBenchContext, type BenchContext } from '../bench-context.ts';
import { openBenchDatabase } from '../bench-database.ts';
import { latenciesOf, rateOf } from '../lists/latencies.ts';
import { interleave } from '../measure.ts';
import type { BenchOptions } from '../options.ts';
import type { Outcome } from '../report.ts';

const PAGE = { limit: 25, offset: 0 } as const;

/** The year and the month of `today` (YYYY-MM-DD). */
export const periodsOf = (today: string) => ({
  year: { from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` },
  month: { first: `${today.slice(0, 7)}-01`, last: `${today.slice(0, 7)}-28` },
});

/** The reports and the figures of a month, as the product reads them. */
export function reportCalls({ context }: BenchContext): Readonly<Record<string, () => Promise<unknown>>> {
  const { year, month } = periodsOf(context.clock.today());
  return {
    'bảng kê bán ra of the year, first page': () => context.read(reportStatements.summaryPage(year, PAGE)),
    'bảng kê chi tiết of the year, first page': () => context.read(reportStatements.detailPage(year, PAGE)),
    'tình hình sử dụng of the year': () => context.read(reportStatements.usageRows(year)),
    'figures of the month': () => context.tenant((tx) => rolledFigures(tx, month)),
  };
}

/** Month by status by rate out of the rollups, and what is built on them, against the invoices themselves. */
export async function benchReport(options: BenchOptions): Promise<Outcome> {
  const database = await openBenchDatabase({ invoices: options.rows, lines: false }, options.data_dir);
  const opened = openBenchContext(database);
  try {
    const { context } = opened;
    while ((await context.tenant(foldRollups)) > 0);
    const rate = (call: () => Promise<unknown>) => async () =>
      rateOf(await latenciesOf(options.seconds, call));
    const [reference, ...ours] = await interleave(
      [
        {
          name: 'GROUP BY month, status, rate over the invoices',
          unit: '/s',
          run: rate(() => context.read(RAW)),
        },
        {
          name: 'the same from the rollups',
          unit: '/s',
          run: rate(() => context.read(reportStatements.byMonth)),
        },
        ...Object.entries(reportCalls(opened)).map(([name, call]) => ({ name, unit: '/s', run: rate(call) })),
      ],
      options.rounds,
    );
    if (reference === undefined) throw new Error('nothing was measured');
    return {
      bench: 'report',
      what: `out of ${options.rows.toLocaleString('en-US')} invoices, row-level security on, one call at a time`,
      reference,
      ours: ours.map((measured, at) => ({ measured, target: at === 0 ? 200 : null })),
      notes: ours.map(({ name, median }) => `${name}: ${(1000 / median).toFixed(2)} ms`),
    };
  } finally {
    await opened.close();
    await database.close();
  }
}

const RAW = sql<{
  invoices: number;
}>`select date_trunc('month', issued_on)::date as month, status, rate.vat_rate, count(*) as invoices,
    sum(rate.amount) as revenue, sum(rate.vat_amount) as vat
  from invoices cross join lateral jsonb_to_recordset(by_rate) as rate (vat_rate text, amount numeric, vat_amount numeric)
  where tenant_id = ${TENANT} and ${IN_FORCE} group by 1, 2, 3 order by 1, 2, 3`;
