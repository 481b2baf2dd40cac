import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same one between renders and calls the newest: for events, never while rendering. */
export function useSteady<Args extends readonly unknown[]>(
  newest: (...args: Args) => void,
): (...args: Args) => void {
  const kept = useRef(newest);
  useLayoutEffect(() => {
    kept.current = newest;
  });
  return useCallback((...args: Args) => kept.current(...args), []);
}
