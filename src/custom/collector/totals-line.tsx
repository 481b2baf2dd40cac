import { useGetInputInvoiceTotals } from '#generated/client/invoice-collectors/invoice-collectors.ts';
import type { operations } from '#generated/types.ts';
import { dateFilter } from '#src/providers/data/list-query.ts';
import { Money } from '#src/ui/display/money.tsx';
import { formatCount } from '#src/ui/format/number.ts';
import { TotalsRow } from '#src/ui/list/list-card.tsx';
import { useListState } from '#src/views/list/use-list-state.ts';
import { collectorWords } from '#src/wording/processing/collectors.ts';

const words = collectorWords.totals;

type TotalsQuery = NonNullable<operations['getInputInvoiceTotals']['parameters']['query']>;

/** The filters of the list as the wire wants them. */
function totalsQuery(values: Readonly<Record<string, unknown>>): TotalsQuery {
  const given = Object.entries(values).filter(([, value]) => typeof value === 'string' && value !== '');
  return Object.fromEntries(given.map(([name, value]) => [name, dateFilter(name, String(value))]));
}

/** What all invoices of the filter add up to, on whichever page of the list they are. */
export function TotalsLine() {
  const { filterValues, total = 0 } = useListState();
  const { data } = useGetInputInvoiceTotals(totalsQuery(filterValues), {
    query: { enabled: total > 0 },
  });
  if (data === undefined || total === 0) return null;
  const { count, total_before_vat, total_vat, deductible_vat, without_rate, replaced } = data;
  return (
    <>
      <TotalsRow
        label={words.label(formatCount(count))}
        sums={[
          { label: words.before, value: <Money amount={total_before_vat} weight="medium" /> },
          { label: words.vat, value: <Money amount={total_vat} weight="medium" /> },
          { label: words.deductible, value: <Money amount={deductible_vat} weight="medium" /> },
          { label: words.total, value: <Money amount={data.total} weight="medium" size="total" /> },
        ]}
      />
      {without_rate > 0 && (
        <p className="collector-totals__note">{words.without(formatCount(without_rate))}</p>
      )}
      {replaced > 0 && <p className="collector-totals__note">{words.replaced(formatCount(replaced))}</p>}
    </>
  );
}
