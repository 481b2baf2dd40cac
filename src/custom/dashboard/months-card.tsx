import { Button } from '#src/ui/action/button.tsx';
import { BarChart, type Bar } from '#src/ui/display/chart/bar-chart.tsx';
import { Money } from '#src/ui/display/money.tsx';
import { formatCount, formatNumber } from '#src/ui/format/number.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { dashboardWords as words } from '#src/wording/reports/dashboard.ts';
import { useState } from 'react';
import type { Dashboard } from './dashboard-page.tsx';
import { monthShown } from '#src/views/month/month.ts';
import { monthHref } from './month-links.ts';

type Months = NonNullable<Dashboard['months']>;
type MonthsCardProps = { months: Months; current: string };

/** Revenue and counts of the last thirteen months as bars, or all of it with tax and rates as a table. */
export function MonthsCard({ months, current }: MonthsCardProps) {
  const [asTable, setAsTable] = useState(false);
  const bars = (value: (month: Months[number]) => string, parts: (month: Months[number]) => number[]) =>
    months.map((one): Bar => ({
      key: one.month,
      label: String(Number(one.month.slice(5))),
      value: words.bar(monthShown(one.month), value(one)),
      parts: parts(one),
      href: monthHref(one.month),
      current: one.month === current,
    }));
  const dong = (amount: string) => words.dong(formatNumber(amount));
  const top = (key: 'revenue' | 'vat') =>
    dong(String(Math.max(0, ...months.map((one) => Math.round(Number(one[key]))))));
  // A month of more returns than sales has no bar; its figure is read, and stands in the table.
  const length = (amount: string) => [Math.max(0, Number(amount))];
  if (months.every(({ count, refused }) => count + refused === 0))
    return (
      <Card title={words.revenue}>
        <p className="dashboard__note">{words.noSalesIn(months.length)}</p>
      </Card>
    );
  return (
    <Card
      title={words.revenue}
      action={
        <Button size="small" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {asTable ? words.asChart : words.asTable}
        </Button>
      }
    >
      {asTable ? (
        <MonthsTable months={months} />
      ) : (
        <div className="dashboard__charts">
          <BarChart
            name={words.revenue}
            series={[words.revenue]}
            top={top('revenue')}
            bars={bars(
              ({ revenue }) => dong(revenue),
              ({ revenue }) => length(revenue),
            )}
          />
          <h3>{words.vat}</h3>
          <BarChart
            name={words.vat}
            series={[words.vat]}
            top={top('vat')}
            bars={bars(
              ({ vat }) => dong(vat),
              ({ vat }) => length(vat),
            )}
          />
          <h3>{words.counts}</h3>
          <BarChart
            name={words.counts}
            series={[words.series.issued, words.series.refused]}
            top={formatCount(Math.max(0, ...months.map(({ count, refused }) => count + refused)))}
            bars={bars(
              ({ count, refused }) => words.invoices(formatCount(count), formatCount(refused)),
              ({ count, refused }) => [count, refused],
            )}
          />
        </div>
      )}
    </Card>
  );
}

function MonthsTable({ months }: { months: Months }) {
  const rates = [...new Set(months.flatMap((one) => one.rates.map(({ vat_rate }) => vat_rate)))].sort();
  const { month, count, refused, revenue, vat } = words.columns;
  return (
    <div className="k-table-frame" tabIndex={0} role="region" aria-label={words.revenue}>
      <table className="dashboard__table">
        <caption className="k-visually-hidden">{words.revenue}</caption>
        <thead>
          <tr>
            {[month, count, refused, revenue, vat, ...rates.map((rate) => words.rates(rate))].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.toReversed().map((one) => (
            <tr key={one.month}>
              <th scope="row">{monthShown(one.month)}</th>
              <td>{formatCount(one.count)}</td>
              <td>{formatCount(one.refused)}</td>
              <td>
                <Money amount={one.revenue} unit={false} />
              </td>
              <td>
                <Money amount={one.vat} unit={false} />
              </td>
              {rates.map((rate) => (
                <td key={rate}>
                  <Money
                    amount={one.rates.find(({ vat_rate }) => vat_rate === rate)?.revenue ?? null}
                    unit={false}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
