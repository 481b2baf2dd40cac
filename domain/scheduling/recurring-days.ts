import { addDays, dayOfMonth } from '../rules/deadlines/calendar.ts';

/** Chu kỳ, in months. */
const MONTHS = { monthly: 1, quarterly: 3, yearly: 12 } as const;

/** When something comes again; days are YYYY-MM-DD in Vietnam. */
export type RecurringRule = {
  frequency: keyof typeof MONTHS;
  /** 1 to 31; a month without that day has its last day instead. */
  day_of_month: number;
  /** The first time is the first such day from here on, and the others are counted from it. */
  starts_on: string;
  /** The last day on which it may come; null is no end. */
  ends_on: string | null;
};

/** The first day on or after `from` on which it comes; null where it comes no more. */
export function nextRecurringDay(rule: RecurringRule, from: string): string | null {
  const first = firstDay(rule);
  const step = MONTHS[rule.frequency];
  const passed = Math.max(0, Math.floor(monthsBetween(first, from) / step)) * step;
  const day = [passed, passed + step].map((months) => dayIn(first, months, rule)).find((one) => one >= from);
  return day === undefined || (rule.ends_on !== null && day > rule.ends_on) ? null : day;
}

function firstDay(rule: RecurringRule): string {
  const same_month = dayIn(rule.starts_on, 0, rule);
  return same_month < rule.starts_on ? dayIn(rule.starts_on, 1, rule) : same_month;
}

/** The day in the month `months` after that of `day`. */
function dayIn(day: string, months: number, { day_of_month }: RecurringRule): string {
  const last = dayOfMonth(day, months + 1, 0);
  const wanted = dayOfMonth(day, months, day_of_month);
  return wanted < last ? wanted : last;
}

function monthsBetween(from: string, until: string): number {
  const [first, last] = [from, until].map((day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)));
  return (last ?? 0) - (first ?? 0);
}

export type Recurring = RecurringRule & { max_runs: number | null; runs_made: number };

/** The day on which it comes next once it has come on `day`; null where that was the last time. */
export function dayAfterRun(recurring: Recurring, day: string): string | null {
  const { max_runs, runs_made } = recurring;
  if (max_runs !== null && runs_made >= max_runs) return null;
  return nextRecurringDay(recurring, addDays(day, 1));
}
