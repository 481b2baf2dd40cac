import type { Tone } from '../display/glyph.tsx';

export type ImportColumn = {
  key: string;
  /** The field it goes to ("Ngày hóa đơn"). */
  label: string;
  /** The column of the file ("B · Ngày"). */
  source?: string;
  /** Least width, px; columns share what is left over. */
  width?: number;
  align?: 'start' | 'end';
};

export type ImportCell = {
  value: string;
  /** What is wrong and what is wanted, in one sentence. */
  error?: string;
  /** Taken, but worth a look. */
  warning?: string;
  /** Mended since the file was read. */
  fixed?: boolean;
};

export type ImportRowState = 'new' | 'existing' | 'invalid' | 'held' | 'imported' | 'skipped';

export type ImportRow = {
  /** The number the file gives the row, from 1. */
  number: number;
  /** In the order of the columns. */
  cells: readonly ImportCell[];
  state: ImportRowState;
};

/** Zero-based place of a cell among the rows and the columns. */
export type CellPlace = { row: number; column: number };

export const rowTones = {
  new: 'new',
  existing: 'highlight',
  invalid: 'critical',
  held: 'warning',
  imported: 'success',
  skipped: 'default',
} satisfies Record<ImportRowState, Tone>;

/** A row that has been dealt with is changed in the books, no more in the file. */
export function isEditable(row: ImportRow | undefined): boolean {
  return row !== undefined && row.state !== 'imported' && row.state !== 'skipped';
}

export type ImportGridProps = {
  /** Names the grid; read, not seen. */
  caption: string;
  columns: readonly ImportColumn[];
  rowCount: number;
  /** undefined while its page is loading: a skeleton is shown. */
  rowAt: (index: number) => ImportRow | undefined;
  /** Which rows are on the screen now, both included: the pages to fetch. */
  onVisible?: (first: number, last: number) => void;
  /** The typed text of a cell; the cell is busy until the promise ends, a rejection leaves the text there to try again. */
  onCommit: (row: number, column: string, value: string) => Promise<unknown>;
  /** Rows with an error in the whole file; without it the foot tells of none and leads to none. */
  errorCount?: number;
  /** The next wrong cell after (1) or before (-1) a place; null when there is none. Tells its own failures and never rejects. */
  findError: (from: CellPlace, direction: 1 | -1) => Promise<CellPlace | null>;
  readOnly?: boolean;
  /** Words at the right of the foot. */
  footNote?: string;
};
