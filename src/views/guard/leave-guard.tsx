import { LeaveDialog } from '#src/ui/overlay/unsaved-dialogs.tsx';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useBlocker } from 'react-router';
import { UnsavedProvider } from './unsaved-context.ts';

/**
 * The one guard of unsaved changes, at the layout (a router takes one blocker at a time): link, Back, Forward,
 * sign-out, and closing the tab. Whether something is unsaved is read at the moment of leaving, so a save that goes on
 * to another page says so first and is not asked.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const dirty = useRef(false);
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty.current && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (dirty.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);

  const report = useCallback((now: boolean) => {
    dirty.current = now;
  }, []);
  const leaveBy = useCallback((action: () => void) => {
    if (dirty.current) setWaiting(() => action);
    else action();
  }, []);
  const guard = useMemo(() => ({ report, leaveBy }), [report, leaveBy]);

  const confirm = () => {
    dirty.current = false;
    if (blocker.state === 'blocked') blocker.proceed();
    waiting?.();
    setWaiting(null);
  };
  const stay = () => {
    if (blocker.state === 'blocked') blocker.reset();
    setWaiting(null);
  };
  return (
    <UnsavedProvider value={guard}>
      {children}
      <LeaveDialog
        open={blocker.state === 'blocked' || waiting !== null}
        onConfirm={confirm}
        onCancel={stay}
      />
    </UnsavedProvider>
  );
}
