import { dayOfMonth } from '#domain/rules/deadlines/calendar.ts';
import { STATUSES_OF_GROUP } from '#domain/transmission/status-groups.ts';
import type { components } from '#generated/types.ts';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { ConservationBar } from '#src/ui/display/conservation-bar.tsx';
import { Money } from '#src/ui/display/money.tsx';
import { formatCount, formatNumber } from '#src/ui/format/number.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { dashboardWords as words } from '#src/wording/reports/dashboard.ts';
import type { Dashboard } from './dashboard-page.tsx';
import { monthShown } from '#src/views/month/month.ts';
import { groupHref } from './month-links.ts';

type Figures = components['schemas']['MonthFigures'];

type FiguresCardProps = {
  month: string;
  this_month: Figures;
  today: Figures;
  revenue_change: Dashboard['revenue_change'];
};

const GROUPS = ['accepted', 'refused', 'unknown', 'waiting'] as const;
const BARS = { accepted: 'ok', refused: 'failed', unknown: 'unknown', waiting: 'waiting' } as const;

/** The month in figures, and where its invoices stand: the groups add up to all of them. */
export function FiguresCard({ month, this_month, today, revenue_change }: FiguresCardProps) {
  const { accepted, refused, unknown, waiting, submitted, series } = this_month;
  const change = changeWords(revenue_change);
  return (
    <Card flush>
      <dl className="dashboard__figures">
        <div>
          <dt>{words.figures.total}</dt>
          <dd>
            <Money amount={this_month.total} />
          </dd>
        </div>
        <div>
          <dt>{words.figures.revenue}</dt>
          <dd>
            <Money amount={this_month.revenue} />
          </dd>
          {change !== null && <dd>{change}</dd>}
        </div>
        <div>
          <dt>{words.figures.vat}</dt>
          <dd>
            <Money amount={this_month.vat} />
          </dd>
          <dd>{taxOfRates(this_month.rates)}</dd>
        </div>
        <div>
          <dt>{words.figures.today}</dt>
          <dd>{formatCount(today.accepted.count)}</dd>
          <dd>
            {words.todayWords(
              formatCount(today.refused.count),
              formatCount(today.unknown.count),
              formatCount(today.waiting.count),
            )}
          </dd>
        </div>
      </dl>
      <div className="dashboard__standing">
        <div className="dashboard__groups">
          <b>{words.ofMonth(formatCount(submitted.count), monthShown(month))}</b>
          <ul>
            {GROUPS.map((key) => (
              <li key={key}>
                <KitLink className="k-touch" href={groupHref(month, STATUSES_OF_GROUP[key], series)}>
                  <i className={`k-conservation__${BARS[key]}`} aria-hidden />
                  {words.groups[key]} <b>{formatCount(this_month[key].count)}</b>
                </KitLink>
              </li>
            ))}
          </ul>
        </div>
        {submitted.count > 0 && (
          <ConservationBar
            tall
            ok={accepted.count}
            failed={refused.count}
            unknown={unknown.count}
            waiting={waiting.count}
          />
        )}
      </div>
    </Card>
  );
}

/** What the tax is made of, the lowest rate first; rates without tax add nothing to it. */
function taxOfRates(rates: Figures['rates']): string {
  const percent = (rate: string) => Number.parseFloat(rate.replace('KHAC:', ''));
  return rates
    .filter(({ vat }) => Number(vat) !== 0)
    .toSorted((a, b) => percent(a.vat_rate) - percent(b.vat_rate))
    .map(({ vat_rate, vat }) => `${vat_rate.replace('KHAC:', '')}:\u00A0${formatNumber(vat)}`)
    .join(' · ');
}

/** The revenue against that of the month before, in per cent, by the days that can be compared; what to say where it cannot. */
function changeWords(change: Dashboard['revenue_change']): string | null {
  if (change === null) return words.nothingToCompare;
  const { to, before_from, before_to } = change;
  const [now, before] = [Number(change.revenue), Number(change.revenue_before)];
  if (before <= 0) return null;
  const percent = (now / before - 1) * 100;
  const written = `${percent > 0 ? '+' : ''}${formatNumber(percent.toFixed(1))}%`;
  return dayOfMonth(to, 1, 0) === to
    ? words.sincePrevious(written)
    : words.sinceSameDays(written, dayAndMonth(to), dayAndMonth(before_from), dayAndMonth(before_to));
}

const dayAndMonth = (day: string) => `${day.slice(8)}/${day.slice(5, 7)}`;
