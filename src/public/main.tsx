import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '#src/theme/tokens.css';
import '#src/theme/fonts.css';
import '#src/theme/base.css';
import { speakChosen } from '#src/language/chosen.ts';
import { loadEnglish } from '#src/login/load-english.ts';
import { brandName } from '#src/ui/shell/brand.tsx';
import { homeHref } from '#src/wording/links.ts';
import { publicTitles } from '#src/wording/public/public-pages.ts';
import { publicPages } from './pages.ts';
import type { PublicPage } from './pages.ts';
import { hideKey } from './password/kept-key.ts';
import { PublicFrame } from './public-frame.tsx';
import { UnloadedPage } from './unloaded-page.tsx';

async function show(root: HTMLElement, { title, narrow, load }: PublicPage): Promise<void> {
  const [Page] = await Promise.all([load().catch(() => UnloadedPage), speakChosen(window, loadEnglish)]);
  document.title = `${publicTitles[title]} · ${brandName}`;
  createRoot(root).render(
    <StrictMode>
      <PublicFrame narrow={narrow}>
        <Page />
      </PublicFrame>
    </StrictMode>,
  );
}

hideKey(window);
const root = document.getElementById('root');
const asked = publicPages[window.location.pathname.replace(/\/$/, '')];
if (!asked) window.location.replace(homeHref);
else if (root) void show(root, asked);
