import { ThreadGaveUp } from './thread-gave-up.ts';

/** Runs a work now or, where all places are taken, when its turn comes. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** So many works at once, so many more in line, first come first served; whoever comes then is turned away. */
export function inTurn(at_once: number, most_waiting: number): InTurn {
  let busy = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (busy < at_once) busy += 1;
    else if (waiting.length < most_waiting) await new Promise<void>((resolve) => waiting.push(resolve));
    else throw new ThreadGaveUp('queue_full');
    try {
      return await work();
    } finally {
      // Who leaves hands the place on: nobody slips in between.
      const next = waiting.shift();
      if (next === undefined) busy -= 1;
      else next();
    }
  };
}
