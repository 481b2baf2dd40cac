import { useId, useState, useEffect, useEffectEvent, useRef } from 'react';
import type { FocusEvent, ReactNode, RefObject } from 'react';
import { useFloating } from './use-floating.ts';
import './popover.css';
import type { PopoverActions } from '@mui/material/Popover';

type PopoverProps = {
  title: string;
  anchor: HTMLElement | null;
  onClose: () => void;
  /** Under the button, flush with its start or its end. */
  align?: 'start' | 'end';
  /** Small buttons beside the title. */
  tools?: ReactNode;
  /** For a long list: 460 px wide, as high as the window, to its edges. */
  tall?: boolean;
  children: ReactNode;
};

/** Comes and goes in steps of 100 ms (spec point 4). */
type Phase = 'entering' | 'entered' | 'exiting' | 'exited';

/**
 * A small panel under the button that opened it, 500 px at most, 16 px from the edge of the window; closed by a press
 * outside, Escape, scrolling out of view, or the focus leaving it. Escape and leaving give the focus back.
 */
export function Popover({ title, anchor, onClose, align = 'end', tools, tall, children }: PopoverProps) {
  const titleId = useId();
  const [phase, setPhase] = useState<Phase>('exited');
  const floating = useFloating(anchor !== null);
  const action = useFollowAnchor(anchor, onClose);
  const horizontal = align === 'end' ? 'right' : 'left';
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    // What it opened itself (a list of choices) is no leaving, nor is another window.
    const isInside =
      relatedTarget === null ||
      currentTarget.contains(relatedTarget) ||
      (relatedTarget as HTMLElement).closest('[role=listbox],[role=menu],[role=dialog]') !== null;
    if (!isInside) onClose();
  };
  const mark = { 'data-phase': phase };
  return (
    floating && (
      <floating.Popover
        open={anchor !== null}
        anchorEl={anchor}
        action={action}
        onClose={onClose}
        disableEnforceFocus
        disableScrollLock
        anchorOrigin={{ vertical: 'bottom', horizontal }}
        transformOrigin={{ vertical: -4, horizontal }}
        slotProps={{
          transition: {
            onEntering: () => setPhase('entering'),
            onEntered: () => setPhase('entered'),
            onExiting: () => setPhase('exiting'),
            onExited: () => setPhase('exited'),
          },
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-labelledby': titleId,
            className: tall ? 'k-popover k-popover--tall' : 'k-popover',
            ...mark,
            onBlur: leave,
          },
        }}
      >
        <div className="k-popover__head">
          <h2 id={titleId}>{title}</h2>
          {tools}
        </div>
        {children}
      </floating.Popover>
    )
  );
}

/** Whether any part of it stands in the window. */
function isInView(element: HTMLElement): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
}

/**
 * Keeps what floats at its anchor while the page scrolls under it, at most once a frame (about 16.7 ms), and gives it up
 * when the anchor has scrolled out of view (spec points 4 and 9).
 */
function useFollowAnchor(anchor: HTMLElement | null, onOut: () => void): RefObject<PopoverActions | null> {
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
