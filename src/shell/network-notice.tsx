import { Banner } from '#src/ui/display/banner.tsx';
import { network } from '#src/wording/pages.ts';
import { onlineManager } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import './network-notice.css';

const backToastMs = 3000;

const listen = (changed: () => void) => onlineManager.subscribe(changed);

/** Shown on every page while there is no network; its return is announced, and stale queries are fetched again. */
export function NetworkNotice() {
  const isOnline = useSyncExternalStore(listen, () => onlineManager.isOnline());
  const notify = useNotify();
  const tellBack = useEffectEvent(() =>
    notify(network.back, { type: 'success', autoHideDuration: backToastMs }),
  );
  useEffect(() => {
    if (isOnline) return undefined;
    return () => tellBack();
  }, [isOnline]);
  if (isOnline) return null;
  return (
    <div className="network-notice">
      <Banner tone="warning">{network.offline}</Banner>
    </div>
  );
}
