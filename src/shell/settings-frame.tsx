import { settingsMenu } from '#src/menu/settings-menu.ts';
import { useCan } from '#src/providers/account-context.ts';
import { SettingsShell } from '#src/ui/shell/settings-shell.tsx';
import { homeHref } from '#src/wording/links.ts';
import { menuWords } from '#src/wording/menu.ts';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { PageBody } from './page-body.tsx';
import { lastSettingsPage, menuFlag, pageBeforeSettings } from './settings-trail.ts';
import { useHelp } from './help/use-help.tsx';
import { useSearchDialog } from './quick-search/use-search-dialog.tsx';
import { useTopBar } from './use-top-bar.tsx';

/** The frame of the settings: their own menu, and the way back to where one was (spec point 2). */
export function SettingsFrame({ children }: { children: ReactNode }) {
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
