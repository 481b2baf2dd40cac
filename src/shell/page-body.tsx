import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { NewVersionNotice } from './new-version.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { ServiceStopNotice } from './service-stop-notice.tsx';
import { RouteToast } from './notifications.tsx';
import { PageKeys } from './page-keys.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { network } from '#src/wording/pages.ts';
import { onlineManager } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import './network-notice.css';
import { focusHeading, pageHeading } from '#src/ui/state/heading-focus.ts';
import { product } from '#src/wording/common.ts';

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
      <ServiceStopNotice />
      <PageBoundary place={pathname + search}>{children}</PageBoundary>
    </>
  );
}

const backToastMs = 3000;

const listen = (changed: () => void) => onlineManager.subscribe(changed);

/** Shown on every page while there is no network; its return is announced, and stale queries are fetched again. */
function NetworkNotice() {
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

/** Whether the user has focused a control meanwhile; focus on the page as a whole does not count. */
function isElsewhere(): boolean {
  const at = document.activeElement;
  return at !== null && at !== document.body && !at.matches('main, h1');
}

/**
 * On every route change focus moves to the first h1, else to the page's body, and the page scrolls to top (spec point
 * 2). A page that is still being fetched has its h1 later; the window's title says what the h1 says throughout.
 */
export function RouteFocus() {
  const { pathname } = useLocation();
  useEffect(() => {
    let focused: HTMLElement | null = null;
    const focus = (heading: HTMLElement | null) => {
      // What was opened over the page meanwhile keeps the focus.
      if (document.querySelector('[role=dialog][aria-modal]') !== null) return;
      focused = heading;
      focusHeading(heading);
    };
    const follow = () => {
      const heading = pageHeading();
      const title = heading?.textContent ? `${heading.textContent} · ${product}` : product;
      // Each letter that changes the page comes by here.
      if (document.title !== title) document.title = title;
      if (heading !== null && heading !== focused && !isElsewhere()) focus(heading);
    };
    window.scrollTo(0, 0);
    focus(pageHeading());
    follow();
    const main = document.querySelector('main');
    const observer = new MutationObserver(follow);
    if (main) observer.observe(main, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [pathname]);
  return null;
}
