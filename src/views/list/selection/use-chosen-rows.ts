import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import type { RowId } from '#src/ui/list/table-model.ts';

/** The chosen rows, of pages that were left behind too; null while one of them has not been seen since the list was opened. */
export function useChosenRows(
  rows: readonly RaRecord[],
  ids: ReadonlySet<RowId>,
): readonly RaRecord[] | null {
  const [seen, setSeen] = useState<ReadonlyMap<RowId, RaRecord>>(new Map());
  const news = rows.filter((row) => ids.has(row.id) && seen.get(row.id) !== row);
  if (news.length > 0) setSeen(new Map([...seen, ...news.map((row): [RowId, RaRecord] => [row.id, row])]));
  const chosen = [...ids].flatMap((id) => seen.get(id) ?? []);
  return chosen.length === ids.size ? chosen : null;
}
