import { rowsOn } from '../dated.ts';
import { DAY_MS } from '../../vietnam-time.ts';
import { HOLIDAYS, HOLIDAYS_KNOWN, type Holiday } from './holidays.table.ts';

/** Thứ trong tuần: 0 is Sunday, 6 is Saturday. */
type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The day `count` days after (before, when negative) a day; both YYYY-MM-DD. */
export function addDays(day: string, count: number): string {
  const moved = instantOf(day);
  moved.setUTCDate(moved.getUTCDate() + count);
  return moved.toISOString().slice(0, 10);
}

/** Days from one day to another, negative when that one is before; both YYYY-MM-DD. */
export function dayCount(from: string, to: string): number {
  return Math.round((instantOf(to).getTime() - instantOf(from).getTime()) / DAY_MS);
}

export function weekdayOf(day: string): Weekday {
  return instantOf(day).getUTCDay() as Weekday;
}

/** A day of the month `months` after that of `day`; day 0 is the last day of the month before. */
export function dayOfMonth(day: string, months: number, day_of_month: number): string {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  return new Date(Date.UTC(year, month - 1 + months, day_of_month)).toISOString().slice(0, 10);
}

/** First and last day of a month (`2026-10`), YYYY-MM-DD. */
export function monthOf(month: string): { first: string; last: string } {
  const first = `${month}-01`;
  return { first, last: dayOfMonth(first, 1, 0) };
}

/** The same day of the month `months` later, or that month's last day when it is shorter. */
export function addMonths(day: string, months: number): string {
  const last = dayOfMonth(day, months + 1, 0);
  const same = `${last.slice(0, 8)}${day.slice(8, 10)}`;
  return same < last ? same : last;
}

function instantOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** What a working day (ngày làm việc) is; the decree does not define it, so a company can. */
export type WorkingCalendar = {
  /** Days of the week off. */
  readonly weekend: readonly Weekday[];
  /** Days off beside the holidays of the law (an announced swap), YYYY-MM-DD. */
  readonly days_off?: readonly string[];
  /** Days worked though a weekend or a holiday (làm bù). */
  readonly days_worked?: readonly string[];
};

/** Saturday and Sunday off, the holidays of the law. */
export const USUAL_CALENDAR: WorkingCalendar = { weekend: [6, 0] };

/** The holiday that surely falls on a day; null on others. */
export function holidayOn(day: string): Holiday | null {
  return rowsOn(HOLIDAYS, day).find(({ certainty }) => certainty !== 'unsure') ?? null;
}

export function isWorkingDay(day: string, calendar: WorkingCalendar = USUAL_CALENDAR): boolean {
  if (calendar.days_worked?.includes(day)) return true;
  if (calendar.days_off?.includes(day) || calendar.weekend.includes(weekdayOf(day))) return false;
  return holidayOn(day) === null;
}

/**
 * The `count`-th working day after a day, that day itself not counted (from 1). A calendar that never works, or
 * a day that is no date, throws RangeError.
 */
export function workingDayAfter(
  day: string,
  count: number,
  calendar: WorkingCalendar = USUAL_CALENDAR,
): string {
  let reached = day;
  for (let left = count; left > 0; left -= 1) reached = workingDayFrom(addDays(reached, 1), calendar);
  return reached;
}

/** The day itself when it is worked, else the next that is. */
export function workingDayFrom(day: string, calendar: WorkingCalendar = USUAL_CALENDAR): string {
  for (let at = 0; at < LONGEST_BREAK; at += 1) {
    const found = addDays(day, at);
    if (isWorkingDay(found, calendar)) return found;
  }
  throw new RangeError(`no working day in ${LONGEST_BREAK} days from ${day}`);
}

/** Upper bound on days off in a row, so that a calendar without working days is an error and no endless loop. */
const LONGEST_BREAK = 60;

/** Whether every holiday between two days is decided: the calendar is known there, and no unsure day lies between. */
export function areHolidaysKnown(from: string, to: string): boolean {
  const inside = HOLIDAYS_KNOWN.from <= from && to <= HOLIDAYS_KNOWN.to;
  const unsure = HOLIDAYS.some(
    ({ certainty, valid_from, valid_to }) =>
      certainty === 'unsure' && valid_from <= to && from <= (valid_to ?? valid_from),
  );
  return inside && !unsure;
}
