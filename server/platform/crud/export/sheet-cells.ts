import { ungroupedDecimal, type NumberStyle } from '#domain/numbers/number-style.ts';
import type { SheetValue } from '../../sheets/column.ts';
import { writtenDay } from '../import/values/date-value.ts';
import type { CrudField } from '../crud-descriptor.ts';

export type ExportFormat = 'xlsx' | 'csv';

type Writer = (value: unknown, field: CrudField, format: ExportFormat, style: NumberStyle) => SheetValue;

const WRITERS: Readonly<Record<string, Writer>> = {
  boolean: (value) => (value === true ? 'Có' : 'Không'),
  enum: (value, { options }) =>
    [value]
      .flat()
      .map((one) => options?.find((option) => option.value === one)?.label ?? String(one))
      .join('; '),
  integer: (value) => Number(value),
  decimal: number,
  money: number,
  // As the times of the same file, and as Excel shows the date cells of the other format.
  date: (value, _field, format) => (format === 'csv' ? writtenDay(String(value)) : String(value)),
};

/** CSV knows no numbers: they are texts in the company's style. */
function number(value: unknown, _field: CrudField, format: ExportFormat, style: NumberStyle): string {
  return format === 'csv' ? ungroupedDecimal(String(value), style) : String(value);
}

/** A value of a record as its cell shows it, and as an import reads it back. */
export function cellValueOf(
  value: unknown,
  field: CrudField,
  format: ExportFormat,
  style: NumberStyle,
): SheetValue {
  if (value === null || value === undefined) return null;
  return WRITERS[field.kind]?.(value, field, format, style) ?? String(value);
}
