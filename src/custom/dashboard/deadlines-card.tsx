import { dayCount } from '#domain/rules/deadlines/calendar.ts';
import { dayIn, today } from '#src/providers/today.ts';
import { hrefOf, noticeHref } from '#src/routes.ts';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Glyph, type Tone } from '#src/ui/display/glyph.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { formatCount } from '#src/ui/format/number.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { dashboardWords as words } from '#src/wording/reports/dashboard.ts';
import type { Dashboard } from './dashboard-page.tsx';
import { monthShown } from './month-links.ts';

type DeadlinesCardProps = {
  deadlines: Dashboard['deadlines'];
  certificates: NonNullable<Dashboard['certificates']>;
};

type Due = { key: string; on: string; text: string; href: string | null };

/** What ends or must be answered, the nearest day first: tax return, notices of the authority, certificates. */
export function DeadlinesCard({ deadlines, certificates }: DeadlinesCardProps) {
  const due: Due[] = [
    ...deadlines.map(({ kind, due_on, label, record_id }) => ({
      key: `${kind} ${record_id} ${label}`,
      on: due_on,
      ...shownAs({ kind, label, record_id }),
    })),
    ...certificates.map(({ id, subject_name, valid_to }) => ({
      key: `certificate ${id}`,
      on: dayIn(Date.parse(valid_to)),
      text: words.certificate(subject_name),
      href: hrefOf('certificates.one', id),
    })),
  ].sort((a, b) => (a.on < b.on ? -1 : 1));
  return (
    <Card title={words.deadlines} flush>
      {due.length === 0 && <p className="dashboard__none">{words.noDeadlines}</p>}
      <ul className="dashboard__rows">
        {due.map(({ key, on, text, href }) => {
          const days = dayCount(today(), on);
          return (
            <li key={key}>
              <Glyph tone={toneOf(days)} size={16} />
              <span>
                {href === null ? text : <KitLink href={href}>{text}</KitLink>}
                <small>{`${formatDate(on)} · ${daysText(days)}`}</small>
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function shownAs({
  kind,
  label,
  record_id,
}: Pick<Dashboard['deadlines'][number], 'kind' | 'label' | 'record_id'>): Pick<Due, 'text' | 'href'> {
  if (kind === 'tax_return') return { text: words.taxReturn(monthShown(label)), href: null };
  if (kind === 'summary_table')
    return { text: words.summaryTable(label), href: hrefOf('invoice_data_summary_tables') };
  return { text: words.notice(label), href: record_id === null ? null : noticeHref(record_id) };
}

/** Days before a deadline from which it presses. */
const PRESSING = 1;
const NEAR = 7;

function toneOf(days: number): Tone {
  if (days <= PRESSING) return 'critical';
  return days <= NEAR ? 'warning' : 'highlight';
}

function daysText(days: number): string {
  if (days === 0) return words.lastDay;
  return days > 0 ? words.daysLeft(formatCount(days)) : words.daysLate(formatCount(-days));
}
