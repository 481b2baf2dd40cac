import { useSyncExternalStore } from 'react';

function everyHalfSecond(tick: () => void): () => void {
  const timer = setInterval(tick, 500);
  return () => clearInterval(timer);
}

/** Whole seconds left until `end_ms` on this machine's clock; 0 from then on. */
export function useCountdown(end_ms: number): number {
  return useSyncExternalStore(everyHalfSecond, () => Math.max(0, Math.ceil((end_ms - Date.now()) / 1000)));
}
