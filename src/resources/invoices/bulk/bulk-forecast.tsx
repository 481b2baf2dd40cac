import { numberText } from '#domain/invoice/shown-name.ts';
import { forecastPublications, listInvoices } from '#generated/client/invoices/invoices.ts';
import { Money } from '#src/ui/display/money.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { currencyUnit, nothing } from '#src/ui/format/number.ts';
import { Facts, Stack } from '#src/ui/layout/card.tsx';
import { ResultRows } from '#src/ui/list/result-rows.tsx';
import { FailedBanner } from '#src/views/failed-banner.tsx';
import { pageSum } from '#src/views/list/page-sum.ts';
import { bulkPublishWords as words } from '#src/wording/bulk-publish.ts';
import { common } from '#src/wording/common.ts';
import { useQuery } from '@tanstack/react-query';

type BulkForecastProps = {
  ids: readonly number[];
  /** Those of them that are not published. */
  left_out: readonly number[];
};

/** What each of the ticked ones is expected to get, in the order of their numbers, and what they come to. */
export function BulkForecast({ ids, left_out }: BulkForecastProps) {
  const going = ids.filter((id) => !left_out.includes(id));
  const expected = useQuery({
    queryKey: ['bulk-publish-forecast', going],
    queryFn: async () => {
      const [rows, forecasts] = await Promise.all([
        listInvoices({ ids: going, limit: going.length }),
        forecastPublications({ invoice_ids: going }),
      ]);
      const byId = new Map(rows.map((row) => [row.id, row]));
      return forecasts.flatMap((forecast) => {
        const row = byId.get(forecast.invoice_id);
        return row === undefined ? [] : [{ ...forecast, row }];
      });
    },
    enabled: going.length > 0,
    staleTime: Infinity,
    gcTime: 0,
  });
  if (going.length === 0) return null;
  if (expected.isError)
    return (
      <FailedBanner title={words.loadFailed} error={expected.error} onRetry={() => void expected.refetch()} />
    );
  if (expected.isPending) return <span className="k-skeleton" role="status" aria-label={common.loading} />;
  const rows = expected.data.map(({ row }) => row);
  if (rows.length === 0) return null;
  const foreign = rows.filter(({ currency }) => currency !== 'VND').length;
  return (
    <Stack>
      <Facts
        facts={[
          {
            term: words.total,
            value: (
              <>
                <Money amount={pageSum(rows, 'total')} weight="bold" />
                {foreign > 0 && ` ${words.others(foreign)}`}
              </>
            ),
          },
        ]}
      />
      <ResultRows label={words.forecast}>
        {expected.data.map(({ row, issued_on, line_count, expected_number }) => (
          <li key={row.id}>
            <span>
              {row.buyer_name ?? row.buyer_person ?? nothing}
              <small>
                {[
                  row.form_no + row.symbol,
                  formatDate(issued_on),
                  words.lineCount(line_count),
                  words.expected(numberText(expected_number)),
                ].join(' · ')}
              </small>
            </span>
            <Money amount={row.total} unit={currencyUnit(row.currency)} />
          </li>
        ))}
      </ResultRows>
    </Stack>
  );
}
