import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '#src/theme/tokens.css';
import '#src/theme/fonts.css';
import '#src/theme/base.css';
import { speakChosen } from '#src/language/chosen.ts';
import { brandName } from '#src/ui/shell/brand.tsx';
import { forgotWords, loginWords } from '#src/wording/public/login.ts';
import { loadEnglish } from './load-english.ts';
import { takeLoginNote } from './login-note.ts';
import { LoginPage } from './login-page.tsx';
import { isForgotPath } from './paths.ts';

async function start(root: HTMLElement): Promise<void> {
  await speakChosen(window, loadEnglish);
  const { pathname, search } = window.location;
  const { title } = isForgotPath(pathname) ? forgotWords : loginWords;
  document.title = `${title} · ${brandName}`;
  createRoot(root).render(
    <StrictMode>
      <LoginPage {...{ pathname, search }} note={takeLoginNote(window.sessionStorage)} />
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root) void start(root);
