import { addDays, weekdayOf } from './calendar-days.ts';
import type { Weekday } from './calendar-days.ts';
import { rowsOn } from './dated.ts';
import { HOLIDAYS, HOLIDAYS_KNOWN } from './holidays.table.ts';
import type { Holiday } from './holidays.table.ts';

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
  const found = Array.from({ length: LONGEST_BREAK }, (_none, at) => addDays(day, at)).find((one) =>
    isWorkingDay(one, calendar),
  );
  if (found === undefined) throw new RangeError(`no working day in ${LONGEST_BREAK} days from ${day}`);
  return found;
}

/** Days in a row without work that no calendar has. */
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
