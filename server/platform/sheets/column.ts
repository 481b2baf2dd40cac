/** How the values of a column are written. A value that does not fit its kind is written as text, never dropped. */
export type ColumnKind = 'text' | 'number' | 'date' | 'boolean';

export type SheetColumn = {
  header: string;
  kind: ColumnKind;
  /** In characters of the default font; 8 to 60 by the header where missing. */
  width?: number;
  /** The values a user may choose from; Excel offers them as a list. */
  choices?: readonly string[];
};

/** `number`: a decimal string ("-1234.50") or an integer; `date`: YYYY-MM-DD. Null and '' leave the cell empty. */
export type SheetValue = string | number | boolean | null | undefined;

/** Paints a cell red and says why in a note on it. */
export type Mark = {
  /** From 0, as in the list of columns. */
  column: number;
  message: string;
};

/** One row: its values in the order of the columns, alone or with marks on some of them. */
export type SheetLine = readonly SheetValue[] | MarkedLine;
export type MarkedLine = { cells: readonly SheetValue[]; marks: readonly Mark[] };

export type SheetLines = AsyncIterable<SheetLine> | Iterable<SheetLine>;

const DECIMAL = /^-?\d+(\.\d+)?$/;

export function isMarked(line: SheetLine): line is MarkedLine {
  return 'marks' in line;
}

/** A decimal in plain digits, as the wire writes it. */
export function isDecimal(text: string): boolean {
  return DECIMAL.test(text);
}
