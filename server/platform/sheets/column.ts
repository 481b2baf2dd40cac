/** 0 is A, 25 is Z, 26 is AA. */
export function columnName(column: number): string {
  let name = '';
  for (let left = column; left >= 0; left = Math.floor(left / 26) - 1) {
    name = String.fromCharCode(65 + (left % 26)) + name;
  }
  return name;
}

/** The column (from 0) of a cell's address such as AB12; -1 where it names none. */
export function columnOf(address: string): number {
  let column = 0;
  for (let at = 0; at < address.length; at += 1) {
    const letter = address.charCodeAt(at) & ~32;
    if (letter < 65 || letter > 90) break;
    column = column * 26 + letter - 64;
    if (column > 16_384) return -1;
  }
  return column - 1;
}

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

/** One row: its values in the order of the columns, alone, with marks on some of them, or as a total (bold). */
export type SheetLine = readonly SheetValue[] | MarkedLine | TotalLine;
export type MarkedLine = { cells: readonly SheetValue[]; marks: readonly Mark[] };
type TotalLine = { cells: readonly SheetValue[]; is_total: true };

export type SheetLines = AsyncIterable<SheetLine> | Iterable<SheetLine>;

const DECIMAL = /^-?\d+(\.\d+)?$/;

export function isMarked(line: SheetLine): line is MarkedLine {
  return 'marks' in line;
}

export function isTotal(line: SheetLine): line is TotalLine {
  return 'is_total' in line;
}

/** A decimal in plain digits, as the wire writes it. */
export function isDecimal(text: string): boolean {
  return DECIMAL.test(text);
}
