import type { CellPlace } from './import-model.ts';

export type SheetSize = { rows: number; columns: number };

/** Rows a PageUp or PageDown goes over. */
const pageRows = 12;

const steps: Record<string, (place: CellPlace, size: SheetSize) => CellPlace> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  PageUp: ({ row, column }) => ({ row: row - pageRows, column }),
  PageDown: ({ row, column }) => ({ row: row + pageRows, column }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, size) => ({ row, column: size.columns - 1 }),
};

const corners: Record<string, (size: SheetSize) => CellPlace> = {
  Home: () => ({ row: 0, column: 0 }),
  End: (size) => ({ row: size.rows - 1, column: size.columns - 1 }),
};

/** Where a key leads from a cell, held inside the sheet; null for a key that does not move. */
export function movedPlace(key: string, ctrl: boolean, place: CellPlace, size: SheetSize): CellPlace | null {
  const target = ctrl ? corners[key]?.(size) : steps[key]?.(place, size);
  return target ? within(target, size) : null;
}

/** The cell a Tab goes to: along the row, and out of the sheet at its ends (null), so that it is no keyboard trap. */
export function tabbedPlace(back: boolean, place: CellPlace, size: SheetSize): CellPlace | null {
  const column = place.column + (back ? -1 : 1);
  return column < 0 || column >= size.columns ? null : { row: place.row, column };
}

function within({ row, column }: CellPlace, size: SheetSize): CellPlace {
  return {
    row: Math.max(0, Math.min(size.rows - 1, row)),
    column: Math.max(0, Math.min(size.columns - 1, column)),
  };
}
