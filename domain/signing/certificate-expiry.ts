import { DAY_MS } from '../vietnam-time.ts';

/** Days before the end of a certificate on which its company is warned: a new one takes days to get. */
const WARNINGS = [1, 7, 30] as const;

type ExpiryWarning = (typeof WARNINGS)[number];

/** Whole days until the end of its validity (ISO with Z), rounded down: 0 on the last day, below 0 once it is over. */
export function daysLeft(valid_to: string, now_ms: number): number {
  return Math.floor((Date.parse(valid_to) - now_ms) / DAY_MS);
}

/** The narrowest warning reached; null while the end is further off, and when it is over. */
export function expiryWarning(valid_to: string, now_ms: number): ExpiryWarning | null {
  const left_ms = Date.parse(valid_to) - now_ms;
  if (left_ms < 0) return null;
  return WARNINGS.find((days) => left_ms < days * DAY_MS) ?? null;
}
