import { addDays, addMonths, dayOfMonth } from '#domain/rules/deadlines/calendar.ts';

/** Days of a month, and the days of the month before that they are compared with; all YYYY-MM-DD. */
type ComparedDays = { from: string; to: string; before_from: string; before_to: string };

/**
 * Which days of a month (`2026-11`) are compared. A month that is over is compared as a whole; of the running one the days that are over,
 * with as many of the month before. Null while there are none.
 */
export function comparedDays(month: string, today: string): ComparedDays | null {
  const from = `${month}-01`;
  const before_from = addMonths(from, -1);
  const [last, last_before] = [dayOfMonth(from, 1, 0), dayOfMonth(from, 0, 0)];
  if (last < today) return { from, to: last, before_from, before_to: last_before };
  const to = addDays(today, -1);
  return to < from ? null : { from, to, before_from, before_to: addMonths(to, -1) };
}
