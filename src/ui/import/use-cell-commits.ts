import { useCallback, useState } from 'react';
import type { ImportCell, ImportRow } from './import-model.ts';
import { sheetWords } from '../words/sheet.ts';

type PendingCell = { value: string; state: 'saving' | 'failed' };

/** Cells on their way to the server, by `row:column`. */
export type PendingCells = ReadonlyMap<string, PendingCell>;

export const cellKey = (row: number, column: string) => `${row}:${column}`;

/** The cell as it is shown: a value that is being saved takes precedence over the server's. */
export function shownCell(
  row: ImportRow,
  place: number,
  pending: PendingCell | undefined,
): ImportCell & { busy: boolean } {
  const cell = row.cells[place] ?? { value: '' };
  if (!pending) return { ...cell, busy: false };
  const failed = pending.state === 'failed';
  return { value: pending.value, error: failed ? sheetWords.cellFailed : undefined, busy: !failed };
}

/** Sends cells one by one; the last text of a cell counts, whatever order the answers come in. */
export function useCellCommits(onCommit: (row: number, column: string, value: string) => Promise<unknown>) {
  const [pending, setPending] = useState<PendingCells>(new Map());
  const commit = useCallback(
    async (row: number, column: string, value: string) => {
      const key = cellKey(row, column);
      const mine: PendingCell = { value, state: 'saving' };
      const settle = (next: PendingCell | null) =>
        setPending((cells) => {
          if (cells.get(key) !== mine) return cells;
          const rest = new Map(cells);
          if (next) rest.set(key, next);
          else rest.delete(key);
          return rest;
        });
      setPending((cells) => new Map(cells).set(key, mine));
      try {
        await onCommit(row, column, value);
        settle(null);
      } catch {
        settle({ value, state: 'failed' });
      }
    },
    [onCommit],
  );
  return { pending, commit };
}
