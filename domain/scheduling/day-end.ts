/**
 * HH:MM in Vietnam, when data of cash registers that waits is sent by itself. The law asks for the end of the day (NĐ 254/2026 Điều 15.3);
 * what fails then can still be seen to on the same day. The time is assumed.
 */
const SENDS_AT = '21:30';

/** When what waits of a day (YYYY-MM-DD) is sent by itself: ISO with Z. */
export function sentByItselfOn(day: string): string {
  return new Date(`${day}T${SENDS_AT}:00+07:00`).toISOString();
}
