type CellKind = 'text' | 'number' | 'date' | 'boolean' | 'empty' | 'error';

/** A cell as it was read. */
export type Cell = {
  /**
   * Its content: of a number its decimal digits ("-1234.5": no exponent, no grouping, at most 15 significant digits
   * where it has a fraction), of a date YYYY-MM-DD, of a boolean TRUE or FALSE, of an error its name (#N/A).
   */
  text: string;
  kind: CellKind;
  /** A number that the sheet shows as a percentage: 0.1 is seen as 10%. */
  percent?: true;
};

export type SheetRow = {
  /** Number of the row in the sheet, from 1. Empty rows are left out. */
  row: number;
  /** From column A to the last one that holds something. */
  cells: Cell[];
  /** Columns (from 0) of its cells that a merged range covers, its first cell aside. */
  merged?: readonly number[];
  /** The sheet does not show it. */
  hidden?: true;
};

/** The text of a formula that was saved without its value, as programs write it that do not calculate: a cell of the kind `error`. */
export const NOT_CALCULATED = '#CHƯA TÍNH!';

export const EMPTY_CELL: Cell = Object.freeze({ text: '', kind: 'empty' });

/** Cells without the empty ones at their end. */
export function trimmed(cells: Cell[]): Cell[] {
  let length = cells.length;
  while (length > 0 && cells[length - 1]?.kind === 'empty') length -= 1;
  return length === cells.length ? cells : cells.slice(0, length);
}
