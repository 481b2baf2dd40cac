import { sql } from 'kysely';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { openBenchDatabase } from '../bench-database.ts';
import { startBenchServer } from '../bench-server.ts';
import { latenciesOf, quantile, rateOf } from './latencies.ts';
import { interleave, median } from '../measure.ts';
import type { BenchOptions } from '../options.ts';
import type { Outcome } from '../report.ts';
import { giveSearchCustomers } from './search-customers.ts';

const COMMON = 'bang keo';
const SELECTIVE = 'bang keo minh khoi';
const FEW_INVOICES = 1_000;
/** ms, of 95 in 100 answers; the reference shows how quick the machine is. */
const GOALS = { selective: 20, common: 80 };

/** Customers found without accents by the product's list and quick search, against reading every row. */
export async function benchSearch(options: BenchOptions): Promise<Outcome> {
  const invoices = options.data_dir === null ? Math.min(options.rows, FEW_INVOICES) : options.rows;
  const database = await openBenchDatabase({ invoices, lines: false }, options.data_dir);
  let stop = async (): Promise<void> => undefined;
  try {
    await giveSearchCustomers(database, options.rows);
    const server = await startBenchServer(database.url, database.data_dir);
    stop = server.stop;
    const get = async (path: string, query: string): Promise<void> => {
      const headers = { authorization: `Bearer ${server.token}` };
      const reply = await fetch(`${server.url}${path}?query=${encodeURIComponent(query)}`, { headers });
      if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`);
      await reply.arrayBuffer();
    };
    const p95 = new Map<string, number[]>();
    const variant = (name: string, call: () => Promise<unknown>) => ({
      name,
      unit: '/s',
      run: async () => {
        const latencies = await latenciesOf(options.seconds, call);
        p95.set(name, [...(p95.get(name) ?? []), quantile(latencies, 0.95)]);
        return rateOf(latencies);
      },
    });
    const list = (query: string) => () => get('/api/customers', query);
    const quick = (query: string) => () => get('/api/quick_search', query);
    const [reference, ...measured] = await interleave(
      [
        variant('every row read, one process', () =>
          inTenant(database.db, database.tenant_id, async (tx) => {
            await sql`set local enable_indexscan = off`.execute(tx);
            await sql`set local enable_bitmapscan = off`.execute(tx);
            await sql`set local max_parallel_workers_per_gather = 0`.execute(tx);
            await sql`select id, name from customers where search_text like '%bang%' and search_text like '%keo%'
            order by created_on desc limit 25`.execute(tx);
          }),
        ),
        variant(`quick search, "${SELECTIVE}"`, quick(SELECTIVE)),
        variant(`quick search, "${COMMON}"`, quick(COMMON)),
        variant(`list of customers with its total, "${SELECTIVE}"`, list(SELECTIVE)),
        variant(`list of customers with its total, "${COMMON}"`, list(COMMON)),
      ],
      options.rounds,
    );
    if (reference === undefined) throw new Error('nothing was measured');
    return {
      bench: 'search',
      what: `without accents among ${options.rows.toLocaleString('en-US')} customers, row-level security on, over HTTP, one call at a time`,
      reference,
      ours: measured.map((one) => ({ measured: one, target: null })),
      notes: measured.map(({ name }) => {
        const goal = name.includes(SELECTIVE) ? GOALS.selective : GOALS.common;
        return `p95 of ${name}: ${median(p95.get(name) ?? []).toFixed(1)} ms, goal <= ${goal}`;
      }),
    };
  } finally {
    await stop();
    await database.close();
  }
}
