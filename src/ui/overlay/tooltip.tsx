import { cloneElement, useEffect, useId, useRef, useState } from 'react';
import type { ReactElement, SyntheticEvent } from 'react';
import { motion, size } from '#src/theme/tokens.ts';
import { useFloating } from './use-floating.ts';

type TooltipProps = {
  text: string;
  /** `help` explains a control after 200 ms, `text` gives the whole of a cut text after 1000 ms. */
  kind?: 'help' | 'text';
  /** 275 px instead of 200. */
  wide?: boolean;
  /** The text is the child's description, not its name. */
  describes?: boolean;
  placement?: 'top' | 'bottom' | 'right' | 'left';
  children: ReactElement<Record<string, unknown>>;
};

const offset = { name: 'offset', options: { offset: [0, size['tooltip-offset'] - 14] } };

/** Shown while the pointer or the keyboard's focus is on the child, or a finger rests on it. */
export function Tooltip({
  text,
  kind = 'help',
  wide = false,
  describes = false,
  placement = 'bottom',
  children,
}: TooltipProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const [open, setOpen] = useState(false);
  const after = useTimer();
  const isTouched = useRef(false);
  const floating = useFloating(anchor !== null);
  const enter = (delay: number) => (event: SyntheticEvent) => {
    setAnchor(event.currentTarget);
    after(delay, () => setOpen(true));
  };
  const delay = kind === 'help' ? motion.tooltipHelp : motion.tooltipText;
  const leave = () => after(0, () => setOpen(false));
  const named = describes
    ? { title: open ? undefined : text, 'aria-describedby': open ? id : undefined }
    : { 'aria-label': text };
  const handlers = {
    // A finger's press is followed by the events of a mouse that never leaves.
    onMouseOver: (event: SyntheticEvent) => {
      if (!isTouched.current) enter(delay)(event);
    },
    onMouseLeave: leave,
    onFocus: (event: SyntheticEvent) => {
      if (event.currentTarget.matches(':focus-visible')) enter(delay)(event);
    },
    onBlur: leave,
    onTouchStart: (event: SyntheticEvent) => {
      isTouched.current = true;
      enter(motion.tooltipTouch)(event);
    },
    onTouchEnd: () => after(motion.tooltipTouchEnd, () => setOpen(false)),
  };
  return (
    <>
      {cloneElement(children, { ...named, ...children.props, ...both(handlers, children.props) })}
      {floating !== null && anchor !== null && text !== '' && (
        <floating.Tip
          id={id}
          title={text}
          open={open}
          onOpen={() => after(0, () => setOpen(true))}
          onClose={leave}
          placement={placement}
          slotProps={{
            popper: { anchorEl: anchor, modifiers: [offset] },
            tooltip: { sx: { maxWidth: wide ? size['tooltip-wide'] : size['tooltip-max'] } },
            transition: { timeout: motion.popover },
          }}
        />
      )}
    </>
  );
}

type Handler = (event: SyntheticEvent) => void;

/** Ours, after those that the child has already. */
function both(ours: Readonly<Record<string, Handler>>, theirs: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(ours).map(([name, handler]) => [
      name,
      (event: SyntheticEvent) => {
        const first = theirs[name];
        if (typeof first === 'function') (first as Handler)(event);
        handler(event);
      },
    ]),
  );
}

/** One timer: what is begun later takes the place of what was begun before. */
function useTimer(): (delay: number, act: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (delay, act) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, delay);
  };
}
