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

/** Shows one toast at a time, bottom centre; a newer one takes the place. Hover or focus holds it. */
export function ToastHost({ children }: { children: ReactNode }) {
  const [standing, setStanding] = useState<Standing | null>(null);
  const [held, setHeld] = useState(false);
  // Known at once, before what is shown has been drawn: a timer of the one before must not take the newer one away.
  const last = useRef(0);

  const show = useCallback((toast: Toast) => {
    const key = ++last.current;
    setStanding((before) => {
      before?.toast.onDismiss?.();
      return { toast, key, leaving: false };
    });
  }, []);
  const leave = useCallback(() => setStanding((now) => now && { ...now, leaving: true }), []);

  useEffect(() => {
    if (!standing || (held && !standing.leaving)) return undefined;
    const { toast, key, leaving } = standing;
    const end = () => {
      setStanding(null);
      setHeld(false);
      toast.onDismiss?.();
    };
    const next = leaving ? end : leave;
    const timer = setTimeout(
      () => {
        if (key === last.current) next();
      },
      leaving ? motion.toastExit : toastDuration(toast),
    );
    return () => clearTimeout(timer);
  }, [standing, held, leave]);

  const value = useMemo(() => ({ show }), [show]);
  return (
    <ToastContext value={value}>
      {children}
      {createPortal(
        <div className="k-toast-host" onMouseEnter={() => setHeld(true)} onMouseLeave={() => setHeld(false)}>
          <div role="status" aria-live="polite">
            {standing?.toast.tone === 'success' && (
              <ToastPill
                key={standing.key}
                toast={standing.toast}
                leaving={standing.leaving}
                onClose={leave}
              />
            )}
          </div>
          <div role="alert">
            {standing?.toast.tone === 'error' && (
              <ToastPill
                key={standing.key}
                toast={standing.toast}
                leaving={standing.leaving}
                onClose={leave}
              />
            )}
          </div>
        </div>,
        document.body,
      )}
    </ToastContext>
  );
}

function ToastPill({ toast, leaving, onClose }: Omit<Standing, 'key'> & { onClose: () => void }) {
  const act = () => {
    toast.action?.onPress();
    onClose();
  };
  return (
    <div className={`k-toast k-toast--${toast.tone}${leaving ? ' k-toast--leaving' : ''}`}>
      <Icon of={toast.tone === 'success' ? IconCircleCheck : IconAlertCircle} size={18} />
      <span className="k-toast__message">{toast.message}</span>
      {toast.action && (
        <button type="button" className="k-toast__action" onClick={act}>
          {toast.action.label}
        </button>
      )}
      <IconButton name={pieceWords.closeToast} icon={IconX} size="small" onClick={onClose} />
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
