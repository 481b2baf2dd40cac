import { menuWords } from '#src/wording/menu.ts';
import { homeHref, privacyHref, termsHref } from '#src/wording/links.ts';
import { navigation } from '#src/menu.ts';
import { useMay, useSignedIn } from '#src/providers/account-context.ts';
import { authProvider } from '#src/providers/providers.ts';
import { useColorMode } from '#src/theme/use-color-mode.ts';
import { Shell } from '#src/ui/shell/shell.tsx';
import { useUnsavedGuard } from '#src/views/guard/unsaved-context.ts';
import { WidePageProvider } from '#src/views/pages/wide-page.ts';
import { useKey } from '#src/views/use-key.ts';
import { LoadingBar } from '#src/ui/state/loading-bar.tsx';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { OfflineBanner } from './offline-banner.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { RouteFocus } from './route-focus.tsx';
import { RouteToast } from './route-toast.tsx';
import { useRail } from './use-rail.ts';

/** It comes when it is first opened. */
const QuickSearch = lazy(async () => ({ default: (await import('./quick-search.tsx')).QuickSearch }));

const external = [
  { label: menuWords.terms, href: termsHref },
  { label: menuWords.privacy, href: privacyHref },
].flatMap(({ label, href }) => (href === null ? [] : [{ label, href, external: true }]));

/** The frame of every admin page. */
export function AdminLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { account, tenant } = useSignedIn();
  const may = useMay();
  const { mode, setMode } = useColorMode();
  const [pageIsWide, setPageIsWide] = useState(false);
  const { rail, toggleRail } = useRail(pathname, pageIsWide);
  const { leaveBy } = useUnsavedGuard();
  const [searching, setSearching] = useState(false);
  const toggleSearch = () => {
    const isBehindDialog = !searching && document.querySelector('[role=dialog][aria-modal]') !== null;
    if (!isBehindDialog) setSearching(!searching);
  };
  useKey('k', toggleSearch, true);
  return (
    <Shell
      homeHref={homeHref}
      entries={navigation(pathname, may)}
      company={{ name: tenant.name, taxCode: tenant.tax_code }}
      rail={rail}
      onToggleRail={toggleRail}
      search={{ onOpen: () => setSearching(true) }}
      user={{
        name: account.full_name,
        note: account.email,
        entries: external,
        mode,
        onMode: setMode,
        onLogout: () => leaveBy(() => void authProvider.logout({})),
      }}
    >
      <RouteFocus />
      {searching && (
        <Suspense fallback={null}>
          <QuickSearch onClose={() => setSearching(false)} />
        </Suspense>
      )}
      <RouteToast />
      <OfflineBanner />
      <PageBoundary place={pathname}>
        <WidePageProvider value={setPageIsWide}>
          <Suspense fallback={<LoadingBar loading />}>{children}</Suspense>
        </WidePageProvider>
      </PageBoundary>
    </Shell>
  );
}
