import { useLayoutEffect, type RefObject } from 'react';

/** Content that React has put out of sight while a part of it is still being fetched. */
const setAside = '[style*="display: none"]';

/** The heading that says what the page is. */
export function pageHeading(): HTMLElement | null {
  const headings = [...document.querySelectorAll<HTMLElement>('main h1')];
  return headings.find((heading) => heading.closest(setAside) === null) ?? null;
}

/** Where reading and tabbing go on when what had the focus is gone: at the top of the page, without scrolling there. */
export function focusHeading(heading: HTMLElement | null = pageHeading()): void {
  const target = heading ?? document.querySelector<HTMLElement>('main') ?? document.body;
  target.focus({ preventScroll: true });
}

/**
 * When a part goes away with the focus in it, or in a dialog over it, the focus goes on at the heading: on the body a
 * keyboard would begin before the menu, and a reader says nothing.
 */
export function useHeadingAfter(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const shown = part.current;
    return () => {
      const at = document.activeElement;
      if (at === null || (!shown?.contains(at) && at.closest('[role=dialog]') === null)) return;
      // What takes its place may claim the focus itself.
      queueMicrotask(() => {
        if (document.activeElement === document.body) focusHeading();
      });
    };
  }, [part]);
}
