import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { interleave, median, type Measured, type Variant } from '../measure.ts';
import { runSheet, type SheetFigures, type SheetRun } from './sheet-run.ts';

type Contest = { reference: Measured; ours: Measured; notes: string[] };

/** Two runs over the same file beside each other, and how much memory each of them took at most. */
export async function compareSheets(
  names: readonly [SheetRun, SheetRun],
  options: { rows: number; rounds: number },
  prepare: SheetRun | null,
): Promise<Contest> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-sheet-'));
  const file = join(folder, 'sheet');
  const seen = new Map<SheetRun, SheetFigures[]>();
  const variant = (name: SheetRun): Variant => ({
    name,
    unit: 'rows/CPU s',
    run: async () => {
      const figures = await runSheet(name, options.rows, file);
      seen.set(name, [...(seen.get(name) ?? []), figures]);
      return figures.rows_per_cpu_second;
    },
  });
  try {
    if (prepare !== null) await runSheet(prepare, options.rows, file);
    const [reference, ours] = await interleave(names.map(variant), options.rounds);
    if (reference === undefined || ours === undefined) throw new Error('nothing was measured');
    const notes = [...seen].map(([name, figures]) => {
      const on_the_clock = median(figures.map(({ rows_per_second }) => rows_per_second));
      const peak = Math.max(...figures.map(({ peak_megabytes }) => peak_megabytes));
      return `${name}: ${Math.round(on_the_clock).toLocaleString('en-US')} rows/s on the clock, at most ${Math.round(peak)} MB resident`;
    });
    return { reference, ours, notes };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
