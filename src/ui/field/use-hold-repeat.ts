import { useCallback, useEffect, useRef } from 'react';
import { repeatPause } from './stepping.ts';

/** Runs an action on press and again while held: after 200 ms, then ever faster down to 50 ms (spec point 5). */
export function useHoldRepeat(action: () => void): { start: () => void; stop: () => void } {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });

  const stop = useCallback(() => clearTimeout(timer.current), []);
  const start = useCallback(() => {
    clearTimeout(timer.current);
    const repeat = (repeats: number) => {
      timer.current = setTimeout(() => {
        latest.current();
        repeat(repeats + 1);
      }, repeatPause(repeats));
    };
    latest.current();
    repeat(0);
  }, []);

  useEffect(() => stop, [stop]);
  return { start, stop };
}
