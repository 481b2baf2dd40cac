import { imports } from '#src/wording/imports.ts';
import type { Import, RowState } from './import-calls.ts';

type SumTone = 'new' | 'change' | 'plain' | 'success' | 'critical' | 'held' | 'waiting';

/** Rows of a file in one state. */
type RowSum = { state: RowState; label: string; count: number; tone: SumTone };

/** The rows of a file by what becomes of them: together they are all of them, at every moment. */
export function rowSums(one: Import): RowSum[] {
  const { rows, ready, existing, wrong, held, imported, updated, skipped } = one;
  const seen = ready + existing + wrong + held + imported + updated + skipped;
  const waits = one.state === 'running';
  const present: Pick<RowSum, 'label' | 'tone'> =
    one.on_existing === 'update'
      ? { label: imports.existingUpdated, tone: waits ? 'waiting' : 'change' }
      : { label: imports.existing, tone: 'plain' };
  return [
    { state: 'imported', label: imports.imported, count: imported, tone: 'success' },
    { state: 'updated', label: imports.updated, count: updated, tone: 'success' },
    { state: 'ready', label: imports.ready, count: ready, tone: waits ? 'waiting' : 'new' },
    { state: 'existing', count: existing, ...present },
    { state: 'skipped', label: imports.skipped, count: skipped, tone: 'plain' },
    { state: 'wrong', label: imports.wrong, count: wrong, tone: 'critical' },
    { state: 'held', label: imports.held, count: held, tone: 'held' },
    { state: 'unchecked', label: imports.waiting, count: rows - seen, tone: 'waiting' },
  ];
}

/** What the rows come to: themselves, or where several are one record the records, each whole in one state. */
export function recordSums(one: Import): { all: number; sums: RowSum[] } {
  const { rows, groups } = one;
  // Which rows are one record is known once they are being checked.
  if (groups === null || groups.all === 0) return { all: rows, sums: rowSums(one) };
  const { all, ready, existing, refused, imported } = groups;
  const waits = one.state === 'running' || one.state === 'checking';
  return {
    all,
    sums: [
      { state: 'imported', label: imports.imported, count: imported, tone: 'success' },
      { state: 'ready', label: imports.ready, count: ready, tone: waits ? 'waiting' : 'new' },
      { state: 'existing', label: imports.existing, count: existing, tone: 'plain' },
      { state: 'wrong', label: imports.refusedRecords, count: refused, tone: 'critical' },
      {
        state: 'unchecked',
        label: imports.waiting,
        count: all - ready - existing - refused - imported,
        tone: 'waiting',
      },
    ],
  };
}

/** Rows, or the records they come to, that 'Nhập' would store now. */
export function recordsToRun(one: Import): number {
  return one.groups === null ? rowsToRun(one) : one.groups.ready;
}

/** Rows that 'Nhập' would store now. */
export function rowsToRun({ ready, existing, on_existing }: Import): number {
  return ready + (on_existing === 'update' ? existing : 0);
}
