import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { NetworkNotice } from './network-notice.tsx';
import { NewVersionNotice } from './new-version.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { RouteToast } from './notifications.tsx';
import { PageKeys } from './page-keys.tsx';
import { RouteFocus } from './route-focus.tsx';

/** What surrounds a page in every frame: its focus, its toast, what is wrong with the network, and its boundary. */
export function PageBody({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <>
      <RouteFocus />
      <PageKeys />
      <RouteToast />
      <NetworkNotice />
      <NewVersionNotice />
      <PageBoundary place={pathname + search}>{children}</PageBoundary>
    </>
  );
}
