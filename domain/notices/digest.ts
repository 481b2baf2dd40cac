import { addDays, weekdayOf } from '../rules/deadlines/calendar.ts';
import { vietnamInstant } from '../vietnam-time.ts';

export type DigestFrequency = 'off' | 'daily' | 'weekly';

/** When digests go out, in Vietnam. */
const HOUR = '07:30';
const MONDAY = 1;

/** Whether the digest of a day (YYYY-MM-DD in Vietnam) is due at an instant of that day. */
export function isDigestDue(frequency: DigestFrequency, day: string, now: string): boolean {
  if (frequency === 'off' || (frequency === 'weekly' && weekdayOf(day) !== MONDAY)) return false;
  return Date.parse(now) >= Date.parse(vietnamInstant(day, HOUR));
}

/** What the first digest looks back on, where none was sent before: a day or a week. */
export function firstDigestSince(frequency: DigestFrequency, day: string): string {
  const before = addDays(day, frequency === 'weekly' ? -7 : -1);
  return vietnamInstant(before, HOUR);
}
