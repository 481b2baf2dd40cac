import { navigation } from '#src/menu.ts';
import { useCan, useSignedIn } from '#src/providers/account-context.ts';
import { Shell } from '#src/ui/shell/shell.tsx';
import { HelpOpenProvider, WidePageProvider } from '#src/views/pages/page-width.tsx';
import { homeHref } from '#src/wording/links.ts';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { PageBody } from './page-body.tsx';
import { useGateway } from './gateway.tsx';
import { useHelp } from './help/use-help.tsx';
import { useSearchDialog } from './quick-search/use-search-dialog.tsx';
import { useTopBar } from './use-top-bar.tsx';

/** The frame of every page but the settings: the main navigation beside it. */
export function MainFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { tenant } = useSignedIn();
  const can = useCan();
  const [pageIsWide, setPageIsWide] = useState(false);
  const { rail, toggleRail } = useRail(pathname, pageIsWide);
  const search = useSearchDialog();
  const bar = useTopBar(search.open);
  const help = useHelp();
  const gateway = useGateway();
  return (
    <Shell
      {...bar}
      tools={
        <>
          {help.button}
          {bar.tools}
        </>
      }
      aside={help.panel}
      homeHref={homeHref}
      entries={navigation(pathname, can)}
      company={{ name: tenant.name, taxCode: tenant.tax_code }}
      foot={gateway.foot}
      rail={rail}
      onToggleRail={toggleRail}
    >
      {search.dialog}
      <WidePageProvider value={setPageIsWide}>
        {gateway.notice}
        <HelpOpenProvider value={help.open}>
          <PageBody>{children}</PageBody>
        </HelpOpenProvider>
      </WidePageProvider>
    </Shell>
  );
}

const railKey = 'hoadon-rail';
/** Under this width the navigation starts folded. */
const roomyWidth = 1040;

function foldedAtFirst(): boolean {
  const chosen = window.localStorage.getItem(railKey);
  return chosen === null ? window.innerWidth < roomyWidth : chosen === 'true';
}

/**
 * Whether the navigation is folded to its rail: by the user's choice, kept on this machine, or while a page asks for
 * the width, unless it is opened there by hand.
 */
function useRail(place: string, pageIsWide: boolean): { rail: boolean; toggleRail: () => void } {
  const [folded, setFolded] = useState(foldedAtFirst);
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const rail = pageIsWide ? openedAt !== place : folded;
  const toggleRail = () => {
    if (pageIsWide) {
      setOpenedAt(rail ? place : null);
      return;
    }
    window.localStorage.setItem(railKey, String(!folded));
    setFolded(!folded);
  };
  return { rail, toggleRail };
}
