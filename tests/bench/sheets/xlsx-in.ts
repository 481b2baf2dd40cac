import type { BenchOptions } from '../options.ts';
import type { Outcome } from '../report.ts';
import { compareSheets } from './sheet-bench.ts';

/** A sheet of `rows` rows (at most the 200,000 that are let in) and twenty columns, against the stream reader of hucre. */
export async function benchXlsxIn({ rows, rounds }: BenchOptions): Promise<Outcome> {
  const count = Math.min(rows, 199_000);
  const { reference, ours, notes } = await compareSheets(
    ['read-hucre', 'read-xlsx'],
    { rows: count, rounds },
    'write-xlsx',
  );
  return {
    bench: 'xlsx-in',
    what: `${count.toLocaleString('en-US')} rows of 20 columns read from a file, each run a process of its own`,
    reference,
    ours: [{ measured: ours, target: 1 }],
    notes,
  };
}
