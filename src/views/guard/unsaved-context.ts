import { createContext, useContext, useEffect, useEffectEvent } from 'react';

export type UnsavedGuard = {
  /** A form says whether leaving now would lose something, and what to do once that is agreed to. */
  report: (dirty: boolean, onLeft?: () => void) => void;
  /** Does the action, after asking when something is unsaved. */
  leaveBy: (action: () => void) => void;
};

const UnsavedContext = createContext<UnsavedGuard>({
  report: () => undefined,
  leaveBy: (action) => action(),
});
export const UnsavedProvider = UnsavedContext.Provider;

export function useUnsavedGuard(): UnsavedGuard {
  return useContext(UnsavedContext);
}

/**
 * Keeps the page's guard told while the form stands; call the result before leaving on purpose (after a save).
 * `giveUp`: the person chose to leave and lose what is unsaved.
 */
export function useReportUnsaved(dirty: boolean, giveUp: () => void = () => undefined): () => void {
  const { report } = useUnsavedGuard();
  const onLeft = useEffectEvent(giveUp);
  useEffect(() => {
    report(dirty, () => onLeft());
    return () => report(false);
  }, [report, dirty]);
  return () => report(false);
}
