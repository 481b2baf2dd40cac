import type { BenchOptions } from '../options.ts';
import type { Outcome } from '../report.ts';
import { compareSheets } from './sheet-bench.ts';

/** A sheet of `rows` rows and twenty columns written to a file, against the same rows as CSV. */
export async function benchXlsxOut(options: BenchOptions): Promise<Outcome> {
  const { reference, ours, notes } = await compareSheets(['write-csv', 'write-xlsx'], options, null);
  return {
    bench: 'xlsx-out',
    what: `${options.rows.toLocaleString('en-US')} rows of 20 columns made and written to a file, each run a process of its own`,
    reference,
    ours: [{ measured: ours, target: 0.25 }],
    notes,
  };
}
