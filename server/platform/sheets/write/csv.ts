import { Readable } from 'node:stream';
import {
  isDecimal,
  isMarked,
  isTotal,
  type SheetColumn,
  type SheetLines,
  type SheetValue,
} from '../column.ts';
import { guardFormula } from '../formula-guard.ts';
import { BytePieces } from './byte-pieces.ts';

export const CSV_TYPE = 'text/csv; charset=utf-8';

/** Without it Excel takes the file for the code page of the machine. */
const BYTE_ORDER_MARK = '\ufeff';
const QUOTED = /[",;\t\r\n]/;

/**
 * A CSV file as a stream of bytes: RFC 4180 with commas and CRLF, UTF-8 with a byte order mark. Texts that a spreadsheet would
 * take for formulas begin with an apostrophe; numbers of number columns never do. Marks are left out: CSV has no place for them.
 */
export function writeCsv(columns: readonly SheetColumn[], lines: SheetLines): Readable {
  return Readable.from(csvBytes(columns, lines), { objectMode: false });
}

async function* csvBytes(columns: readonly SheetColumn[], lines: SheetLines): AsyncGenerator<Buffer> {
  const numeric = columns.map(({ kind }) => kind === 'number');
  const pieces = new BytePieces();
  pieces.add(`${BYTE_ORDER_MARK}${columns.map(({ header }) => csvField(header, false)).join(',')}\r\n`);
  for await (const line of lines) {
    const cells = isMarked(line) || isTotal(line) ? line.cells : line;
    let text = '';
    for (let at = 0; at < numeric.length; at += 1) {
      if (at > 0) text += ',';
      text += csvField(cells[at], numeric[at] === true);
    }
    const full = pieces.add(`${text}\r\n`);
    if (full !== null) yield full;
  }
  yield pieces.rest();
}

function csvField(value: SheetValue, numeric: boolean): string {
  if (value == null) return '';
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (typeof value === 'number') return String(value);
  if (numeric && isDecimal(value)) return value;
  const text = guardFormula(value);
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
