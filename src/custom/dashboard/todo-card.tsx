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
import { dashboardWords as words } from '#src/wording/reports/dashboard.ts';
import { monthEndWords } from '#src/wording/reports/month-end.ts';
import type { Dashboard } from './dashboard-page.tsx';

type Checks = NonNullable<Dashboard['checks']>;

/** What the checks of the month find, what blocks its closing first, each with the button that its row of the board has. */
export function TodoCard({ month, checks }: { month: string; checks: Checks }) {
  const found = checks.filter(({ count }) => count > 0);
  const board = `${hrefOf('month_end')}?thang=${month}`;
  const can = useCan();
  return (
    <Card title={words.todo} flush>
      {found.length === 0 && <p className="dashboard__none">{words.nothingToDo}</p>}
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
    </Card>
  );
}
