import { MONTH_CHECK_KEY_LABELS } from '#generated/vocabulary.ts';
import { label } from '#src/language/language.ts';
import { useCan } from '#src/providers/account-context.ts';
import { checkHref, mayMend } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Tag } from '#src/ui/display/badge.tsx';
import { Glyph, type Tone } from '#src/ui/display/glyph.tsx';
import { formatCount } from '#src/ui/format/number.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { monthEndWords as words } from '#src/wording/reports/month-end.ts';
import type { MonthBoard, MonthCheck } from './month-end-page.tsx';

type ChecksCardProps = { board: MonthBoard; onOpen: (check: MonthCheck) => void };

/** One row a check: how many it finds, what that means, its list one press away and a button for what to do. */
export function ChecksCard({ board: { month, checks }, onOpen }: ChecksCardProps) {
  const found = checks.filter(({ count }) => count > 0);
  const blocking = found.filter(({ blocks }) => blocks).length;
  const note = words.checksNote(
    formatCount(checks.length - found.length),
    formatCount(blocking),
    formatCount(found.length - blocking),
  );
  return (
    <Card title={words.checks} note={note} flush>
      <ul className="month-end__checks">
        {checks.map((check) => (
          <CheckRow key={check.key} {...{ month, check, onOpen }} />
        ))}
      </ul>
    </Card>
  );
}

type CheckRowProps = { month: string; check: MonthCheck; onOpen: (check: MonthCheck) => void };

function CheckRow({ month, check, onOpen }: CheckRowProps) {
  const { key, count, blocks } = check;
  const can = useCan();
  const href = checkHref(can, check, month);
  const act = mayMend(can, key) ? words.actions[key] : words.see;
  const name = label(MONTH_CHECK_KEY_LABELS[key]);
  const open = () => onOpen(check);
  return (
    <li className={key === 'unknown' && count > 0 ? 'month-end__check--unknown' : undefined}>
      <Glyph tone={toneOf(check)} size={16} />
      <div>
        <b>
          {name} {blocks && count > 0 && <Tag>{words.blocks}</Tag>}
        </b>
        <small>{count === 0 ? words.passed[key] : words.details[key]}</small>
      </div>
      {count === 0 ? (
        <span className="month-end__count">0</span>
      ) : (
        <button
          type="button"
          className="month-end__count month-end__count--open"
          aria-label={words.show(name, formatCount(count))}
          onClick={open}
        >
          {formatCount(count)}
        </button>
      )}
      <span className="month-end__act">
        {count > 0 && (
          <Button
            size="small"
            aria-label={`${act}: ${name}`}
            {...(href === null ? { onClick: open } : { href })}
          >
            {act}
          </Button>
        )}
      </span>
    </li>
  );
}

function toneOf({ key, count, blocks }: MonthCheck): Tone {
  if (count === 0) return 'success';
  if (key === 'unknown') return 'unknown';
  return blocks ? 'critical' : 'warning';
}
