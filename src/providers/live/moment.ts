/** A moment by two clocks: the one of the wall may be set, the steady one rests on some machines while they sleep. */
export type Moment = { readonly wall: number; readonly steady: number };

export const momentNow = (): Moment => ({ wall: Date.now(), steady: performance.now() });

/** When this document began to load: all that it shows was read later. */
export const loadedAt = (): Moment => ({ wall: performance.timeOrigin, steady: 0 });

const byEachClock = (from: Moment, to: Moment) => [to.wall - from.wall, to.steady - from.steady] as const;

/** Milliseconds that have passed at most: where the clocks differ, the longer time. */
export const msAtMost = (from: Moment, to: Moment): number => Math.max(0, ...byEachClock(from, to));

/** Milliseconds that have passed at least. */
export const msAtLeast = (from: Moment, to: Moment): number =>
  Math.max(0, Math.min(...byEachClock(from, to)));
