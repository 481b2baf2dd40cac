import type { Clock } from '#server/platform/clock.ts';
import { vietnamDate } from '#server/platform/clock.ts';

/** The machine's clock, moved: it runs, in several processes alike, on the day the tests stand on. */
export function shiftedClock(shift_ms: number): Clock {
  const epoch_ms = (): number => Date.now() + shift_ms;
  return {
    epoch_ms,
    now: () => new Date(epoch_ms()).toISOString(),
    today: () => vietnamDate(epoch_ms()),
  };
}
