import { DAY_MS, HOUR_MS, MINUTE_MS } from '../vietnam-time.ts';

/** How long a payment that the gateway does not know, or has unfinished, may still come after its end. */
const GIVEN_UP_AFTER_MS = HOUR_MS;
const SHORTEST_MS = 5 * MINUTE_MS;
const LONGEST_MS = 6 * HOUR_MS;
/** When a person has to ask the gateway. */
const LOOKED_UP_FOR_MS = 30 * DAY_MS;

/** Milliseconds until a payment that has no end yet is looked up again: the older, the later; null once it is a month old. */
export function nextLookUp(created_on: string, now: string): number | null {
  if (isForPerson(created_on, now)) return null;
  const age = Date.parse(now) - Date.parse(created_on);
  return Math.min(LONGEST_MS, Math.max(SHORTEST_MS, age / 2));
}

/** Whether what was sent then and has no end yet is left to a person, who asks the gateway and writes down what it says. */
export function isForPerson(sent_on: string, now: string): boolean {
  return Date.parse(now) - Date.parse(sent_on) > LOOKED_UP_FOR_MS;
}

/** Whether a payment was never made that the gateway does not know or has unfinished: well after its end. */
export function isGivenUp(expires_on: string, now: string): boolean {
  return Date.parse(now) - Date.parse(expires_on) >= GIVEN_UP_AFTER_MS;
}
