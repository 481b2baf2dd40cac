import { EMPTY_CELL, trimmed, type Cell, type SheetRow } from '../cell.ts';
import { columnOf } from '../column.ts';
import { SheetFailure } from '../failure.ts';
import type { Archive } from './archive.ts';
import type { ReadLimits } from './limits.ts';
import { attributeOf } from './xml.ts';

/** Rows from 1, columns from 0; all inclusive. */
type MergedRange = { first_row: number; last_row: number; first_column: number; last_column: number };

const RANGE = /<(?:[\w.-]+:)?mergeCell(\s[^<>]*)>/g;
const REFERENCE = /^([A-Z]{1,3})([1-9]\d{0,6}):([A-Z]{1,3})([1-9]\d{0,6})$/i;
/** Longer than any tag that names a range. */
const MAX_TAG = 1_024;

/**
 * The merged ranges of a sheet, by their first rows. They come behind the rows, so the sheet is gone through once more: for their
 * tags alone, which is quick.
 */
export async function mergedRanges(
  archive: Archive,
  part: string,
  { columns, merged_ranges }: ReadLimits,
): Promise<MergedRange[]> {
  const ranges: MergedRange[] = [];
  let held = '';
  for await (const bytes of archive.unpack(part)) {
    const text = held + bytes.toString('latin1');
    for (const [, attributes = ''] of text.matchAll(RANGE)) {
      const range = rangeOf(attributeOf(attributes, 'ref') ?? '');
      if (range === null || range.first_column >= columns) continue;
      ranges.push({ ...range, last_column: Math.min(range.last_column, columns - 1) });
      if (ranges.length > merged_ranges)
        throw new SheetFailure('unsafe', 'too many merged cells', { limit: merged_ranges });
    }
    const open = text.lastIndexOf('<');
    held = text.includes('>', open) || text.length - open > MAX_TAG ? '' : text.slice(open);
  }
  return ranges.toSorted((a, b) => a.first_row - b.first_row);
}

function rangeOf(reference: string): MergedRange | null {
  const [, from = '', top, to = '', bottom] = REFERENCE.exec(reference) ?? [];
  const range = {
    first_row: Number(top),
    last_row: Number(bottom),
    first_column: columnOf(from),
    last_column: columnOf(to),
  };
  return range.last_row >= range.first_row && range.last_column >= range.first_column ? range : null;
}

/** What covers the cells of a column down to a row: `value` is said in each of them; null where the range has several columns. */
type Cover = { first_row: number; last_row: number; value: Cell | null; is_first: boolean };

/**
 * Rows as they are seen: a range of one column says the same in each of its rows, any other range has its value in its first cell
 * alone. Rows that have nothing but what covers them are left out.
 */
export async function* withMergedCells(
  rows: AsyncIterable<SheetRow>,
  ranges: readonly MergedRange[],
): AsyncGenerator<SheetRow> {
  const covers = new Map<number, Cover>();
  let next = 0;
  for await (const row of rows) {
    for (let range = ranges[next]; range !== undefined && range.first_row <= row.row; range = ranges[next]) {
      next += 1;
      if (range.last_row >= row.row) cover(covers, range);
    }
    const seen = covers.size === 0 ? row : seenRow(row, covers);
    if (seen !== null) yield seen;
  }
}

function cover(covers: Map<number, Cover>, { first_row, last_row, first_column, last_column }: MergedRange) {
  for (let column = first_column; column <= last_column; column += 1)
    covers.set(column, {
      first_row,
      last_row,
      value: first_column === last_column ? EMPTY_CELL : null,
      is_first: column === first_column,
    });
}

function seenRow(row: SheetRow, covers: Map<number, Cover>): SheetRow | null {
  const cells = [...row.cells];
  const merged: number[] = [];
  for (const [column, one] of covers) {
    if (one.last_row < row.row) {
      covers.delete(column);
      continue;
    }
    if (one.first_row === row.row && one.is_first) {
      if (one.value !== null) one.value = cells[column] ?? EMPTY_CELL;
      continue;
    }
    merged.push(column);
    while (cells.length <= column) cells.push(EMPTY_CELL);
    cells[column] = one.value ?? EMPTY_CELL;
  }
  if (merged.length === 0) return row;
  const covered = new Set(merged);
  const has_own = cells.some(({ kind }, column) => kind !== 'empty' && !covered.has(column));
  return has_own ? { ...row, cells: trimmed(cells), merged: merged.toSorted((a, b) => a - b) } : null;
}
