import type { ErrorItem } from '../../../http/failure.ts';
import type { Values } from '../../crud-context.ts';
import type { CrudDescriptor } from '../../crud-descriptor.ts';
import type { ImportWork } from '../import-deps.ts';
import type { Problem } from '../import-rows.ts';
import { importedFields, initialValue } from '../sheet-fields.ts';
import { tidy } from '../values/cell-value.ts';
import { shown } from '../values/shown.ts';
import type { MappedColumn } from './mapped-columns.ts';

/** What a new record starts from: the values of its row, and initial values where it says nothing. */
export function newRecord(descriptor: CrudDescriptor, values: Values): Values {
  const filled = importedFields(descriptor).map(
    (field) => [field.source, values[field.source] ?? initialValue(field)] as const,
  );
  return Object.fromEntries(filled.filter(([, value]) => value !== null));
}

/** What a row changes of a record that is there: an empty cell empties what may be empty, and leaves the rest alone. */
export function changesOf(columns: readonly MappedColumn[], values: Values): Values {
  const given = columns.flatMap(({ field: { source, nullable } }) => {
    const value = values[source] ?? null;
    return value === null && !nullable ? [] : [[source, value] as const];
  });
  return Object.fromEntries(given);
}

/** Judges a record as a request to create it would be, each complaint at the cell it is about. */
export function judgeRecord(
  { store, judge }: Pick<ImportWork, 'store' | 'judge'>,
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
  const said = text === '' || message.includes(text) ? message : `Đang là ${shown(text)}. ${message}`;
  return { ...at, message: said };
}
