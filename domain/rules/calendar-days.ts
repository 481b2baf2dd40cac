/** Thứ trong tuần: 0 is Sunday, 6 is Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The day `count` days after (before, when negative) a day; both YYYY-MM-DD. */
export function addDays(day: string, count: number): string {
  const moved = instantOf(day);
  moved.setUTCDate(moved.getUTCDate() + count);
  return moved.toISOString().slice(0, 10);
}

/** Days from one day to another, negative when that one is before; both YYYY-MM-DD. */
export function dayCount(from: string, to: string): number {
  return Math.round((instantOf(to).getTime() - instantOf(from).getTime()) / 86_400_000);
}

export function weekdayOf(day: string): Weekday {
  return instantOf(day).getUTCDay() as Weekday;
}

/** A day of the month `months` after that of `day`; day 0 is the last day of the month before. */
export function dayOfMonth(day: string, months: number, day_of_month: number): string {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  return new Date(Date.UTC(year, month - 1 + months, day_of_month)).toISOString().slice(0, 10);
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
