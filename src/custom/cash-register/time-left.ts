const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

/** Whole hours and minutes until an instant (ISO), as a clock would show them; null once it is over. */
export function timeLeft(due_on: string, now_ms: number): { hours: number; minutes: number } | null {
  const left = Math.floor((Date.parse(due_on) - now_ms) / MINUTE_MS);
  if (left < 0) return null;
  return { hours: Math.floor(left / HOUR_MINUTES), minutes: left % HOUR_MINUTES };
}
