import { useQuery } from '@tanstack/react-query';
import { http } from '#generated/client/http.ts';
import { operations } from '#generated/operations.ts';
import type { ResourceName } from '#generated/resources/resources.ts';
import type { components } from '#generated/types.ts';
import { listQuery } from '#src/providers/data/list-query.ts';
import { pathOf } from '#src/providers/resource-descriptor.ts';
import { Money } from '#src/ui/display/money.tsx';
import { formatCount } from '#src/ui/format/number.ts';
import { TotalsRow } from '#src/ui/list/list-card.tsx';
import { failureText } from '#src/views/failure-text.ts';
import type { FilterSumProps } from '#src/views/screen.ts';
import { filterSumWords as words } from '#src/wording/desk/filter-sum.ts';

type InvoiceSum = components['schemas']['InvoiceSum'];
type Amounts = Pick<InvoiceSum, 'total_before_vat' | 'total_vat' | 'total'>;

/** What all invoices of the filter add up to: those in đồng, then a row for each foreign currency. */
export function FilterSum({ list, filter, labelOf }: FilterSumProps) {
  const query = listQuery(
    operations.getInvoiceSum,
    new URLSearchParams({ filter: JSON.stringify({ ...filter, of: list }) }),
  );
  const url = `${operations.getInvoiceSum.path}?${query.toString()}`;
  const { data, error } = useQuery({
    queryKey: [pathOf(list as ResourceName), 'sum', url],
    queryFn: () => http<InvoiceSum>(url, { method: 'GET' }),
    retry: false,
  });
  if (error !== null) return <TotalsRow label={<span role="alert">{failureText(error)}</span>} sums={[]} />;
  if (data === undefined) return <TotalsRow label={<span role="status">{words.adding}</span>} sums={[]} />;
  const { foreign, left_out } = data;
  const sumsOf = (amounts: Amounts, currency?: string) =>
    (['total_before_vat', 'total_vat', 'total'] as const).map((source) => ({
      label: labelOf(source),
      value: (
        <Money
          amount={amounts[source]}
          unit={currency}
          weight="medium"
          size={source === 'total' && currency === undefined ? 'total' : 'inherit'}
        />
      ),
    }));
  const note = left_out > 0 ? ` (${words.leftOut(formatCount(left_out))})` : '';
  return (
    <>
      <TotalsRow
        label={<span role="status">{`${words.total(formatCount(data.invoices))}${note}`}</span>}
        sums={sumsOf(data)}
      />
      {foreign.map(({ currency, invoices, ...amounts }) => (
        <TotalsRow
          key={currency}
          label={words.foreign(formatCount(invoices), currency)}
          sums={sumsOf(amounts, currency)}
        />
      ))}
    </>
  );
}
