import { readFileSync } from 'node:fs';
import { afterAll, afterEach, expect, vi } from 'vitest';

// Files of a worker share the modules it has read. One that replaces modules reads all of them anew, or those read before would keep
// the real ones, and leaves none behind that were read with its own.
const { testPath } = expect.getState();
if (testPath !== undefined && /\bvi\.mock\(/.test(readFileSync(testPath, 'utf8'))) {
  vi.resetModules();
  afterAll(() => void vi.resetModules());
}

// Of tests that draw pages; all others have no window.
if (typeof window !== 'undefined') {
  const [{ cleanup, configure }, { loadFloating }] = await Promise.all([
    import('@testing-library/react'),
    import('#src/ui/overlay/use-floating.ts'),
  ]);

  // The document is shared too: what one file leaves in it another would find.
  afterEach(cleanup);

  // What a page shows next is waited for as long as a crowded machine may take; a test that waits in vain fails all the same.
  configure({ asyncUtilTimeout: 45_000 });

  if (typeof window.matchMedia !== 'function') {
    const none = (query: string) => ({
      matches: false,
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    });
    Object.assign(window, { matchMedia: none });
  }

  // Nothing is laid out here, so nothing scrolls.
  Element.prototype.scrollIntoView ??= () => undefined;

  // In a browser these come with the first move of the pointer, long before a test's first press.
  await loadFloating();
}
