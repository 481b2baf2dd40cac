import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Nothing can be typed in `area` while it is held: what is being sent opens as another page, where it would be missing.
 * The focus comes back to where it was, unless something else has taken it.
 */
export function useHeldStill(area: RefObject<HTMLElement | null>, held: boolean): void {
  useLayoutEffect(() => {
    const element = area.current;
    if (!held || element === null) return undefined;
    const focused = document.activeElement;
    element.toggleAttribute('inert', true);
    return () => {
      element.toggleAttribute('inert', false);
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && focused instanceof HTMLElement && element.contains(focused)) focused.focus();
    };
  }, [area, held]);
}
