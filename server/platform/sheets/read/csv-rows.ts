import { EMPTY_CELL, trimmed, type Cell, type SheetRow } from '../cell.ts';
import { SheetFailure } from '../failure.ts';
import { unguardFormula } from '../formula-guard.ts';
import { csvDelimiter } from './csv-delimiter.ts';
import { csvRecords } from './csv.ts';
import { csvText } from './csv-text.ts';
import type { ReadLimits } from './limits.ts';

/** The rows of a CSV file; every cell is text, since CSV knows nothing else. */
export function* csvRows(bytes: Buffer, limits: ReadLimits): Generator<SheetRow> {
  const [beginning = ''] = csvText(bytes);
  const { delimiter, skip } = csvDelimiter(beginning);
  let row = skip === 0 ? 0 : 1;
  let count = 0;
  for (const fields of csvRecords(without(csvText(bytes), skip), delimiter)) {
    row += 1;
    const cells = trimmed(fields.map(cellOf));
    if (cells.length === 0) continue;
    count += 1;
    if (count > limits.rows)
      throw new SheetFailure('too_many_rows', `more than ${limits.rows}`, { row, limit: limits.rows });
    if (cells.length > limits.columns)
      throw new SheetFailure('too_many_columns', `${cells.length} columns`, { row, limit: limits.columns });
    yield { row, cells };
  }
}

function cellOf(field: string): Cell {
  return field === '' ? EMPTY_CELL : { text: unguardFormula(field), kind: 'text' };
}

function* without(pieces: Iterable<string>, skip: number): Generator<string> {
  let left = skip;
  for (const piece of pieces) {
    yield piece.slice(left);
    left = Math.max(0, left - piece.length);
  }
}
