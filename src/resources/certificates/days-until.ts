import { dayCount } from '#domain/rules/deadlines/calendar.ts';
import { dayIn } from '#src/providers/today.ts';

/** Nights from a day (YYYY-MM-DD) until the one on which it ends, below 0 after it: what ends tomorrow at eight does not end today, though less than a day is left. */
export function daysUntil(valid_to: string, day: string): number {
  return dayCount(day, dayIn(Date.parse(valid_to)));
}
