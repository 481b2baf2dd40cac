/** How often what the stream announces is asked for all the same while the stream is open, ms. */
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
