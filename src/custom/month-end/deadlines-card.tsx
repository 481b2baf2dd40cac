import { addDays, dayOfMonth, holidayOn, isWorkingDay, weekdayOf } from '#domain/rules/deadlines/calendar.ts';
import type { components } from '#generated/types.ts';
import { useCan } from '#src/providers/account-context.ts';
import { today } from '#src/providers/today.ts';
import { hrefOf, noticeHref, routeOf } from '#src/routes.ts';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Glyph } from '#src/ui/display/glyph.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { shownTimeLeft } from '#src/views/values/time-left.ts';
import { monthEndWords as words } from '#src/wording/reports/month-end.ts';
import type { MonthBoard } from './month-end-page.tsx';
import { monthShown } from '#src/views/month/month.ts';
import './deadlines-card.css';

type Deadline = components['schemas']['MonthDeadline'];

/** Hạn trong tháng: the days of the month in which this one is closed, and what is due on them. */
export function DeadlinesCard({ board: { month, deadlines } }: { board: MonthBoard }) {
  const first = dayOfMonth(`${month}-01`, 1, 1);
  const days = daysFrom(first, dayOfMonth(first, 1, 0));
  const entries = [
    ...days.flatMap((day) => {
      const name = holidayOn(day)?.name;
      return name === undefined ? [] : [{ day, element: <HolidayEntry key={day} {...{ day, name }} /> }];
    }),
    ...deadlines.map((one) => ({
      day: one.due_on,
      element: <DeadlineEntry key={`${one.kind} ${one.record_id} ${one.name}`} deadline={one} />,
    })),
  ].toSorted((one, other) => one.day.localeCompare(other.day));
  return (
    <Card title={words.deadlines(monthShown(first.slice(0, 7)))} note={words.deadlinesNote} flush>
      {/* The list below says the same in words. */}
      <ol className="deadlines__days" aria-hidden>
        {days.map((day) => (
          <li key={day} className={markOf(day, deadlines)}>
            <small>{words.weekdays[weekdayOf(day)]}</small>
            {Number(day.slice(8))}
          </li>
        ))}
      </ol>
      <ul className="deadlines__list">{entries.map(({ element }) => element)}</ul>
    </Card>
  );
}

function HolidayEntry({ day, name }: { day: string; name: string }) {
  return (
    <li>
      <p className="deadlines__day">
        <Glyph tone="default" /> <b>{formatDate(day)}</b> {words.dayOff}
      </p>
      <p>{name}</p>
      <small>{words.notCounted}</small>
    </li>
  );
}

function DeadlineEntry({ deadline }: { deadline: Deadline }) {
  const can = useCan();
  const { kind, record_id, name, due_on } = deadline;
  const title = words.deadlineTitles[kind](name);
  const href = hrefFor(kind, record_id, can);
  const left = leftOf(deadline);
  return (
    <li>
      <p className="deadlines__day">
        <Glyph tone={left.tone} /> <b>{formatDate(due_on)}</b> {left.words}
      </p>
      <p>{href === null ? title : <KitLink href={href}>{title}</KitLink>}</p>
      <small>{words.deadlineHints[kind](name)}</small>
    </li>
  );
}

function hrefFor(kind: Deadline['kind'], id: number | null, can: ReturnType<typeof useCan>): string | null {
  if (kind === 'summary_table')
    return can(routeOf('invoice_data_summary_tables.modify').access)
      ? hrefOf('invoice_data_summary_tables.modify')
      : null;
  if (id === null) return null;
  if (kind === 'authority_notice') return can(routeOf('authority_notices').access) ? noticeHref(id) : null;
  const route = kind === 'statement' ? 'statements.one' : 'registrations.one';
  return can(routeOf(route).access) ? hrefOf(route, id) : null;
}

/** Whether a tax return was filed is not known here: its day is over, and no more is said. */
function leftOf({ kind, due_on }: Deadline): ReturnType<typeof shownTimeLeft> {
  if (kind === 'tax_return' && due_on < today()) return { tone: 'default', words: words.duePast };
  return shownTimeLeft(due_on);
}

function markOf(day: string, deadlines: readonly Deadline[]): string | undefined {
  if (day === today()) return 'deadlines__now';
  const due = deadlines.find(({ due_on }) => due_on === day);
  if (due !== undefined) return `deadlines__due deadlines__due--${leftOf(due).tone}`;
  if (holidayOn(day) !== null) return 'deadlines__holiday';
  if (!isWorkingDay(day)) return 'deadlines__off';
  return day < today() ? 'deadlines__past' : undefined;
}

function daysFrom(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}
