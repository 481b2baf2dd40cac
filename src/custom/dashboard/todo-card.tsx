import { useId } from 'react';
import { MONTH_CHECK_KEY_LABELS } from '#generated/vocabulary.ts';
import { label } from '#src/language/language.ts';
import { useCan } from '#src/providers/account-context.ts';
import { checkHref, hrefOf, mayMend } from '#src/routes.ts';
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
  const id = useId();
  const ids = { before: `${id}before`, month: `${id}month` };
  return (
    <Card title={words.todo} flush>
      {before !== null && (
        <>
          <h3 id={ids.before} className="dashboard__month">
            {words.leftOf(monthShown(before.month))}
          </h3>
          <Rows month={before.month} found={before.checks} labelledBy={ids.before} />
          <h3 id={ids.month} className="dashboard__month">
            {words.onlyOf(monthShown(month))}
          </h3>
        </>
      )}
      {found.length === 0 ? (
        <p className="dashboard__none">{words.nothingToDo}</p>
      ) : (
        <Rows month={month} found={found} labelledBy={before === null ? undefined : ids.month} />
      )}
    </Card>
  );
}

type RowsProps = { month: string; found: Checks; labelledBy: string | undefined };

/** What blocks the closing of the month first, each with the button that its row of the board has; who may only read is shown what was found. */
function Rows({ month, found, labelledBy }: RowsProps) {
  const board = `${hrefOf('month_end')}?thang=${month}`;
  const can = useCan();
  return (
    <ul className="dashboard__rows" aria-labelledby={labelledBy}>
      {found.map(({ key, count, of_registers, total, blocks }) => {
        const act = mayMend(can, key) ? monthEndWords.actions[key] : monthEndWords.see;
        return (
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
              href={checkHref(can, { key, count, of_registers }, month) ?? board}
              aria-label={`${act}: ${label(MONTH_CHECK_KEY_LABELS[key])}, ${monthShown(month)}`}
            >
              {act}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
