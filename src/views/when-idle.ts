/** Longest wait for an idle moment, ms. */
const IDLE_MS = 1000;

/** Does what takes as long as drawing some letters between two keys, where the browser can tell; elsewhere at once. */
export function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'undefined') work();
  else requestIdleCallback(work, { timeout: IDLE_MS });
}
