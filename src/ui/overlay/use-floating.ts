import { useEffect, useSyncExternalStore } from 'react';

type Floating = typeof import('./floating.tsx');

let loaded: Floating | null = null;
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

/**
 * Loads what floats over the page (MUI: a sixth of what a page would load). No page shows any of it at first, so it comes
 * with the first move of the pointer, key or touch, before anything can be opened.
 */
export function loadFloating(): Promise<void> {
  loading ??= import('./floating.tsx').then(
    (floating) => {
      loaded = floating;
      for (const changed of listeners) changed();
    },
    () => {
      // The network is gone, or a newer version took its place (shell/new-version.tsx): the next wish tries again.
      loading = null;
    },
  );
  return loading;
}

const subscribe = (changed: () => void) => {
  listeners.add(changed);
  return () => void listeners.delete(changed);
};

/** What draws things over the page; null until it is there, and `wanted` loads it. */
export function useFloating(wanted: boolean): Floating | null {
  const floating = useSyncExternalStore(subscribe, () => loaded);
  useEffect(() => {
    if (wanted) void loadFloating();
  }, [wanted]);
  return floating;
}

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown'] as const;

/** Loads it at the first sign of a hand on the page. */
export function useFloatingSoon(): void {
  useEffect(() => {
    const stop = new AbortController();
    const load = () => {
      stop.abort();
      void loadFloating();
    };
    for (const sign of SIGNS)
      document.addEventListener(sign, load, { capture: true, passive: true, signal: stop.signal });
    return () => stop.abort();
  }, []);
}
