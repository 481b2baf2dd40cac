import type { PopoverActions } from '@mui/material/Popover';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';

/** Whether any part of it stands in the window. */
function isInView(element: HTMLElement): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
}

/**
 * Keeps what floats at its anchor while the page scrolls under it, at most once a frame (about 16.7 ms), and gives it up
 * when the anchor has scrolled out of view (spec points 4 and 9).
 */
export function useFollowAnchor(
  anchor: HTMLElement | null,
  onOut: () => void,
): RefObject<PopoverActions | null> {
  const action = useRef<PopoverActions>(null);
  const out = useEffectEvent(onOut);
  useEffect(() => {
    if (anchor === null) return undefined;
    let frame: number | null = null;
    const look = () => {
      frame = null;
      if (isInView(anchor)) action.current?.updatePosition();
      else out();
    };
    const scrolled = () => {
      frame ??= requestAnimationFrame(look);
    };
    // Scrolling does not bubble: any scroller the anchor stands in is heard on the way down.
    document.addEventListener('scroll', scrolled, { capture: true, passive: true });
    return () => {
      document.removeEventListener('scroll', scrolled, { capture: true });
      if (frame !== null) cancelAnimationFrame(frame);
    };
  }, [anchor]);
  return action;
}
