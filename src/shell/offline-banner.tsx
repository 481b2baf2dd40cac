import { Banner } from '#src/ui/display/banner.tsx';
import { network } from '#src/wording/network.ts';
import { useSyncExternalStore } from 'react';

function listen(changed: () => void) {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Stands on every page while the browser has no network. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(listen, () => navigator.onLine);
  return isOnline ? null : <Banner tone="warning">{network.offline}</Banner>;
}
