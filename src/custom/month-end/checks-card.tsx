import { addMonths, addDays } from '#domain/rules/deadlines/calendar.ts';
import { MONTH_CHECK_KEY_LABELS, type MonthCheckKey } from '#generated/vocabulary.ts';
import { label } from '#src/language/language.ts';
import { useCan } from '#src/providers/account-context.ts';
import { hrefOf, routeOf } from '#src/routes.ts';
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

/** The states by which the list of invoices shows what a check finds. */
const STATUSES: Partial<Record<MonthCheckKey, string>> = {
  unissued_drafts: 'draft',
  unsent: 'queued,numbered,signing,signed,signature_failed,requesting_digital_signature_is_faulty',
  unknown: 'unknown',
  unanswered: 'sent,sent_tvan,message_received,waiting_for_response,valid_message',
  refused:
    'invalid_message,tax_authority_not_received,tax_authority_not_accepted,denial_of_code_issuance,invalid_invoice,invalid_notification,invalid_summary_table,response_in_incorrect_format',
};

type CheckRowProps = { month: string; check: MonthCheck; onOpen: (check: MonthCheck) => void };

function CheckRow({ month, check, onOpen }: CheckRowProps) {
  const { key, count, blocks } = check;
  const href = useActionHref(key, month);
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
            aria-label={`${words.actions[key]}: ${name}`}
            {...(href === null ? { onClick: open } : { href })}
          >
            {words.actions[key]}
          </Button>
        )}
      </span>
    </li>
  );
}

/** Where the button of a check leads for this account; null where it opens the list of the check itself. */
function useActionHref(key: MonthCheckKey, month: string): string | null {
  const can = useCan();
  if (key === 'refused_lines')
    return can(routeOf('invoice_mistakes.create').access) ? hrefOf('invoice_mistakes.create') : null;
  if (key === 'not_reported') {
    const { access } = routeOf('invoice_data_summary_tables.modify');
    return can(access) ? hrefOf('invoice_data_summary_tables.modify') : null;
  }
  const first = `${month}-01`;
  const last = addDays(addMonths(first, 1), -1);
  if (key === 'unchecked_inputs') {
    const filter = { state: 'new', issued_onOnMin: first, issued_onOnMax: last };
    return can(routeOf('invoice_collectors').access) ? listHref('invoice_collectors', filter) : null;
  }
  const status = STATUSES[key];
  if (status === undefined || !can(routeOf('invoices').access)) return null;
  return listHref('invoices', { status, issued_onOnMin: first, issued_onOnMax: last });
}

function listHref(list: 'invoices' | 'invoice_collectors', filter: Readonly<Record<string, string>>): string {
  return `${hrefOf(list)}?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;
}

function toneOf({ key, count, blocks }: MonthCheck): Tone {
  if (count === 0) return 'success';
  if (key === 'unknown') return 'unknown';
  return blocks ? 'critical' : 'warning';
}
