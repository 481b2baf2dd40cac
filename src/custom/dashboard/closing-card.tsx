import { deadlineFrom } from '#domain/rules/deadlines/deadlines.ts';
import { dayOfMonth } from '#domain/rules/deadlines/calendar.ts';
import { MONTH_CHECK_KEY_LABELS } from '#generated/vocabulary.ts';
import { label } from '#src/language/language.ts';
import { today } from '#src/providers/today.ts';
import { hrefOf } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Glyph, type Tone } from '#src/ui/display/glyph.tsx';
import { formatDate, formatDateTime } from '#src/ui/format/date.ts';
import { formatCount } from '#src/ui/format/number.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { monthShown } from '#src/views/month/month.ts';
import { shownTimeLeft } from '#src/views/values/time-left.ts';
import { dashboardWords as words } from '#src/wording/reports/dashboard.ts';
import { monthEndWords } from '#src/wording/reports/month-end.ts';
import type { Dashboard } from './dashboard-page.tsx';

type Check = NonNullable<Dashboard['checks']>[number];

type ClosingCardProps = {
  month: string;
  checks: readonly Check[];
  closing: Dashboard['closing'];
  series: NonNullable<Dashboard['this_month']>['series'];
};

/** What closing the month still lacks: each check that keeps it open, passed or not, and of the others those that find something. */
export function ClosingCard({ month, checks, closing, series }: ClosingCardProps) {
  const due_on = deadlineFrom('send_monthly_table', `${month}-01`)?.due_on ?? null;
  const opens_on = dayOfMonth(`${month}-01`, 1, 1);
  const shown = checks.filter(({ blocks, count }) => blocks || count > 0);
  const isReady = !checks.some(({ blocks, count }) => blocks && count > 0);
  return (
    <Card
      title={monthEndWords.titleOf(monthShown(month))}
      note={closing === null && due_on !== null && shownTimeLeft(due_on).words}
    >
      {closing !== null && (
        <p className="dashboard__closed">
          <Glyph tone="success" size={12} />
          {monthEndWords.closedBy(closing.closed_by_name, formatDateTime(closing.closed_on))}
        </p>
      )}
      {closing === null && (
        <ul className="dashboard__closing">
          {shown.map((check) => (
            <li key={check.key}>
              <Glyph tone={toneOf(check)} size={12} />
              <span>
                {check.count === 0
                  ? monthEndWords.passed[check.key]
                  : label(MONTH_CHECK_KEY_LABELS[check.key])}
              </span>
              <b>
                {check.count > 0 ? formatCount(check.count) : check.key === 'number_gaps' && rangeOf(series)}
              </b>
            </li>
          ))}
          <li>
            <Glyph tone="default" size={12} />
            <span>
              {today() < opens_on
                ? words.closedFrom(formatDate(opens_on))
                : isReady
                  ? words.mayBeClosed
                  : words.notClosed}
            </span>
          </li>
        </ul>
      )}
      <Button full size="small" href={`${hrefOf('month_end')}?thang=${month}`}>
        {words.board}
      </Button>
    </Card>
  );
}

/** The numbers of the only series of a month; of several there is no one range. */
function rangeOf([only, ...others]: ClosingCardProps['series']): string | null {
  if (only === undefined || others.length > 0) return null;
  return `${formatCount(only.first)}–${formatCount(only.last)}`;
}

function toneOf({ key, count, blocks }: Check): Tone {
  if (count === 0) return 'success';
  if (key === 'unknown') return 'unknown';
  return blocks ? 'critical' : 'warning';
}
