import { navigation } from '#src/menu.ts';
import { useCan, useSignedIn } from '#src/providers/account-context.ts';
import { Shell } from '#src/ui/shell/shell.tsx';
import { WidePageProvider } from '#src/views/pages/wide-page.ts';
import { homeHref } from '#src/wording/links.ts';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { PageBody } from './page-body.tsx';
import { useRail } from './use-rail.ts';
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
  return (
    <Shell
      {...bar}
      homeHref={homeHref}
      entries={navigation(pathname, can)}
      company={{ name: tenant.name, taxCode: tenant.tax_code }}
      rail={rail}
      onToggleRail={toggleRail}
    >
      {search.dialog}
      <WidePageProvider value={setPageIsWide}>
        <PageBody>{children}</PageBody>
      </WidePageProvider>
    </Shell>
  );
}
