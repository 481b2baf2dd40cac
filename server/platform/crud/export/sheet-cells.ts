import { ungroupedDecimal, type NumberStyle } from '#domain/numbers/number-style.ts';
import type { ColumnKind, SheetColumn, SheetValue } from '../../sheets/column.ts';
import type { CrudField } from '../crud-descriptor.ts';
import { foldedHeading } from '../import/read/headings.ts';
import { writtenDay } from '../import/values/date-value.ts';

/** A name for a file in plain letters: `khach-hang` of Khách hàng. */
export function fileStem(label: string): string {
  return foldedHeading(label).replaceAll(' ', '-');
}

const KINDS: Readonly<Record<string, ColumnKind>> = {
  integer: 'number',
  decimal: 'number',
  money: 'number',
  date: 'date',
};

/** How a kind of field is written in a sheet. */
export function columnKind(kind: string): ColumnKind {
  return KINDS[kind] ?? 'text';
}

/** What a column of a sheet needs of a field. */
export type SheetField = Pick<CrudField, 'label' | 'kind' | 'options'> &
  Partial<Pick<CrudField, 'max_length'>> &
  Pick<SheetColumn, 'width'>;

export function sheetColumns(fields: readonly SheetField[]): SheetColumn[] {
  return fields.map((field) => ({
    header: field.label,
    kind: columnKind(field.kind),
    width: field.width ?? usualWidth(field),
  }));
}

/** In characters, by the kind of a field: amounts with their groups, texts of which nothing is known. */
const USUAL: Readonly<Record<string, number>> = {
  ...{ money: 18, decimal: 18, date: 12, date_time: 18 },
  ...{ tax_code: 16, phone: 16, email: 28, text: 28, long_text: 40 },
};
/** Texts that may be longer are names and addresses, which are as wide as texts of several lines. */
const NAME_LENGTH = 60;

/** In characters: as wide as most values of a field, not as the longest that may be, and never narrower than its heading. */
function usualWidth({ label, kind, options, max_length = null }: SheetField): number {
  const usual = (kind === 'text' && (max_length ?? 0) >= NAME_LENGTH ? USUAL['long_text'] : USUAL[kind]) ?? 0;
  const longest = Math.max(0, ...(options ?? []).map((option) => option.label.length));
  return Math.max(label.length + 4, longest + 2, Math.min(usual, max_length ?? usual));
}

export type ExportFormat = 'xlsx' | 'csv';

type Writer = (value: unknown, field: SheetField, format: ExportFormat, style: NumberStyle) => SheetValue;

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
function number(value: unknown, _field: SheetField, format: ExportFormat, style: NumberStyle): string {
  return format === 'csv' ? ungroupedDecimal(String(value), style) : String(value);
}

/** A value of a record as its cell shows it, and as an import reads it back. */
export function cellValueOf(
  value: unknown,
  field: SheetField,
  format: ExportFormat,
  style: NumberStyle,
): SheetValue {
  if (value === null || value === undefined) return null;
  return WRITERS[field.kind]?.(value, field, format, style) ?? String(value);
}
