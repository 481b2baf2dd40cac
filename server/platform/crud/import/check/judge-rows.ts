import type { CrudRecord, CrudTx, Values } from '../../crud-context.ts';
import type { ImportRecord } from '../import-record.ts';
import type { ImportWork } from '../import-deps.ts';
import { firstRowsOf, type ImportRow, type Problem } from '../import-rows.ts';
import { shown } from '../values/shown.ts';
import { findReferences } from './find-references.ts';
import { changesOf, judgeRecord, newRecord } from './judge-record.ts';
import { mappedColumns, type MappedColumn } from './mapped-columns.ts';
import { presentRecords } from './present-records.ts';
import { readCells, type RowValues } from './read-cells.ts';

export type JudgedRow = {
  row: number;
  state: 'ready' | 'existing' | 'wrong';
  key: string | null;
  problems: Problem[];
  record_id: number | null;
  /** What to store: of a new record all its values, of a present one those of the file. */
  values: Values;
  /** The record that has this key already. */
  present: CrudRecord | null;
};

type Read = RowValues & { row: number; cells: readonly string[]; key: string | null };

/**
 * Says of each row what an import would do with it: the one judge of the check, of a corrected cell and of the import itself.
 * Rows come in the order of the file.
 */
export async function judgeRows(
  tx: CrudTx,
  work: ImportWork,
  one: ImportRecord,
  rows: readonly ImportRow[],
): Promise<JudgedRow[]> {
  const { descriptor } = work.store;
  const columns = mappedColumns(descriptor, one.columns);
  const key_column = columns.find(({ field }) => field.source === descriptor.import_key);
  const references = await findReferences(tx, work, columns, rows);
  const read = rows.map(({ row, cells }): Read => {
    const values = readCells(columns, cells, references);
    return { row, cells, ...values, key: keyOf(values, key_column) };
  });
  const keys = [...new Set(read.flatMap(({ key }) => key ?? []))];
  const places = read.map(({ row }) => row);
  const first_rows = await firstRowsOf(tx, one.id, keys, places);
  const present =
    key_column === undefined
      ? new Map<string, CrudRecord>()
      : await presentRecords(tx, work, key_column.field.source, keys);
  return read.map((given) => {
    const seen = given.key === null ? undefined : first_rows.get(given.key);
    if (given.key !== null) first_rows.set(given.key, Math.min(given.row, seen ?? given.row));
    const twice = seen !== undefined && seen < given.row ? duplicate(key_column, given.key ?? '', seen) : [];
    return judgeRow(
      work,
      one,
      columns,
      given,
      twice,
      (given.key === null ? null : present.get(given.key)) ?? null,
    );
  });
}

function judgeRow(
  work: ImportWork,
  one: ImportRecord,
  columns: readonly MappedColumn[],
  { row, cells, key, values, problems: unread }: Read,
  twice: readonly Problem[],
  present: CrudRecord | null,
): JudgedRow {
  const record_id = present?.id ?? null;
  const judged = { row, key, record_id, present };
  // Nothing of this row will be written, so nothing in it can be wrong.
  if (present !== null && one.on_existing === 'skip' && twice.length === 0)
    return { ...judged, state: 'existing', problems: [], values: {} };
  const stored = present === null ? newRecord(work.store.descriptor, values) : changesOf(columns, values);
  const found = judgeRecord(work, columns, cells, { ...present, ...stored });
  const told = new Set([...unread, ...twice].map(({ field }) => field));
  const others = found.filter(
    ({ index, field }) => !told.has(field) && (present === null || index !== null || field === null),
  );
  const problems = [...unread, ...twice, ...others].toSorted((a, b) => (a.index ?? -1) - (b.index ?? -1));
  const state = problems.length > 0 ? 'wrong' : present === null ? 'ready' : 'existing';
  return { ...judged, state, problems, values: stored };
}

function keyOf({ values }: RowValues, column: MappedColumn | undefined): string | null {
  const value = column === undefined ? null : (values[column.field.source] ?? null);
  return value === null ? null : String(value);
}

function duplicate(column: MappedColumn | undefined, key: string, first_row: number): Problem[] {
  if (column === undefined) return [];
  const { label, source } = column.field;
  const message = `${label} ${shown(key)} đã có ở dòng ${first_row} của tệp. Mỗi ${label.toLowerCase()} chỉ đứng ở một dòng.`;
  return [{ index: column.index, field: source, message }];
}
