/** Milliseconds in which what changes together is gathered, and the pauses between two events while changes go on. */
export const PACE = { gather_ms: 100, shortest_ms: 500, longest_ms: 5_000, growth: 1.6 } as const;

/** The pause after the event that followed a pause of `before_ms`. */
export function nextPause(before_ms: number): number {
  return Math.min(PACE.longest_ms, Math.round(before_ms * PACE.growth));
}

type Paced = { wake(): void; stop(): void };

/**
 * Calls `flush` soon after `wake`; while it has something to do each time, with rising pauses, so that a company that issues thousands
 * has its lists read again every five seconds and not a hundred times. `flush` answers whether there was something.
 */
export function paced(flush: () => boolean): Paced {
  let timer: NodeJS.Timeout | null = null;
  let pause_ms: number = PACE.shortest_ms;
  const turn = (): void => {
    if (!flush()) {
      timer = null;
      pause_ms = PACE.shortest_ms;
      return;
    }
    timer = setTimeout(turn, pause_ms).unref();
    pause_ms = nextPause(pause_ms);
  };
  return {
    wake: () => {
      timer ??= setTimeout(turn, PACE.gather_ms).unref();
    },
    stop: () => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
    },
  };
}
