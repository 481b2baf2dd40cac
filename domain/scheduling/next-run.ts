import { DAY_MS, MINUTE_MS, VIETNAM_MS, vietnamInstant } from '../vietnam-time.ts';

/** The next instant (ISO with Z), after now, at which it is this time of the day (HH:MM) in Vietnam. */
export function nextRun(now: string, daily_at: string): string {
  const [hours = 0, minutes = 0] = daily_at.split(':').map(Number);
  const now_ms = Date.parse(now);
  const midnight = Math.floor((now_ms + VIETNAM_MS) / DAY_MS) * DAY_MS - VIETNAM_MS;
  const today = midnight + (hours * 60 + minutes) * MINUTE_MS;
  return new Date(today > now_ms ? today : today + DAY_MS).toISOString();
}

/** HH:MM in Vietnam: from then on a run may not be over before midnight, which ends the day that its invoices are dated (assumed). */
const LATE_IN_DAY = '23:30';

/** Whether drafts that are published by themselves at this time (HH:MM) may be left for their day is over. */
export function isLateInDay(daily_at: string): boolean {
  return daily_at >= LATE_IN_DAY;
}

/**
 * HH:MM in Vietnam, when data of cash registers that waits is sent by itself. The law asks for the end of the day (NĐ 254/2026 Điều 15.3);
 * what fails then can still be seen to on the same day. The time is assumed.
 */
const SENDS_AT = '21:30';

/** When what waits of a day (YYYY-MM-DD) is sent by itself: ISO with Z. */
export function sentByItselfOn(day: string): string {
  return vietnamInstant(day, SENDS_AT);
}
