import { openBenchDatabase } from '../bench-database.ts';
import { startBenchServer } from '../bench-server.ts';
import { loadOf, type Load } from './http-load.ts';
import { interleave, median } from '../measure.ts';
import type { BenchOptions } from '../options.ts';
import { rawList } from './raw-list.ts';
import { ratioOf, type Outcome } from '../report.ts';

const CONNECTIONS = 16;

/** GET /api/invoices over real HTTP, signed in, row-level security on, against the same SQL without any of it. */
export async function benchList(options: BenchOptions): Promise<Outcome> {
  const database = await openBenchDatabase({ invoices: options.rows, lines: false }, options.data_dir);
  try {
    const raw = await rawList(database.url, database.tenant_id, database.data_dir);
    const server = await startBenchServer(database.url, database.data_dir);
    try {
      const url = `${server.url}/api/invoices?page=1&limit=25`;
      await loadOf(url, server.token, CONNECTIONS, options.seconds);
      const loads: Load[] = [];
      const load = async (): Promise<number> => {
        const one = await loadOf(url, server.token, CONNECTIONS, options.seconds);
        loads.push(one);
        return one.per_second;
      };
      const [reference, ours, as_json] = await interleave(
        [
          { name: raw.name, unit: '/s', run: () => raw.run(options.seconds, false) },
          { name: `GET /api/invoices, c=${CONNECTIONS}`, unit: '/s', run: load },
          {
            name: 'the same rows as JSON text, as the product asks for them',
            unit: '/s',
            run: () => raw.run(options.seconds, true),
          },
        ],
        options.rounds,
      );
      if (reference === undefined || ours === undefined || as_json === undefined)
        throw new Error('nothing was measured');
      const p50 = median(loads.map((one) => one.p50_ms));
      const p99 = median(loads.map((one) => one.p99_ms));
      return {
        bench: 'list',
        what: `25 rows of 18 columns, ${options.rows.toLocaleString('en-US')} invoices in the tenant`,
        reference,
        ours: [
          { measured: ours, target: 0.18 },
          { measured: as_json, target: null },
        ],
        notes: [
          `against the same rows as JSON text the list's ratio is ${ratioOf(ours, as_json).toFixed(3)}`,
          `latency at ${CONNECTIONS} connections: p50 ${p50} ms, p99 ${p99} ms`,
        ],
      };
    } finally {
      await server.stop();
    }
  } finally {
    await database.close();
  }
}
