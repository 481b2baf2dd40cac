import { isSettings, isTill } from '#src/routes.ts';
import { useKeptTheme } from '#src/views/account/use-theme-choice.ts';
import { followListPlace } from '#src/views/list/list-place.ts';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { contentId } from '#src/ui/shell/skip-link.tsx';
import { MainFrame } from './main-frame.tsx';
import { PageBody } from './page-body.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { keepTrail } from './settings-trail.ts';

/** The frame of every admin page: the settings have one of their own, and the till has the whole screen. */
export function AdminLayout({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  useKeptTheme();
  useEffect(() => keepTrail(window.sessionStorage, { pathname, search }), [pathname, search]);
  useEffect(() => followListPlace(pathname), [pathname]);
  if (isTill(pathname)) return <FullFrame>{children}</FullFrame>;
  const Frame = isSettings(pathname) ? SettingsFrame : MainFrame;
  return <Frame>{children}</Frame>;
}

/** The screen for one page, without navigation or bars: what it needs of them it brings. */
function FullFrame({ children }: { children: ReactNode }) {
  return (
    <main id={contentId} tabIndex={-1}>
      <PageBody>{children}</PageBody>
    </main>
  );
}
