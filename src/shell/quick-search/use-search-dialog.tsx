import { useKey } from '#src/views/use-key.ts';
import { Component, lazy, Suspense, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { errorReports } from '#src/providers/providers.ts';

/** It comes when it is first opened. */
const QuickSearch = lazy(async () => ({ default: (await import('./quick-search.tsx')).QuickSearch }));

/** The search over everything, opened by its button or by Ctrl K; not over another dialog. */
export function useSearchDialog(): { open: () => void; dialog: ReactNode } {
  const [query, setQuery] = useState<string | null>(null);
  const open = () => setQuery('');
  const close = () => setQuery(null);
  const toggle = () => {
    const isBehindDialog = query === null && document.querySelector('[role=dialog][aria-modal]') !== null;
    if (!isBehindDialog) setQuery(query === null ? '' : null);
  };
  useKey('k', toggle, true);
  const dialog = query !== null && (
    <QuietBoundary onFail={close}>
      <Suspense fallback={<TypedBefore onType={(change) => setQuery(change(query))} onClose={close} />}>
        <QuickSearch query={query} onQuery={setQuery} onClose={close} />
      </Suspense>
    </QuietBoundary>
  );
  return { open, dialog };
}

type TypedBeforeProps = { onType: (change: (query: string) => string) => void; onClose: () => void };

/** Until the search is loaded, typed letters are collected for it: the page below would take the letters for its own keys. */
function TypedBefore({ onType, onClose }: TypedBeforeProps): null {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isLetter = event.key.length === 1;
    if (!isLetter && !['Backspace', 'Escape', 'Enter'].includes(event.key)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.key === 'Escape') onClose();
    else if (isLetter) onType((query) => query + event.key);
    else if (event.key === 'Backspace') onType((query) => query.slice(0, -1));
  });
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, []);
  return null;
}

type QuietBoundaryProps = { onFail: () => void; children: ReactNode };

/** Error boundary of an overlay: when it breaks it is closed, and the page with what is typed in it stays. */
export class QuietBoundary extends Component<QuietBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    void errorReports.report(error);
    this.props.onFail();
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
