import { useCallback, useEffect, useRef } from 'react';
import type { PointerEvent } from 'react';
import { repeatPause } from './number/stepper.tsx';

type HoldHandlers = {
  onPointerDown: (event: PointerEvent) => void;
  onPointerUp: () => void;
  onPointerLeave: () => void;
  onPointerCancel: () => void;
};

/**
 * Handlers that run an action on press and again while held: after 200 ms, then ever faster down to 50 ms (spec point 5). The
 * field beside keeps the focus.
 */
export function useHoldRepeat(action: () => void): HoldHandlers {
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
  const onPointerDown = (event: PointerEvent) => {
    event.preventDefault();
    start();
  };
  return { onPointerDown, onPointerUp: stop, onPointerLeave: stop, onPointerCancel: stop };
}
