const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long after each failed attempt the next one is made, at the earliest: ten attempts in some 52 hours. Published in docs/webhooks.md. */
export const RETRY_AFTER_MS: readonly number[] = [
  10 * SECOND,
  MINUTE,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
];

/** How long both secrets sign after a rotation. */
export const BOTH_SECRETS_MS = 24 * HOUR;

/** An endpoint of which nothing has succeeded for so long is put off. */
const PUT_OFF_AFTER_MS = 5 * 24 * HOUR;

const SHORTEST_PAUSE_MS = 10 * SECOND;
const LONGEST_PAUSE_MS = 5 * MINUTE;

/** Milliseconds until the next attempt after so many failed ones; null when it is given up. */
export function retryAfter(failed_attempts: number): number | null {
  return RETRY_AFTER_MS[failed_attempts - 1] ?? null;
}

/** Whether an endpoint that has failed for so many milliseconds is to be put off. */
export function isToPutOff(failing_ms: number): boolean {
  return failing_ms >= PUT_OFF_AFTER_MS;
}

/** How long an endpoint that answers nothing is left alone, whatever waits for it: a tenth of the time it has failed. */
export function pauseOf(failing_ms: number): number {
  return Math.min(Math.max(failing_ms / 10, SHORTEST_PAUSE_MS), LONGEST_PAUSE_MS);
}
