import { useEffect, useEffectEvent } from 'react';

/** Ctrl S (⌘ S) saves; the browser's own meaning of it is kept away from the page. */
export function useSaveKey(save: () => void, enabled: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    if (enabled) save();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
