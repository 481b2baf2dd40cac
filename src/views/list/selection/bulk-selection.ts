import type { OperationRow } from '#generated/operations.ts';
import type { FilterDescriptor } from '#generated/resources/descriptor.ts';
import { listQuery } from '#src/providers/data/list-query.ts';
import type { RowId } from '#src/ui/list/table-model.ts';
import type { FilterValues } from '../active-filters.ts';
import { parametersOf } from '../active-filters.ts';

/** What a bulk job is told to work on: ticked rows as ids, 'all that match' as the filter with the number that was seen. */
export type BulkSelection = { ids?: RowId[]; filter?: Record<string, unknown>; expected_count: number };

type Chosen = { ids: ReadonlySet<RowId>; whole: boolean; total: number; filter: FilterValues };

const read: Partial<Record<FilterDescriptor['kind'], (text: string) => unknown>> = {
  boolean: (text) => text === 'true',
  integer: Number,
  reference: Number,
};

/** The filter of a list as a body carries it: dates as instants, numbers and yes-or-no as themselves. */
export function bulkFilter(
  row: Pick<OperationRow, 'query'>,
  filters: readonly FilterDescriptor[],
  values: FilterValues,
): Record<string, unknown> {
  const query = listQuery(row as OperationRow, new URLSearchParams({ filter: JSON.stringify(values) }));
  const kinds = new Map(filters.flatMap((filter) => parametersOf(filter).map((name) => [name, filter.kind])));
  return Object.fromEntries(
    [...query].map(([name, text]) => {
      const kind = kinds.get(name);
      return [name, kind === undefined ? text : (read[kind]?.(text) ?? text)];
    }),
  );
}

export function bulkSelection(
  row: Pick<OperationRow, 'query'>,
  filters: readonly FilterDescriptor[],
  { ids, whole, total, filter }: Chosen,
): BulkSelection {
  return whole
    ? { filter: bulkFilter(row, filters, filter), expected_count: total }
    : { ids: [...ids], expected_count: ids.size };
}
