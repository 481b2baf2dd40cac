import type { ImportColumn, ImportRow as GridRow, ImportRowState } from '#src/ui/import/import-model.ts';
import { serverSaid } from '#src/wording/desk/server-said.ts';
import type { ImportRow, RowState } from './import-calls.ts';

/** A row as the page holds it: `mended` are the places of the cells put right here. */
export type HeldRow = ImportRow & { mended?: readonly number[] };

const states = {
  unchecked: 'new',
  ready: 'new',
  existing: 'existing',
  wrong: 'invalid',
  held: 'held',
  imported: 'imported',
  updated: 'imported',
  skipped: 'skipped',
} satisfies Record<RowState, ImportRowState>;

/** A row of the file for the grid; what is wrong with the row as a whole stands at its first cell, as in the marked file. */
export function gridRow(
  { row, state, cells, problems, mended }: HeldRow,
  columns: readonly ImportColumn[],
): GridRow {
  const errors = new Map<string, string>();
  const notes = new Map<string, string>();
  for (const { index, message, difference } of problems) {
    const own = columns.find(({ key }) => key === String(index))?.key ?? columns[0]?.key ?? '';
    // On a row that is not wrong a difference is settled.
    const said = difference !== undefined && state !== 'wrong' ? notes : errors;
    said.set(own, [said.get(own), serverSaid.of(message)].filter((part) => part !== undefined).join(' '));
  }
  return {
    number: row,
    state: states[state],
    cells: columns.map(({ key }) => ({
      value: cells[Number(key)] ?? '',
      error: errors.get(key),
      warning: notes.get(key),
      fixed: mended?.includes(Number(key)) === true,
    })),
  };
}
