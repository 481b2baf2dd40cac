import { useEffect, useEffectEvent } from 'react';

const typing = 'input:not([type=checkbox],[type=radio]),textarea,select,[contenteditable=true]';

const overlay = '[role=dialog],[role=menu]';

const isTyping = (target: EventTarget | null) => target instanceof Element && target.closest(typing) !== null;

/**
 * Whether a dialog or menu was open when the key went down: one that it has closed by now had it for itself. Heard
 * before anything on the page.
 */
let wasOverPage = false;
if (typeof document !== 'undefined')
  document.addEventListener(
    'keydown',
    ({ target }) => {
      // What is typed somewhere is never such a key, and looking through a long page takes its time at each letter.
      if (!isTyping(target)) wasOverPage = document.querySelector(overlay) !== null;
    },
    true,
  );

/** A key alone does something, unless it is being typed somewhere or a dialog or menu stands open. Shift is left to the action. */
export function usePlainKey(
  key: string,
  action: (event: KeyboardEvent) => void,
  fits: (event: KeyboardEvent) => boolean = () => true,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== key || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.isComposing || event.repeat || event.defaultPrevented) return;
    if (isTyping(event.target)) return;
    if (wasOverPage || document.querySelector(overlay)) return;
    if (!fits(event)) return;
    event.preventDefault();
    action(event);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Ctrl and a key (⌘ on a Mac) does something; the browser's own meaning of it is kept away from the page. */
export function useKey(key: string, action: (event: KeyboardEvent) => void, enabled: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== key.toLowerCase()) return;
    event.preventDefault();
    if (enabled) action(event);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Alt and a letter does something, also while somebody is typing. By the place of the key: with Alt some keyboards give other letters. */
export function useAltKey(letter: string, action: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== `Key${letter.toUpperCase()}`)
      return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
