import type { ColumnKind, SheetColumn } from '../../sheets/column.ts';
import type { CrudField } from '../crud-descriptor.ts';

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

export function sheetColumns(fields: readonly CrudField[]): SheetColumn[] {
  return fields.map(({ label, kind }) => ({ header: label, kind: columnKind(kind) }));
}
