import { createContext, useContext, useEffect } from 'react';

export type UnsavedGuard = {
  /** A form says whether leaving now would lose something. */
  report: (dirty: boolean) => void;
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

/** Keeps the page's guard told while the form stands; call the result before leaving on purpose (after a save). */
export function useReportUnsaved(dirty: boolean): () => void {
  const { report } = useUnsavedGuard();
  useEffect(() => {
    report(dirty);
    return () => report(false);
  }, [report, dirty]);
  return () => report(false);
}
