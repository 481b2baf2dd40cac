import { DEFAULT_NUMBER_STYLE } from '#domain/numbers/number-style.ts';
import type { CrudDescriptor, CrudField } from '../../crud-descriptor.ts';
import type { ImportColumn } from '../import-record.ts';
import { importedFields } from '../sheet-fields.ts';

/** A column of the file that fills a field, and how its numbers are written. */
export type MappedColumn = { index: number; field: CrudField; number_style: ColumnStyle };

export type ColumnStyle = NonNullable<ImportColumn['number_style']>;

export function mappedColumns(descriptor: CrudDescriptor, columns: readonly ImportColumn[]): MappedColumn[] {
  const fields = new Map(importedFields(descriptor).map((field) => [field.source, field]));
  return columns.flatMap(({ index, field: source, number_style }) => {
    const field = source === null ? undefined : fields.get(source);
    return field === undefined ? [] : [{ index, field, number_style: number_style ?? DEFAULT_NUMBER_STYLE }];
  });
}
