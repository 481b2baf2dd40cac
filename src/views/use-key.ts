import { useEffect, useEffectEvent } from 'react';

/** Ctrl and a key (⌘ on a Mac) does something; the browser's own meaning of it is kept away from the page. */
export function useKey(key: string, action: () => void, enabled: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== key.toLowerCase()) return;
    event.preventDefault();
    if (enabled) action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
