import { invoicesHref } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { BarChart, type Bar } from '#src/ui/display/chart/bar-chart.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { formatCount } from '#src/ui/format/number.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { dashboardWords as words } from '#src/wording/reports/dashboard.ts';
import { useState } from 'react';
import type { Dashboard } from './dashboard-page.tsx';
import { monthShown } from '#src/views/month/month.ts';

type Days = NonNullable<Dashboard['days']>;
type DaysCardProps = { month: string; days: Days; today: string };

/** Every fifth day has its number below: thirty do not fit. */
const LABELLED = 5;
/** As high as a label, so that all bars begin on one line. */
const NO_LABEL = '\u00a0';

/** How many invoices each day of the month has, as bars too thin to press, or as a table that leads to the invoices of a day. */
export function DaysCard({ month, days, today }: DaysCardProps) {
  const [asTable, setAsTable] = useState(false);
  const title = words.days(monthShown(month));
  const most = Math.max(0, ...days.map(({ count, refused }) => count + refused));
  const bars = days.map(({ day, count, refused }): Bar => {
    const number = Number(day.slice(8));
    const isLabelled = number === 1 || number % LABELLED === 0;
    return {
      key: day,
      label: isLabelled || day === today ? String(number) : NO_LABEL,
      value: words.ofDay(formatDate(day), words.invoices(formatCount(count), formatCount(refused))),
      parts: [count, refused],
      href: null,
      current: day === today,
    };
  });
  if (most === 0)
    return (
      <Card title={title}>
        <p className="dashboard__note">{words.noSales}</p>
      </Card>
    );
  return (
    <Card
      title={title}
      action={
        <Button size="small" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {asTable ? words.asChart : words.asTable}
        </Button>
      }
    >
      {asTable ? (
        <DaysTable title={title} days={days} />
      ) : (
        <BarChart
          name={title}
          series={[words.series.issued, words.series.refused]}
          top={formatCount(most)}
          bars={bars}
        />
      )}
    </Card>
  );
}

/** Days without an invoice are left out, the latest day comes first. */
function DaysTable({ title, days }: { title: string; days: Days }) {
  const { day, count, refused } = words.columns;
  return (
    <div className="k-table-frame">
      <table className="dashboard__table">
        <caption className="k-visually-hidden">{title}</caption>
        <thead>
          <tr>
            {[day, count, refused].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days
            .filter((one) => one.count + one.refused > 0)
            .toReversed()
            .map((one) => (
              <tr key={one.day}>
                <th scope="row">
                  <KitLink href={invoicesHref({ from: one.day, to: one.day })}>{formatDate(one.day)}</KitLink>
                </th>
                <td>{formatCount(one.count)}</td>
                <td>{formatCount(one.refused)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}
