import { isMarked, type Mark, type SheetColumn, type SheetLines, type SheetValue } from '../column.ts';
import { SheetFailure } from '../failure.ts';
import { cellWriter } from './cell-writers.ts';
import { BytePieces } from './byte-pieces.ts';
import type { Notes } from './notes.ts';
import { MAX_ROWS, sheetHead, sheetTail } from './sheet-xml.ts';

const NO_MARKS: readonly Mark[] = [];

/** The bytes of a sheet, piece by piece; marks on the way are gathered in `notes`. */
export async function* sheetBytes(
  columns: readonly SheetColumn[],
  lines: SheetLines,
  notes: Notes,
): AsyncGenerator<Buffer> {
  const writers = columns.map(cellWriter);
  const pieces = new BytePieces();
  pieces.add(sheetHead(columns));
  let row = 1;
  for await (const line of lines) {
    row += 1;
    if (row > MAX_ROWS)
      throw new SheetFailure('too_many_rows', 'a sheet is full', { row, limit: MAX_ROWS - 1 });
    const cells = isMarked(line) ? cellsOf(line.cells, line.marks) : cellsOf(line, NO_MARKS);
    const full = pieces.add(`<row r="${row}">${cells}</row>`);
    if (full !== null) yield full;
  }
  const full = pieces.add(sheetTail(columns, row, notes.count > 0));
  if (full !== null) yield full;
  yield pieces.rest();

  function cellsOf(cells: readonly SheetValue[], marks: readonly Mark[]): string {
    const messages = marks.length === 0 ? null : notes.take(row, marks, columns.length);
    let written = '';
    for (let at = 0; at < writers.length; at += 1) {
      const write = writers[at];
      if (write !== undefined) written += write(cells[at], row, messages !== null && messages.has(at));
    }
    return written;
  }
}
