/** First and longest pause before a new stream is asked for, ms. */
export const backOff = { shortest: 1_000, longest: 60_000 } as const;

/**
 * The pause before the next try, after so many that failed in a row: it doubles, and half of it is by chance, so that the browsers
 * of a server that was started again do not all come at once. `chance`: from 0 to 1.
 */
export function pauseBefore(failures: number, chance: number): number {
  const whole = Math.min(backOff.longest, backOff.shortest * 2 ** Math.min(failures, 10));
  return Math.round(whole / 2 + (whole / 2) * chance);
}
