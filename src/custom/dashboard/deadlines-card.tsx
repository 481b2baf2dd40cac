import { dayCount } from '#domain/rules/deadlines/calendar.ts';
import { dayIn, today } from '#src/providers/today.ts';
import { hrefOf, noticeHref } from '#src/routes.ts';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Glyph, type Tone } from '#src/ui/display/glyph.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { formatCount } from '#src/ui/format/number.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { shownTimeLeft } from '#src/views/values/time-left.ts';
import { dashboardWords as words } from '#src/wording/reports/dashboard.ts';
import type { Dashboard } from './dashboard-page.tsx';
import { monthShown } from '#src/views/month/month.ts';

type DeadlinesCardProps = {
  deadlines: Dashboard['deadlines'];
  certificates: NonNullable<Dashboard['certificates']>;
};

type Due = {
  key: string;
  on: string;
  text: string;
  href: string | null;
  left: { tone: Tone; words: string };
};

/** What ends or must be answered, the nearest day first: tax return, notices of the authority, certificates. */
export function DeadlinesCard({ deadlines, certificates }: DeadlinesCardProps) {
  const due: Due[] = [
    ...deadlines.map(({ kind, due_on, label, record_id }) => ({
      key: `${kind} ${record_id} ${label}`,
      on: due_on,
      left: shownTimeLeft(due_on),
      ...shownAs({ kind, label, record_id }),
    })),
    ...certificates.map(({ id, subject_name, valid_to }) => {
      const on = dayIn(Date.parse(valid_to));
      const [text, href] = [words.certificate(subject_name), hrefOf('certificates.one', id)];
      return { key: `certificate ${id}`, on, text, href, left: validityLeft(dayCount(today(), on)) };
    }),
  ].sort((a, b) => (a.on < b.on ? -1 : 1));
  return (
    <Card title={words.deadlines} flush>
      {due.length === 0 && <p className="dashboard__none">{words.noDeadlines}</p>}
      <ul className="dashboard__rows">
        {due.map(({ key, on, text, href, left }) => (
          <li key={key}>
            <Glyph tone={left.tone} size={16} />
            <span>
              {href === null ? (
                text
              ) : (
                <KitLink className="k-touch" href={href}>
                  {text}
                </KitLink>
              )}
              <small>{`${formatDate(on)} · ${left.words}`}</small>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function shownAs({
  kind,
  label,
  record_id,
}: Pick<Dashboard['deadlines'][number], 'kind' | 'label' | 'record_id'>): Pick<Due, 'text' | 'href'> {
  if (kind === 'tax_return')
    return { text: words.taxReturn(label.startsWith('Q') ? label : monthShown(label)), href: null };
  if (kind === 'summary_table')
    return { text: words.summaryTable(label), href: hrefOf('invoice_data_summary_tables') };
  return { text: words.notice(label), href: record_id === null ? null : noticeHref(record_id) };
}

/** Days before a certificate ends from which it presses, and from which it is near. */
const [PRESSING, NEAR] = [1, 7];

/** A certificate holds on days off too: calendar days count. */
function validityLeft(days: number): Due['left'] {
  if (days === 0) return { tone: 'critical', words: words.lastDay };
  if (days < 0) return { tone: 'critical', words: words.daysLate(formatCount(-days)) };
  const tone = days <= PRESSING ? 'critical' : days <= NEAR ? 'warning' : 'highlight';
  return { tone, words: words.daysLeft(formatCount(days)) };
}
