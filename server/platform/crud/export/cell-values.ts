import type { SheetValue } from '../../sheets/column.ts';
import type { CrudField } from '../crud-descriptor.ts';

export type ExportFormat = 'xlsx' | 'csv';

type Writer = (value: unknown, field: CrudField, format: ExportFormat) => SheetValue;

const WRITERS: Readonly<Record<string, Writer>> = {
  boolean: (value) => (value === true ? 'Có' : 'Không'),
  enum: (value, { options }) =>
    [value]
      .flat()
      .map((one) => options?.find((option) => option.value === one)?.label ?? String(one))
      .join('; '),
  integer: (value) => Number(value),
  // CSV knows no numbers: 1.234 would be read as a thousand in Vietnam.
  decimal: (value, _field, format) => (format === 'csv' ? String(value).replace('.', ',') : String(value)),
  money: (value, _field, format) => (format === 'csv' ? String(value).replace('.', ',') : String(value)),
};

/** A value of a record as its cell shows it, and as an import reads it back. */
export function cellValueOf(value: unknown, field: CrudField, format: ExportFormat): SheetValue {
  if (value === null || value === undefined) return null;
  return WRITERS[field.kind]?.(value, field, format) ?? String(value);
}
