import type { NumberStyle } from '#domain/numbers/number-style.ts';
import { openSheets, type SheetFile } from '../../../sheets/read/sheet.ts';
import { cellText } from './cell-text.ts';
import { headingRow, HEADING_ROWS, isHeading, type KnownHeadings } from './headings.ts';
import type { TextRow } from './keep-rows.ts';

export type OpenFile = {
  /** Name of the sheet that is read; '' for CSV. */
  sheet: string;
  sheets: string[];
  rows: AsyncIterable<TextRow>;
};

/** Opens an uploaded file at the first sheet whose headings are known, else at the first that holds something. */
export async function openFile(
  bytes: Uint8Array,
  file_name: string,
  known: KnownHeadings,
  style: NumberStyle,
): Promise<OpenFile> {
  const file = await openSheets(bytes, file_name);
  const sheets = [...file.sheet_names];
  const sheet = await sheetWithHeadings(file, known, style);
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
  for await (const { row, cells } of file.rows(sheet)) {
    last = Math.max(row, last + 1);
    yield { row: last, cells: cells.map((cell) => cellText(cell, style)) };
  }
}
