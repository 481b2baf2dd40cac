import type { ResourceDescriptor } from '#generated/resources/descriptor.ts';
import { Money } from '#src/ui/display/money.tsx';
import { TotalsRow } from '#src/ui/list/list-card.tsx';
import { lists } from '#src/wording/lists.ts';
import type { RaRecord } from 'react-admin';
import { pageSum } from './page-sum.ts';

type ListTotalsProps = {
  descriptor: ResourceDescriptor;
  sums: readonly string[];
  records: readonly RaRecord[];
};

/** What the rows on this page add up to; the last sum is the one that counts. */
export function ListTotals({ descriptor, sums, records }: ListTotalsProps) {
  const labelOf = (source: string) =>
    descriptor.fields.find((field) => field.source === source)?.label ?? source;
  return (
    <TotalsRow
      label={lists.pageTotal(lists.things(String(records.length), descriptor.one))}
      sums={sums.map((source, at) => ({
        label: labelOf(source),
        value: (
          <Money
            amount={pageSum(records, source)}
            weight="medium"
            size={at === sums.length - 1 ? 'total' : 'inherit'}
          />
        ),
      }))}
    />
  );
}
