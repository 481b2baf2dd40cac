import type { QueryClient } from '@tanstack/react-query';
import { showsKind } from './kinds.ts';

/** Milliseconds within which changes are told together (spec point 9). */
export const batchMs = 500;

export type RefreshKinds = (kinds: readonly string[]) => void;

/** Has all that shows one of the kinds read again: what is on screen at once, the rest when it is next shown. */
export function rereadKinds(queryClient: QueryClient, kinds: Iterable<string>): void {
  const stale = new Set(kinds);
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => showsKind(queryKey, stale) });
}

/**
 * Makes what is on screen read again after a change of kinds (x-invalidates): the first change at once, those that
 * follow within half a second together at its end.
 */
export function createRefresh(queryClient: QueryClient): RefreshKinds {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const waiting = new Set<string>();

  function tell(kinds: ReadonlySet<string>): void {
    rereadKinds(queryClient, kinds);
    timer = setTimeout(() => {
      timer = null;
      if (waiting.size === 0) return;
      const late = new Set(waiting);
      waiting.clear();
      tell(late);
    }, batchMs);
  }

  return (kinds) => {
    if (kinds.length === 0) return;
    if (timer === null) tell(new Set(kinds));
    else for (const kind of kinds) waiting.add(kind);
  };
}
