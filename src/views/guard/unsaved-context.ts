import { createContext, useContext, useEffect, useEffectEvent, useId } from 'react';
import type { Drafting } from '../drafts/use-drafting.ts';

type UnsavedGuard = {
  /**
   * A form says whether leaving now would lose something, what to do once that is agreed to, and whether a copy kept
   * automatically goes with it. A page has several that save by themselves: each is known `by` its own name. Without one,
   * `false` speaks for all of the page, which is left on purpose.
   */
  report: (dirty: boolean, onLeft?: () => void, isKept?: boolean, by?: string) => void;
  /** Does the action, after asking when something is unsaved. */
  leaveBy: (action: () => void) => void;
  /** A copy of what is unsaved is kept automatically. */
  isKept: boolean;
};

const UnsavedContext = createContext<UnsavedGuard>({
  report: () => undefined,
  leaveBy: (action) => action(),
  isKept: false,
});
export const UnsavedProvider = UnsavedContext.Provider;

export function useUnsavedGuard(): UnsavedGuard {
  return useContext(UnsavedContext);
}

/**
 * Keeps the page's guard told while the form stands; call the result before leaving on purpose (after a save).
 * `draft`: what is kept automatically of the form, deleted once the person chose to leave and lose what is unsaved.
 */
export function useReportUnsaved(
  dirty: boolean,
  draft: Pick<Drafting, 'clear' | 'keptOn'> | null = null,
): () => void {
  const { report } = useUnsavedGuard();
  const by = useId();
  const onLeft = useEffectEvent(() => draft?.clear());
  const isKept = draft !== null && draft.keptOn !== null;
  useEffect(() => {
    report(dirty, () => onLeft(), isKept, by);
    return () => report(false, undefined, false, by);
  }, [report, dirty, isKept, by]);
  return () => report(false);
}
