import type { CrudDescriptor, CrudField } from '../../crud-descriptor.ts';
import type { ImportColumn } from '../import-record.ts';
import { importedFields } from '../sheet-fields.ts';

/** A column of the file that fills a field. */
export type MappedColumn = { index: number; field: CrudField };

export function mappedColumns(descriptor: CrudDescriptor, columns: readonly ImportColumn[]): MappedColumn[] {
  const fields = new Map(importedFields(descriptor).map((field) => [field.source, field]));
  return columns.flatMap(({ index, field: source }) => {
    const field = source === null ? undefined : fields.get(source);
    return field === undefined ? [] : [{ index, field }];
  });
}
