import { isSettings, isTill, routeOf } from '#src/routes.ts';
import { checksHold } from '#src/routes/activation-checks.ts';
import { useKeptTheme } from '#src/views/account/use-theme-choice.ts';
import { followListPlace } from '#src/views/list/list-place.ts';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { contentId } from '#src/ui/shell/skip-link.tsx';
import { MainFrame } from './main-frame.tsx';
import { PageBody } from './page-body.tsx';
import { keepTrail, lastSettingsPage, menuFlag, pageBeforeSettings } from './settings-trail.ts';
import { settingsMenu } from '#src/menu/settings-menu.ts';
import { useCan, useSignedIn } from '#src/providers/account-context.ts';
import { SettingsShell } from '#src/ui/shell/settings-shell.tsx';
import { homeHref } from '#src/wording/links.ts';
import { menuWords } from '#src/wording/menu.ts';
import { useHelp } from './help/use-help.tsx';
import { useSearchDialog } from './quick-search/use-search-dialog.tsx';
import { useTopBar } from './use-top-bar.tsx';

/** The frame of every admin page: the settings have one of their own, and the till has the whole screen. */
export function AdminLayout({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  useKeptTheme();
  useEffect(() => keepTrail(window.sessionStorage, { pathname, search }), [pathname, search]);
  useEffect(() => followListPlace(pathname), [pathname]);
  const hasTill = useTill();
  if (hasTill && isTill(pathname)) return <FullFrame>{children}</FullFrame>;
  const Frame = isSettings(pathname) ? SettingsFrame : MainFrame;
  return <Frame>{children}</Frame>;
}

/** Whether the till is open to the account: who is denied it needs the menu to go on. */
export function useTill(): boolean {
  const { tenant } = useSignedIn();
  const till = routeOf('invoice_calculating_machines.till');
  return useCan()(till.access) && checksHold(till, tenant);
}

/** The screen for one page, without navigation or bars: what it needs of them it brings. */
function FullFrame({ children }: { children: ReactNode }) {
  return (
    <main id={contentId} tabIndex={-1}>
      <PageBody>{children}</PageBody>
    </main>
  );
}

/** The frame of the settings: their own menu, and the way back to where one was (spec point 2). */
function SettingsFrame({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const dialog = useSearchDialog();
  const bar = useTopBar(dialog.open);
  const help = useHelp();
  const { product, ours } = settingsMenu(pathname, useCan());
  return (
    <SettingsShell
      {...bar}
      tools={
        <>
          {help.button}
          {bar.tools}
        </>
      }
      aside={help.panel}
      title={menuWords.settings}
      entries={product}
      furtherEntries={ours}
      note={menuWords.logged}
      closeHref={pageBeforeSettings(window.sessionStorage, homeHref)}
      menuHref={menuFlag.on(pathname, search)}
      backHref={lastSettingsPage(window.sessionStorage) ?? menuFlag.off(pathname, search)}
      menuOpen={menuFlag.isOn(search)}
    >
      {dialog.dialog}
      <PageBody>{children}</PageBody>
    </SettingsShell>
  );
}
