import { Money } from '#src/ui/display/money.tsx';
import type { RowId } from '#src/ui/list/table-model.ts';
import { lists } from '#src/wording/lists.ts';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { pageSum } from '../page-sum.ts';

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

type ChosenSumProps = {
  rows: readonly RaRecord[];
  source: string;
  isSummed?: ((row: RaRecord) => boolean) | undefined;
};

/** What the chosen rows add up to in đồng; those that do not count (replaced, in foreign currency) are numbered. */
export function ChosenSum({ rows, source, isSummed }: ChosenSumProps) {
  const counted = rows.filter(
    (row) => (row['currency'] ?? 'VND') === 'VND' && (isSummed === undefined || isSummed(row)),
  );
  const left_out = rows.length - counted.length;
  return (
    <>
      <Money amount={pageSum(counted, source)} />
      {left_out > 0 && ` (${lists.notSummed(String(left_out))})`}
    </>
  );
}
