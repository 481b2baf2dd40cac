import { isLengthened, ungroupedDecimal, type NumberStyle } from '#domain/numbers/number-style.ts';
import type { Cell } from '../../../sheets/cell.ts';
import { SheetFailure } from '../../../sheets/failure.ts';
import { isOfOldFont } from '../../../sheets/read/old-font.ts';
import { openSheets, type SheetFile } from '../../../sheets/read/sheet.ts';
import { writtenDay } from '../values/date-value.ts';
import { notesOf } from '../values/row-notes.ts';
import { HEADING_ROWS, headingRow, isHeading, type KnownHeadings } from './headings.ts';
import type { TextRow } from './save-rows.ts';

type Writer = (cell: Cell, style: NumberStyle) => string;

const WRITERS: Readonly<Record<Cell['kind'], Writer>> = {
  text: ({ text }) => text,
  number: ({ text, percent }, style) => {
    if (percent === true) return `${ungroupedDecimal(hundredfold(text), style)}%`;
    return ungroupedDecimal(shortened(text) ?? text, style);
  },
  date: ({ text }) => writtenDay(text),
  boolean: ({ text }) => (text === 'TRUE' ? 'Có' : 'Không'),
  empty: () => '',
  error: ({ text }) => text,
};

/** A cell as a person of the company would type it, which is how it can be put right on the screen: 1234,5 and 20/11/2026. */
function cellText(cell: Cell, style: NumberStyle): string {
  // PostgreSQL keeps no NUL and no half of a surrogate pair in a text.
  return WRITERS[cell.kind](cell, style).replaceAll('\0', '').toWellFormed().trim();
}

/** Digits of a number that a spreadsheet keeps; those behind are zeros that were never typed. */
const KEPT_DIGITS = 15;

/** A whole number of more digits than are kept, as Excel shows it: 9.70422920000123E+18. Null for any other. */
function shortened(decimal: string): string | null {
  const [, sign = '', first = '', rest = ''] = /^(-?)(\d)(\d+)$/.exec(decimal) ?? [];
  if (rest.length < KEPT_DIGITS) return null;
  const kept = rest.slice(0, KEPT_DIGITS - 1).replace(/0+$/, '');
  return `${sign}${first}${kept === '' ? '' : `.${kept}`}E+${rest.length}`;
}

/** 0.08 of a cell shown as 8%: the point moves, no digit changes. */
function hundredfold(decimal: string): string {
  const sign = decimal.startsWith('-') ? '-' : '';
  const [whole = '', fraction = ''] = decimal.slice(sign.length).split('.');
  const digits = `${whole}${fraction.padEnd(2, '0')}`;
  const at = whole.length + 2;
  const rest = digits.slice(at).replace(/0+$/, '');
  return `${sign}${digits.slice(0, at).replace(/^0+(?=\d)/, '')}${rest === '' ? '' : `.${rest}`}`;
}

type OpenFile = {
  /** Name of the sheet that is read; '' for CSV. */
  sheet: string;
  sheets: string[];
  rows: AsyncIterable<TextRow>;
};

/** Opens an uploaded file at the sheet that is named, else at the first whose headings are known, else at the first that is not empty. */
export async function openFile(
  bytes: Uint8Array,
  { name, sheet: wanted }: { name: string; sheet: string },
  known: KnownHeadings,
  style: NumberStyle,
): Promise<OpenFile> {
  const file = await openSheets(bytes, name);
  const sheets = [...file.sheet_names];
  const sheet = wanted === '' ? await sheetWithHeadings(file, known, style) : wanted;
  return { sheet: sheet ?? '', sheets, rows: textRows(file, sheet, style) };
}

/** A file of one sheet, or of none that is called anything, needs no choice. */
async function sheetWithHeadings(
  file: SheetFile,
  known: KnownHeadings,
  style: NumberStyle,
): Promise<string | undefined> {
  const [first, ...others] = file.sheet_names;
  if (others.length === 0) return first;
  let fallback: string | undefined;
  for (const name of file.sheet_names) {
    const top = await topRows(file, name, style);
    const headings = top[headingRow(top, known)];
    if (headings === undefined) continue;
    if (isHeading(headings, known)) return name;
    fallback ??= name;
  }
  return fallback ?? first;
}

async function topRows(file: SheetFile, sheet: string, style: NumberStyle): Promise<string[][]> {
  const top: string[][] = [];
  for await (const { cells } of textRows(file, sheet, style)) {
    top.push(cells);
    if (top.length === HEADING_ROWS) break;
  }
  return top;
}

/** Rows in rising order, whatever numbers the file gives them. */
async function* textRows(
  file: SheetFile,
  sheet: string | undefined,
  style: NumberStyle,
): AsyncGenerator<TextRow> {
  let last = 0;
  for await (const { row, cells, merged = [], hidden = false } of file.rows(sheet)) {
    last = Math.max(row, last + 1);
    if (cells.some(({ kind, text }) => kind === 'text' && isOfOldFont(text)))
      throw new SheetFailure('old_font', 'its letters are of TCVN3', { row: last });
    const lengthened = cells.flatMap(({ kind, text }, index) =>
      kind === 'number' && isLengthened(text) ? index : [],
    );
    yield {
      row: last,
      cells: cells.map((cell) => cellText(cell, style)),
      notes: notesOf(merged, lengthened),
      hidden,
    };
  }
}
