import { addDays, dayCount, weekdayOf, isWorkingDay } from '#domain/rules/deadlines/calendar.ts';
import { dayIn, today } from '#src/providers/today.ts';
import { formatDate } from '#src/ui/format/date.ts';
import { fieldWords } from '#src/ui/words/field.ts';
import { noticeWords } from '#src/wording/authority-notices.ts';

/** More days than these do not fit a line; the date stands in the head. */
const most = 8;

/** The days from receipt to the last one to act: which one is today, which are days off. Nothing where they are too many. */
export function DueRuler({ received_on, due_on }: { received_on: string; due_on: string }) {
  const first = dayIn(Date.parse(received_on));
  const count = dayCount(first, due_on) + 1;
  if (count < 2 || count > most) return null;
  const now = today();
  const days = Array.from({ length: count }, (_none, at) => addDays(first, at));
  return (
    <ol className="due-ruler" aria-label={noticeWords.ruler}>
      {days.map((day) => {
        const off = !isWorkingDay(day);
        const notes = [
          day === first && noticeWords.rulerReceived,
          day === now && noticeWords.rulerToday,
          day === due_on && noticeWords.rulerDue,
        ].filter((note) => note !== false);
        if (notes.length === 0 && off) notes.push(noticeWords.rulerOff);
        const names = ['due-ruler__day'];
        if (off) names.push('due-ruler__day--off');
        if (day === due_on) names.push('due-ruler__day--due');
        if (day === now) names.push('due-ruler__day--today');
        return (
          <li key={day} className={names.join(' ')} aria-current={day === now ? 'date' : undefined}>
            <span>{fieldWords.day.weekdays[weekdayOf(day)]}</span>
            <b>
              <span aria-hidden>{Number(day.slice(8))}</span>
              <span className="k-visually-hidden">{formatDate(day)}</span>
            </b>
            <span>{notes.join(' · ')}</span>
          </li>
        );
      })}
    </ol>
  );
}
