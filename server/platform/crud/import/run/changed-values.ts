import type { CrudRecord, Values } from '../../crud-context.ts';
import type { MappedColumn } from '../check/mapped-columns.ts';
import { decimalValue } from '../values/decimal-value.ts';

/** Those values of a row that differ from the record that is there. */
export function changedValues(columns: readonly MappedColumn[], present: CrudRecord, values: Values): Values {
  return Object.fromEntries(
    columns.flatMap(({ field: { source, kind } }) => {
      const wanted = values[source];
      return wanted === undefined || same(kind, present[source] ?? null, wanted) ? [] : [[source, wanted]];
    }),
  );
}

function same(kind: string, before: unknown, after: unknown): boolean {
  if (kind === 'decimal' || kind === 'money') return plain(before) === plain(after);
  return JSON.stringify(before) === JSON.stringify(after);
}

/** 12.5 and 12.50 are one amount; the comma keeps a stored 1.234 from being read as a group. */
function plain(value: unknown): string | null {
  return value === null ? null : decimalValue(String(value).replace('.', ','));
}
