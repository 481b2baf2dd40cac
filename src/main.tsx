import { createRoot } from 'react-dom/client';
import { speakChosen } from './language/chosen.ts';
import { loginPathFrom } from './providers/login-path.ts';
import { takeQueryToken } from './providers/query-token.ts';
import { clearTokens, isPast, readTokens, storeAccessToken, subjectOf } from './providers/tokens.ts';
import './theme/base.css';
import './theme/fonts.css';
import './theme/tokens.css';

/** A token handed over in the address is kept if it is good, and leaves the address either way (spec point 4). */
function takeHandedToken(): void {
  const handed = takeQueryToken(window.location, Date.now());
  if (handed === null) return;
  if (handed.malformed) console.error('Invalid access token format');
  if (handed.token !== null) {
    const { access_token } = readTokens(window.localStorage);
    // What would refresh another account's session must not outlive it.
    if (access_token === null || subjectOf(access_token) !== subjectOf(handed.token))
      clearTokens(window.localStorage);
    storeAccessToken(window.localStorage, handed.token);
  }
  window.history.replaceState(null, '', handed.place);
}

/** An expired token is worth something only beside one to refresh it with; alone it is cleared (spec point 4). */
function hasSession(): boolean {
  const { access_token, refresh_token } = readTokens(window.localStorage);
  if (refresh_token !== null) return true;
  if (access_token !== null && !isPast(access_token, Date.now())) return true;
  clearTokens(window.localStorage);
  return false;
}

/** The admin is loaded for those who have a session; others go to the login page before any of it is fetched. */
async function start(root: HTMLElement): Promise<void> {
  takeHandedToken();
  if (!hasSession()) {
    window.location.replace(loginPathFrom(window.location));
    return;
  }
  await speakChosen(window, async () => (await import('./wording/en/english.ts')).english);
  // After the words: much of it reads them once, when it is loaded.
  const { App } = await import('./app.tsx');
  createRoot(root).render(<App />);
}

const root = document.getElementById('root');
if (root) void start(root);
