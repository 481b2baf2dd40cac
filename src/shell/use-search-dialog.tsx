import { useKey } from '#src/views/use-key.ts';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { QuietBoundary } from './quiet-boundary.tsx';

/** It comes when it is first opened. */
const QuickSearch = lazy(async () => ({ default: (await import('./quick-search.tsx')).QuickSearch }));

/** The search over everything, opened by its button or by Ctrl K; not over another dialog. */
export function useSearchDialog(): { open: () => void; dialog: ReactNode } {
  const [searching, setSearching] = useState(false);
  const toggle = () => {
    const isBehindDialog = !searching && document.querySelector('[role=dialog][aria-modal]') !== null;
    if (!isBehindDialog) setSearching(!searching);
  };
  useKey('k', toggle, true);
  const dialog = searching && (
    <QuietBoundary onFail={() => setSearching(false)}>
      <Suspense fallback={null}>
        <QuickSearch onClose={() => setSearching(false)} />
      </Suspense>
    </QuietBoundary>
  );
  return { open: () => setSearching(true), dialog };
}
