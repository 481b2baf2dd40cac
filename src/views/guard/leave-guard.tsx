import { onLeaveDocument } from '#src/providers/auth/leaving.ts';
import { LeaveDialog } from '#src/ui/overlay/unsaved-dialogs.tsx';
import { draftWords } from '#src/wording/drafts.ts';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useBlocker } from 'react-router';
import { UnsavedProvider } from './unsaved-context.ts';

/** `ended`: nobody chose to leave, the session is over; what was typed stays as a draft. */
type Waiting = { go: () => void; ended: boolean };

/** In navigation state: what is typed stays in the copy kept automatically, so nothing is lost by leaving. */
export const KEEPS_TYPED = 'keepsTyped';

/** What a form that has something unsaved said of itself. */
type Report = { onLeft: (() => void) | undefined; isKept: boolean };

/**
 * The one guard of unsaved changes, at the layout (a router takes one blocker at a time): link, Back, Forward,
 * sign-out, the end of the session, and closing the tab. Whether something is unsaved is read at the moment of leaving,
 * so a save that goes on to another page says so first and is not asked.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const unsaved = useRef<Map<string, Report>>(new Map());
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const [isAnyKept, setAnyKept] = useState(false);
  const [isKept, setKept] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved.current.size > 0 &&
      currentLocation.pathname !== nextLocation.pathname &&
      !(nextLocation.state as Record<string, unknown> | null)?.[KEEPS_TYPED],
  );

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (unsaved.current.size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);

  useEffect(
    () =>
      onLeaveDocument((go) => {
        const isUnsaved = unsaved.current.size > 0;
        if (isUnsaved) setWaiting({ go, ended: true });
        return isUnsaved;
      }),
    [],
  );

  const goOn = useRef(() => undefined as void);
  useLayoutEffect(() => {
    goOn.current = () => {
      if (blocker.state === 'blocked') blocker.proceed();
      if (waiting !== null) {
        setWaiting(null);
        waiting.go();
      }
    };
  }, [blocker, waiting]);
  const report = useCallback((now: boolean, onLeft?: () => void, kept = false, by?: string) => {
    const reports = unsaved.current;
    if (by === undefined) reports.clear();
    else if (now) reports.set(by, { onLeft, isKept: kept });
    else reports.delete(by);
    const forms = [...reports.values()];
    setAnyKept(forms.some((one) => one.isKept));
    setKept(forms.length > 0 && forms.every((one) => one.isKept));
    // A form that is there and saved by now: its save was on its way while leaving was asked about, and nothing can be lost any more.
    if (reports.size === 0 && onLeft !== undefined) goOn.current();
  }, []);
  const leaveBy = useCallback((go: () => void) => {
    if (unsaved.current.size > 0) setWaiting({ go, ended: false });
    else go();
  }, []);
  const guard = useMemo(() => ({ report, leaveBy, isKept }), [report, leaveBy, isKept]);

  const confirm = () => {
    const reports = [...unsaved.current.values()];
    unsaved.current.clear();
    if (waiting?.ended !== true) for (const { onLeft } of reports) onLeft?.();
    if (blocker.state === 'blocked') blocker.proceed();
    waiting?.go();
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
        ended={waiting?.ended === true ? draftWords.ended : undefined}
        text={isAnyKept ? draftWords.leaveKept : undefined}
        onConfirm={confirm}
        onCancel={stay}
      />
    </UnsavedProvider>
  );
}
