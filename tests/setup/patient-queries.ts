import { loadFloating } from '#src/ui/overlay/use-floating.ts';
import { configure } from '@testing-library/react';

// What a page shows next is waited for as long as a crowded machine may take; a test that waits in vain fails all the same.
configure({ asyncUtilTimeout: 45_000 });

// In a browser these come with the first move of the pointer, long before a test's first press.
if (typeof window !== 'undefined') {
  if (typeof window.matchMedia !== 'function') {
    const none = (query: string) => ({
      matches: false,
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    });
    Object.assign(window, { matchMedia: none });
  }
  await loadFloating();
}
