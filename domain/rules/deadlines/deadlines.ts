import { addDays, addMonths, dayOfMonth } from './calendar.ts';
import { rowOn } from '../dated.ts';
import { DEADLINES } from './deadlines.table.ts';
import type { DeadlineKey, DeadlineRow, DueRule } from './deadlines.table.ts';
import { USUAL_CALENDAR, workingDayAfter, workingDayFrom } from './calendar.ts';
import type { WorkingCalendar } from './calendar.ts';

export type Deadline = {
  /** Last day on which it is in time, to its end in Vietnam; YYYY-MM-DD. */
  readonly due_on: string;
  readonly what: string;
  readonly source: string;
};

/** The rule of a deadline on the day that starts it; null where no rule was in force. */
export function deadlineRuleOn(key: DeadlineKey, date: string): DeadlineRow | null {
  return rowOn(
    DEADLINES.filter((row) => row.key === key),
    date,
  );
}

/**
 * When something is due. `started_on` is the day the rule counts from (row `from`); of rules that count from a
 * month or a quarter, any day in it.
 */
export function deadlineFrom(
  key: DeadlineKey,
  started_on: string,
  calendar: WorkingCalendar = USUAL_CALENDAR,
): Deadline | null {
  const row = deadlineRuleOn(key, started_on);
  if (row === null) return null;
  return { due_on: lastDay(row.due, started_on, calendar), what: row.what, source: row.source };
}

/** The last day a rule gives. */
function lastDay(due: DueRule, start: string, calendar: WorkingCalendar): string {
  switch (due.kind) {
    case 'same_day':
      return start;
    case 'working_days':
      return workingDayAfter(start, due.count, calendar);
    case 'days':
      return addDays(start, due.count);
    case 'months':
      return addMonths(start, due.count);
    case 'day_of_next_month':
      return dayOfMonth(start, 1, due.day);
    case 'month_end':
      return dayOfMonth(start, 1, 0);
    case 'monthly_return':
      return workingDayFrom(dayOfMonth(start, 1, RETURN_DAY), calendar);
    case 'quarterly_return':
      return workingDayFrom(dayOfMonth(start, monthsToNextQuarter(start) + 1, 0), calendar);
  }
}

/** Hạn nộp tờ khai theo tháng. */
const RETURN_DAY = 20;

/** From the month of a day to the first month of the next quarter. */
function monthsToNextQuarter(day: string): number {
  return 3 - ((Number(day.slice(5, 7)) - 1) % 3);
}
