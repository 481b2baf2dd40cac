import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { IconButton } from '#src/ui/action/icon-button.tsx';
import { helpWords as words } from '#src/wording/help/help.ts';
import { QuietBoundary } from '../quick-search/use-search-dialog.tsx';

/** It comes when it is first opened. */
const HelpPanel = lazy(async () => ({ default: (await import('./help-panel.tsx')).HelpPanel }));

/** In memory: the settings have another frame, and the help stays open on the way there. */
let leftOpen = false;

/** The help of the page that is open: its button for the top bar, F1, and the panel while it is open. */
export function useHelp(): { open: boolean; button: ReactNode; panel: ReactNode } {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(leftOpen);
  const button = useRef<HTMLButtonElement>(null);
  const turn = (to: boolean) => {
    leftOpen = to;
    setOpen(to);
  };
  const close = () => {
    turn(false);
    button.current?.focus();
  };
  useFirstFunctionKey(() => (open ? close() : turn(true)));
  return {
    open,
    button: (
      <IconButton
        ref={button}
        name={words.help}
        shortcut="F1"
        icon={IconHelp}
        aria-expanded={open}
        aria-keyshortcuts="F1"
        onClick={() => (open ? close() : turn(true))}
      />
    ),
    panel: open && (
      <QuietBoundary onFail={() => turn(false)}>
        <Suspense>
          <HelpPanel pathname={pathname} onClose={close} />
        </Suspense>
      </QuietBoundary>
    ),
  };
}

/** F1 is the help key of every program, also while one is typing; over a dialog it does nothing. */
function useFirstFunctionKey(action: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'F1' || event.repeat) return;
    event.preventDefault();
    if (document.querySelector('[role=dialog]') === null) action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
