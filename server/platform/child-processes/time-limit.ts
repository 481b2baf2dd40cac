type TimeLimit = { restart(): void; stop(): void };

/** A task that waits for a processor all the time is ended after so many times its limit on the clock. */
export const MAX_TIMES_ON_CLOCK = 6;

/**
 * Calls `end` once a process has computed for `limit_ms`: on a busy machine a child gets a fraction of a processor, for which its task is
 * not to blame. Where `cpuMs` answers null the clock counts. `restart` begins anew.
 */
export function limitTime(cpuMs: () => number | null, limit_ms: number, end: () => void): TimeLimit {
  let timer: NodeJS.Timeout | undefined;
  const look = (began: number, before: number | null): void => {
    const now = cpuMs();
    const computed = before === null || now === null ? limit_ms : now - before;
    const on_clock = performance.now() - began;
    const left = Math.min(limit_ms - computed, limit_ms * MAX_TIMES_ON_CLOCK - on_clock);
    if (left <= 0) end();
    else timer = setTimeout(look, left, began, before);
  };
  const restart = (): void => {
    clearTimeout(timer);
    timer = setTimeout(look, limit_ms, performance.now(), cpuMs());
  };
  restart();
  return { restart, stop: () => clearTimeout(timer) };
}
