import { addDays, dayCount, isWorkingDay, USUAL_CALENDAR, type WorkingCalendar } from './calendar.ts';

/**
 * How long is left to do what has to be done by a day: working days after today up to it, however that day was counted. What is late is
 * late by calendar days.
 */
type TimeLeft = { readonly kind: 'left' | 'last_day' | 'late'; readonly count: number };

/** What is left today until the last day (YYYY-MM-DD both). */
export function timeLeft(
  due_on: string,
  today: string,
  calendar: WorkingCalendar = USUAL_CALENDAR,
): TimeLeft {
  if (due_on < today) return { kind: 'late', count: dayCount(due_on, today) };
  if (due_on === today) return { kind: 'last_day', count: 0 };
  let count = 0;
  for (let day = addDays(today, 1); day <= due_on; day = addDays(day, 1))
    if (isWorkingDay(day, calendar)) count += 1;
  return { kind: 'left', count };
}

/** Working days left from which something presses, and from which it must be done at once. */
const [SOON, NOW] = [5, 1];

/** How a deadline presses. */
export function urgencyOf({ kind, count }: TimeLeft): 'now' | 'soon' | 'later' {
  if (kind !== 'left' || count <= NOW) return 'now';
  return count <= SOON ? 'soon' : 'later';
}

/** Whether it has to be done at once; never where there is no last day. */
export function isPressing(due_on: string | null, today: string): boolean {
  return due_on !== null && urgencyOf(timeLeft(due_on, today)) === 'now';
}

type TimeLeftWords = {
  readonly left: (days: string) => string;
  /** Days are left, none of them a working day. */
  readonly none: string;
  readonly last_day: string;
  readonly late: (days: string) => string;
};

/** It in words of a language; `written` writes a count. */
export function timeLeftText(
  { kind, count }: TimeLeft,
  words: TimeLeftWords,
  written: (count: number) => string,
): string {
  if (kind === 'last_day') return words.last_day;
  if (kind === 'left' && count === 0) return words.none;
  return words[kind](written(count));
}
