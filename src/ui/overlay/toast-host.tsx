import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { motion } from '#src/theme/tokens.ts';
import { IconButton } from '../action/icon-button.tsx';
import { Icon } from '../display/icon.tsx';
import { pieceWords } from '../words/piece.ts';
import { ToastContext, type Toast } from './toast-context.ts';
import './toast.css';

type Standing = { toast: Toast; key: number; leaving: boolean };
type Stack = { shown: readonly Standing[]; waiting: readonly Standing[] };

/** As many at a time as are read in their time. */
const MAX_SHOWN = 3;

/**
 * Shows up to three toasts, bottom centre, the newest nearest the edge. One more takes the place of the oldest without an action; where all
 * have one it waits, since what can be undone is offered for its whole time. An error waits for nothing, and gives way to errors alone.
 * Hover or focus holds them.
 */
export function ToastHost({ children }: { children: ReactNode }) {
  const [stack, setStack] = useState<Stack>({ shown: [], waiting: [] });
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = pointed || focused;
  const element = useRef<HTMLDivElement>(null);
  // Known at once, before what is shown has been drawn.
  const now = useRef(stack);
  const last = useRef(0);

  const update = useCallback((next: Stack, gone: readonly Standing[] = []) => {
    const room = Math.max(0, MAX_SHOWN - next.shown.length);
    const shown = [...next.shown, ...next.waiting.slice(0, room)];
    now.current = { shown, waiting: next.waiting.slice(shown.length - next.shown.length) };
    setStack(now.current);
    if (shown.length === 0) setPointed(false);
    for (const { toast } of gone) toast.onDismiss?.();
  }, []);
  const show = useCallback(
    (toast: Toast) => {
      const { shown, waiting } = now.current;
      const isError = toast.tone === 'error';
      const passing = shown.filter(
        ({ leaving, toast: { action, tone } }) =>
          leaving || (action === undefined && (isError || tone === 'success')),
      );
      const gone =
        passing.find(({ toast: { tone, message } }) => tone === toast.tone && message === toast.message) ??
        (shown.length < MAX_SHOWN ? undefined : passing[0]);
      const one = { toast, key: ++last.current, leaving: false };
      update(
        {
          shown: [...shown.filter((each) => each !== gone), ...(isError ? [one] : [])],
          waiting: isError ? waiting : [...waiting, one],
        },
        gone === undefined ? [] : [gone],
      );
    },
    [update],
  );
  const leave = useCallback(
    (key: number) => {
      const { shown, waiting } = now.current;
      update(
        {
          shown: shown.map((one) => (one.key === key ? { ...one, leaving: true } : one)),
          waiting: waiting.filter((one) => one.key !== key),
        },
        waiting.filter((one) => one.key === key),
      );
    },
    [update],
  );
  const press = useCallback(
    (key: number) => {
      // As it is now, not as it was drawn: the second press of a double click finds it leaving.
      const one = now.current.shown.find((each) => each.key === key);
      if (one === undefined || one.leaving) return;
      leave(key);
      one.toast.action?.onPress();
    },
    [leave],
  );
  const end = useCallback(
    (key: number) => {
      const { shown, waiting } = now.current;
      update(
        { shown: shown.filter((one) => one.key !== key), waiting },
        shown.filter((one) => one.key === key),
      );
    },
    [update],
  );

  // What goes with the focus in it tells of no blur.
  useEffect(() => {
    if (element.current?.contains(document.activeElement) !== true) setFocused(false);
  }, [stack]);

  const value = useMemo(() => ({ show }), [show]);
  const pillsOf = (tone: Toast['tone']) =>
    stack.shown
      .filter(({ toast }) => toast.tone === tone)
      .map((one) => (
        <ToastPill key={one.key} one={one} held={held} onPress={press} onLeave={leave} onEnd={end} />
      ));
  return (
    <ToastContext value={value}>
      {children}
      {[...stack.shown, ...stack.waiting].map((one) => (
        <Lasting key={one.key} one={one} onOver={leave} />
      ))}
      {createPortal(
        <div
          ref={element}
          className="k-toast-host"
          onMouseEnter={() => setPointed(true)}
          onMouseLeave={() => setPointed(false)}
          onFocus={() => setFocused(true)}
          onBlur={({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget))}
        >
          {/* What is added is heard, not again what is beside it. */}
          <div className="k-toast-region" role="status" aria-live="polite" aria-atomic={false}>
            {pillsOf('success')}
          </div>
          <div className="k-toast-region" role="alert" aria-atomic={false}>
            {pillsOf('error')}
          </div>
        </div>,
        document.body,
      )}
    </ToastContext>
  );
}

/** Follows a toast, shown or waiting, until its action would do something else than it says. */
function Lasting({ one: { toast, key, leaving }, onOver }: { one: Standing; onOver: (key: number) => void }) {
  const lasting = leaving ? undefined : toast.action?.lasting;
  useEffect(() => {
    if (lasting === undefined) return undefined;
    const follow = () => {
      if (lasting.isOver()) onOver(key);
    };
    follow();
    return lasting.subscribe(follow);
  }, [lasting, key, onOver]);
  return null;
}

type PillProps = {
  one: Standing;
  held: boolean;
  onPress: (key: number) => void;
  onLeave: (key: number) => void;
  onEnd: (key: number) => void;
};

function ToastPill({ one: { toast, key, leaving }, held, onPress, onLeave, onEnd }: PillProps) {
  useEffect(() => {
    if (held && !leaving) return undefined;
    const timer = setTimeout(
      () => (leaving ? onEnd : onLeave)(key),
      leaving ? motion.toastExit : toastDuration(toast),
    );
    return () => clearTimeout(timer);
  }, [toast, key, leaving, held, onLeave, onEnd]);
  return (
    <div
      className={`k-toast k-toast--${toast.tone}${leaving ? ' k-toast--leaving' : ''}`}
      style={{ order: key }}
    >
      <Icon of={toast.tone === 'success' ? IconCircleCheck : IconAlertCircle} size={18} />
      <span className="k-toast__message">{toast.message}</span>
      {toast.action && (
        <button type="button" className="k-toast__action" onClick={() => onPress(key)}>
          {toast.action.label}
        </button>
      )}
      <IconButton name={pieceWords.closeToast} icon={IconX} size="small" onClick={() => onLeave(key)} />
    </div>
  );
}

/** How long a toast stands, ms. An action needs time to be reached: under 10 s a warning is logged (spec point 8). */
export function toastDuration({ action, duration }: Pick<Toast, 'action' | 'duration'>): number {
  if (action && duration !== undefined && duration < motion.toastWithAction) {
    console.warn(`Toast with an action stands ${duration} ms, less than ${motion.toastWithAction} ms`);
  }
  return duration ?? (action ? motion.toastWithAction : motion.toast);
}
