import { Suspense, useEffect, useRef, useState } from 'react';
import type { RaRecord } from 'react-admin';
import type { ResourceDescriptor } from '#generated/resources/descriptor.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Money } from '#src/ui/display/money.tsx';
import { TotalsRow } from '#src/ui/list/list-card.tsx';
import { lists } from '#src/wording/lists.ts';
import type { AnyOverlay } from '../screen.ts';
import { pageSum } from './page-sum.ts';
import { useListState } from './use-list-state.ts';

type ListTotalsProps = {
  descriptor: ResourceDescriptor;
  sums: readonly string[];
  records: readonly RaRecord[];
  Whole: AnyOverlay['FilterSum'];
};

/** What the rows on this page add up to; the last sum is the one that counts. Beside it, on demand, the same of all pages. */
export function ListTotals({ descriptor, sums, records, Whole }: ListTotalsProps) {
  const { total = 0, data = [], filterValues, filter: about } = useListState();
  const filter = { ...filterValues, ...about };
  const key = JSON.stringify(filter);
  const [asked, setAsked] = useState<string | null>(null);
  // The button is gone once it is pressed: who pressed it by keyboard goes on from what it brought.
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => whole.current?.focus(), [asked]);
  const labelOf = (source: string) =>
    descriptor.fields.find((field) => field.source === source)?.label ?? source;
  return (
    <>
      <TotalsRow
        label={
          <>
            {lists.pageTotal(lists.things(String(records.length), descriptor.one))}
            {Whole && asked !== key && total > data.length && (
              <Button tone="plain" size="small" onClick={() => setAsked(key)}>
                {lists.sumAll}
              </Button>
            )}
          </>
        }
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
      {Whole && asked === key && (
        <div ref={whole} tabIndex={-1}>
          <Suspense fallback={null}>
            <Whole list={descriptor.name} filter={filter} labelOf={labelOf} />
          </Suspense>
        </div>
      )}
    </>
  );
}
