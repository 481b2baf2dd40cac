import { Banner } from '#src/ui/display/banner.tsx';
import { useToast } from '#src/ui/overlay/toast-context.ts';
import { network } from '#src/wording/network.ts';
import { onlineManager } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import './network-notice.css';

const backToastMs = 3000;

const listen = (changed: () => void) => onlineManager.subscribe(changed);

/** Stands on every page while there is no network; its return is told, and what is stale is read again by itself. */
export function NetworkNotice() {
  const isOnline = useSyncExternalStore(listen, () => onlineManager.isOnline());
  const { show } = useToast();
  const tellBack = useEffectEvent(() =>
    show({ tone: 'success', message: network.back, duration: backToastMs }),
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
