import { isSettings } from '#src/routes.ts';
import { useKeptTheme } from '#src/views/account/use-theme-choice.ts';
import { followListPlace } from '#src/views/list/list-place.ts';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { MainFrame } from './main-frame.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { keepTrail } from './settings-trail.ts';

/** The frame of every admin page: the settings have one of their own. */
export function AdminLayout({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  useKeptTheme();
  useEffect(() => keepTrail(window.sessionStorage, { pathname, search }), [pathname, search]);
  useEffect(() => followListPlace(pathname), [pathname]);
  const Frame = isSettings(pathname) ? SettingsFrame : MainFrame;
  return <Frame>{children}</Frame>;
}
