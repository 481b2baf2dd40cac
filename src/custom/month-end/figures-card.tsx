import { numberText } from '#domain/invoice/shown-name.ts';
import { ConservationBar } from '#src/ui/display/conservation-bar.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { Money } from '#src/ui/display/money.tsx';
import { formatCount } from '#src/ui/format/number.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { monthEndWords as words } from '#src/wording/reports/month-end.ts';
import type { MonthBoard } from './month-end-page.tsx';
import { monthShown } from '#src/views/month/month.ts';

const GROUPS = ['accepted', 'refused', 'unknown', 'waiting'] as const;

/** Series that are named; the others are in the list of invoices. */
const MAX_SERIES = 4;

/** The invoices of the month and where they stand: the groups add up to all of them. */
export function FiguresCard({ board: { month, figures } }: { board: MonthBoard }) {
  const { submitted, accepted, refused, unknown, waiting, series, without_rate } = figures;
  return (
    <Card>
      <dl className="month-end__figures">
        <div>
          <dd>{formatCount(submitted.count)}</dd>
          <dt>{words.submitted(monthShown(month))}</dt>
          <dd>
            <Money amount={submitted.total} />
          </dd>
        </div>
        {GROUPS.map((key) => (
          <div key={key}>
            <dd>{formatCount(figures[key].count)}</dd>
            <dt>
              <i className={`k-conservation__${BARS[key]}`} aria-hidden />
              {words.groups[key]}
            </dt>
            <dd>
              <Money amount={figures[key].total} />
            </dd>
          </div>
        ))}
      </dl>
      {submitted.count > 0 && (
        <ConservationBar
          tall
          ok={accepted.count}
          failed={refused.count}
          unknown={unknown.count}
          waiting={waiting.count}
        />
      )}
      <p className="month-end__series">
        {series.length === 0
          ? words.nothing
          : series
              .slice(0, MAX_SERIES)
              .map((one) => words.series(one.series, numberText(one.first), numberText(one.last)))
              .join(' · ')}
        {figures.adjusting + figures.replacing > 0 &&
          ` · ${words.corrections(formatCount(figures.adjusting), formatCount(figures.replacing))}`}
      </p>
      {without_rate > 0 && <Banner tone="warning">{words.withoutRate(formatCount(without_rate))}</Banner>}
    </Card>
  );
}

const BARS = { accepted: 'ok', refused: 'failed', unknown: 'unknown', waiting: 'waiting' } as const;
