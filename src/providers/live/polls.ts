import type { QueryClient } from '@tanstack/react-query';

/** How often what is told of by the stream is asked for all the same while the stream is open, ms. */
export const safetyMs = 30_000;

let isLive = false;

/** Whether the stream of changes is open, for this tab or through another one (start-live.ts). */
export function setLive(next: boolean): void {
  isLive = next;
}

/** The pause of a poll of what the stream tells of: its own while there is no stream, a long one while there is. */
export function restWhileLive(pause: number | false): number | false {
  return pause === false || !isLive ? pause : Math.max(pause, safetyMs);
}

/** Reads what is polled on screen at once, so that its next pause is the right one. */
export function rereadPolled(queryClient: QueryClient): void {
  void queryClient.refetchQueries({
    type: 'active',
    predicate: (query) =>
      query.observers.some(({ options: { refetchInterval } }) => {
        // A fixed pause is a habit (the account), not something that is followed.
        const pause = typeof refetchInterval === 'function' ? refetchInterval(query) : false;
        return pause !== false && pause !== undefined;
      }),
  });
}
