import { Money } from '#src/ui/display/money.tsx';
import { lists } from '#src/wording/lists.ts';
import type { RaRecord } from 'react-admin';
import { pageSum } from '../page-sum.ts';

export type ChosenSumProps = {
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
