import { MONTH_CHECK_KEY_LABELS } from '#generated/vocabulary.ts';
import { label } from '#src/language/language.ts';
import { useCan } from '#src/providers/account-context.ts';
import { checkHref, hrefOf } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Glyph } from '#src/ui/display/glyph.tsx';
import { Money } from '#src/ui/display/money.tsx';
import { formatCount } from '#src/ui/format/number.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { monthShown } from '#src/views/month/month.ts';
import { dashboardWords as words } from '#src/wording/reports/dashboard.ts';
import { monthEndWords } from '#src/wording/reports/month-end.ts';
import type { Dashboard } from './dashboard-page.tsx';

type Checks = NonNullable<Dashboard['checks']>;

type TodoCardProps = {
  month: string;
  checks: Checks;
  /** The month before, while it has something open. */
  before: Dashboard['open_month'];
};

/** What the checks of the month find, and first what the month before has left: on its first days nothing else waits in a month. */
export function TodoCard({ month, checks, before }: TodoCardProps) {
  const found = checks.filter(({ count }) => count > 0);
  return (
    <Card title={words.todo} flush>
      {before !== null && (
        <>
          <p className="dashboard__none">{words.leftOf(monthShown(before.month))}</p>
          <Rows month={before.month} found={before.checks} />
          <p className="dashboard__none">{words.onlyOf(monthShown(month))}</p>
        </>
      )}
      {found.length === 0 && <p className="dashboard__none">{words.nothingToDo}</p>}
      <Rows month={month} found={found} />
    </Card>
  );
}

/** What blocks the closing of the month first, each with the button that its row of the board has. */
function Rows({ month, found }: { month: string; found: Checks }) {
  const board = `${hrefOf('month_end')}?thang=${month}`;
  const can = useCan();
  return (
    <ul className="dashboard__rows">
      {found.map(({ key, count, total, blocks }) => (
        <li key={key}>
          <Glyph tone={key === 'unknown' ? 'unknown' : blocks ? 'critical' : 'warning'} size={16} />
          <span>
            <KitLink className="k-touch" href={board}>
              {label(MONTH_CHECK_KEY_LABELS[key])}
            </KitLink>
            {Number(total) !== 0 && (
              <small>
                <Money amount={total} />
              </small>
            )}
          </span>
          <b>{formatCount(count)}</b>
          <Button
            size="small"
            href={checkHref(can, key, month) ?? board}
            aria-label={`${monthEndWords.actions[key]}: ${label(MONTH_CHECK_KEY_LABELS[key])}`}
          >
            {monthEndWords.actions[key]}
          </Button>
        </li>
      ))}
    </ul>
  );
}
