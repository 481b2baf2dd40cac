import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { speakChosen } from '#src/language/chosen.ts';
import { loadEnglish } from '#src/login/load-english.ts';
import '#src/theme/base.css';
import '#src/theme/fonts.css';
import '#src/theme/tokens.css';
import { Button } from '#src/ui/action/button.tsx';
import { brandName } from '#src/ui/shell/brand.tsx';
import { homeHref } from '#src/wording/links.ts';
import { publicTitles, publicWords as words } from '#src/wording/public/public-pages.ts';
import { publicPageOf, type PublicPage } from './pages.ts';
import { hideKey, hideStatementKey } from './kept-keys.ts';
import { PublicFrame, PublicHeading } from './public-frame.tsx';

async function show(root: HTMLElement, { title, narrow, bare, load }: PublicPage): Promise<void> {
  const [Page] = await Promise.all([load().catch(() => UnloadedPage), speakChosen(window, loadEnglish)]);
  document.title = `${publicTitles[title]} · ${brandName}`;
  createRoot(root).render(
    <StrictMode>
      {bare === true ? (
        <Page />
      ) : (
        <PublicFrame narrow={narrow}>
          <Page />
        </PublicFrame>
      )}
    </StrictMode>,
  );
}

hideKey(window);
hideStatementKey(window);
const root = document.getElementById('root');
const asked = publicPageOf(window.location.pathname);
if (asked === null) window.location.replace(homeHref);
else if (root) void show(root, asked);

/** The page's own script did not come: a newer version took its place, or the network was lost. Brings no part of its own. */
function UnloadedPage() {
  return (
    <>
      <PublicHeading title={words.unloaded}>{words.unloaded_lead}</PublicHeading>
      <Button tone="primary" onClick={() => window.location.reload()}>
        {words.reload}
      </Button>
    </>
  );
}
