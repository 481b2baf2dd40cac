import { DEFAULT_NUMBER_STYLE, type NumberStyle } from '#domain/numbers/number-style.ts';
import { writableFields, type CrudDescriptor, type CrudField } from '../crud-descriptor.ts';
import type { ImportColumn } from './import-record.ts';

/** Kinds that no cell can hold. */
const NOT_IN_A_CELL = new Set(['password', 'file', 'image', 'object', 'list']);

const inCell = ({ kind, hidden }: CrudField): boolean => !hidden && !NOT_IN_A_CELL.has(kind);

/** The fields an export shows, in the order of the description. */
export function exportedFields({ fields }: CrudDescriptor): readonly CrudField[] {
  return fields.filter(inCell);
}

/** The fields a file may fill. */
export function importedFields(descriptor: CrudDescriptor): readonly CrudField[] {
  return writableFields(descriptor).filter(inCell);
}

/** What a new record has in a field that its row says nothing of: the default, and of a required choice the first, as in forms. */
export function initialValue({
  default_value,
  kind,
  required,
  many,
  options,
}: CrudField): CrudField['default_value'] {
  const first_choice = kind === 'enum' && required && !many ? options?.[0]?.value : null;
  return default_value ?? first_choice ?? null;
}

/** A cell of this field may not stay empty. */
export function mustBeFilled(field: CrudField): boolean {
  return field.required && initialValue(field) === null;
}

/** A column of the file that fills a field, and how its numbers are written; one of dates is `mixed` where some have the month first. */
export type MappedColumn = { index: number; field: CrudField; number_style: ColumnStyle };

/** `unclear_as`: of a column of two styles, the one in which numbers are read that both read differently. */
export type ColumnStyle = NumberStyle | 'mixed' | { readonly unclear_as: NumberStyle };

function styleOf({ number_style, unclear_as, month_first }: ImportColumn): ColumnStyle {
  if (month_first === true) return 'mixed';
  if (number_style === 'mixed' && unclear_as != null) return { unclear_as };
  return number_style ?? DEFAULT_NUMBER_STYLE;
}

export function mappedColumns(
  fields: readonly CrudField[],
  columns: readonly ImportColumn[],
): MappedColumn[] {
  const known = new Map(fields.map((field) => [field.source, field]));
  return columns.flatMap((column) => {
    const field = column.field === null ? undefined : known.get(column.field);
    return field === undefined ? [] : [{ index: column.index, field, number_style: styleOf(column) }];
  });
}
