import type { ErrorItem } from '../../../http/failure.ts';
import type { CrudRecord, CrudTx, Values } from '../../crud-context.ts';
import type { CrudDescriptor } from '../../crud-descriptor.ts';
import type { RecordWork } from '../record-target.ts';
import type { ImportRecord } from '../import-record.ts';
import { firstRowsOf, type ImportRow, type Problem } from '../import-rows.ts';
import { importedFields, initialValue, mappedColumns, type MappedColumn } from '../sheet-fields.ts';
import { cellValue, tidy } from '../values/cell-value.ts';
import { saidOf, shown } from '../values/number-value.ts';
import { meantCells, mergedProblem } from '../values/row-notes.ts';
import { findReferences, type ReferenceReader } from './find-references.ts';
import { folded, presentRecords } from './present-records.ts';

/**
 * The record that a key means, and what its rows are known by in the file. Of records that had such a code twice before that was refused
 * it is the one that is written just so, else the first; each is known by its id, so that both may be in one file. A key that was
 * written is trimmed: none begins with a tab.
 */
function meant(
  records: readonly CrudRecord[],
  source: string,
  written: string,
): Pick<Known, 'key' | 'record'> {
  const record = records.find((one) => one[source] === written) ?? records[0] ?? null;
  return { key: record !== null && records.length > 1 ? `\t${record.id}` : folded(written), record };
}

/** The values a row gives to its fields, and the cells that say nothing. */
type RowValues = { values: Values; problems: Problem[] };

function readCells(columns: readonly MappedColumn[], row: ImportRow, references: ReferenceReader): RowValues {
  const values: Record<string, unknown> = {};
  const problems: Problem[] = [];
  for (const column of columns) {
    const { index, field, number_style } = column;
    const cell = row.cells[index] ?? '';
    const covered = mergedProblem(row, column, false);
    if (covered !== null) {
      problems.push({ index, field: field.source, message: covered });
      continue;
    }
    const reading =
      field.kind === 'reference' ? references(column, cell) : cellValue(field, cell, number_style);
    if ('problem' in reading) problems.push({ index, field: field.source, message: reading.problem });
    else values[field.source] = reading.value;
  }
  return { values, problems };
}

/** What a new record starts from: the values of its row, and initial values where it says nothing. */
function newRecord(descriptor: CrudDescriptor, values: Values): Values {
  const filled = importedFields(descriptor).map(
    (field) => [field.source, values[field.source] ?? initialValue(field)] as const,
  );
  return Object.fromEntries(filled.filter(([, value]) => value !== null));
}

/** What a row changes of a record that is there: an empty cell empties what may be empty, and leaves the rest alone. */
function changesOf(columns: readonly MappedColumn[], values: Values): Values {
  const given = columns.flatMap(({ field: { source, nullable } }) => {
    const value = values[source] ?? null;
    return value === null && !nullable ? [] : [[source, value] as const];
  });
  return Object.fromEntries(given);
}

/** Judges a record as a request to create it would be, each complaint at the cell it is about. */
function judgeRecord(
  { store, judge }: Pick<RecordWork, 'store' | 'judge'>,
  columns: readonly MappedColumn[],
  cells: readonly string[],
  record: Values,
): Problem[] {
  const { descriptor, writable } = store;
  const nullable = new Map(descriptor.form_fields.map((field) => [field.source, field.nullable]));
  // An empty cell of a field that needs a value is missing, rather than of the wrong type.
  const given = Object.fromEntries(
    writable.flatMap((name) => {
      const value = record[name] ?? null;
      return value === null && nullable.get(name) !== true ? [] : [[name, value]];
    }),
  );
  return judge(descriptor.name, given).map((item) => problemOf(item, descriptor, columns, cells));
}

function problemOf(
  { code, message, fields }: ErrorItem,
  { form_fields }: CrudDescriptor,
  columns: readonly MappedColumn[],
  cells: readonly string[],
): Problem {
  const field = form_fields.find(({ source }) => source === fields[0]?.split('.')[0]);
  if (field === undefined) return { index: null, field: null, message };
  const index = columns.find((column) => column.field.source === field.source)?.index ?? null;
  const at = { index, field: field.source };
  if (code === 'invalid_required')
    return {
      ...at,
      message:
        index === null
          ? `Tệp chưa có cột cho ${field.label}, là trường bắt buộc.`
          : `Ô này để trống. Cần ${field.label}.`,
    };
  const text = tidy(index === null ? '' : (cells[index] ?? ''));
  return { ...at, message: saidOf(text, message) };
}

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

type Read = RowValues & { row: number; cells: readonly string[]; written: string | null };
type Known = Read & { key: string | null; record: CrudRecord | null };

/**
 * Says of each row what an import would do with it: the one judge of the check, of a corrected cell and of the import itself.
 * Rows come in the order of the file.
 */
export async function judgeRows(
  tx: CrudTx,
  work: RecordWork,
  one: ImportRecord,
  stored: readonly ImportRow[],
): Promise<JudgedRow[]> {
  const { descriptor } = work.store;
  const columns = mappedColumns(importedFields(descriptor), one.columns);
  const rows = stored.map((row) => meantCells(row, columns));
  const key_column = columns.find(({ field }) => field.source === descriptor.import_key);
  const references = await findReferences(tx, work, columns, rows);
  const read = rows.map((one_row): Read => {
    const { row, cells } = one_row;
    const values = readCells(columns, one_row, references);
    return { row, cells, ...values, written: keyOf(values, key_column) };
  });
  const known = await knownRows(tx, work, key_column, read);
  const keys = [...new Set(known.flatMap(({ key }) => key ?? []))];
  const places = read.map(({ row }) => row);
  const first_rows = await firstRowsOf(tx, one.id, keys, places);
  return known.map((given) => {
    const { key, row, written } = given;
    const seen = key === null ? undefined : first_rows.get(key);
    if (key !== null) first_rows.set(key, Math.min(row, seen ?? row));
    const twice = seen !== undefined && seen < row ? duplicate(key_column, written ?? '', seen) : [];
    return judgeRow(work, one, columns, given, twice);
  });
}

async function knownRows(
  tx: CrudTx,
  work: RecordWork,
  key_column: MappedColumn | undefined,
  read: readonly Read[],
): Promise<Known[]> {
  const source = key_column?.field.source;
  if (source === undefined) return read.map((given) => ({ ...given, key: null, record: null }));
  const wanted = new Set(read.flatMap(({ written }) => (written === null ? [] : folded(written))));
  const present = await presentRecords(tx, work, source, [...wanted]);
  return read.map((given) => {
    const { written } = given;
    if (written === null) return { ...given, key: null, record: null };
    return { ...given, ...meant(present.get(folded(written)) ?? [], source, written) };
  });
}

function judgeRow(
  work: RecordWork,
  one: ImportRecord,
  columns: readonly MappedColumn[],
  { row, cells, key, record: present, values, problems: unread }: Known,
  twice: readonly Problem[],
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
