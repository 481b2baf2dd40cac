import { createRoot } from 'react-dom/client';
import { loginPathFrom } from './providers/login-path.ts';
import { takeQueryToken } from './providers/query-token.ts';
import { readTokens, storeAccessToken } from './providers/tokens.ts';
import './theme/base.css';
import './theme/fonts.css';
import './theme/tokens.css';

/** A token handed over in the address is kept if it is good, and leaves the address either way (spec point 4). */
function takeHandedToken(): void {
  const handed = takeQueryToken(window.location, Date.now());
  if (handed === null) return;
  if (handed.malformed) console.error('Invalid access token format');
  if (handed.token !== null) storeAccessToken(window.localStorage, handed.token);
  window.history.replaceState(null, '', handed.place);
}

/** The admin is loaded for those who have a session; others go to the login page before any of it is fetched. */
async function start(root: HTMLElement): Promise<void> {
  takeHandedToken();
  const { access_token, refresh_token } = readTokens(window.localStorage);
  if (access_token === null && refresh_token === null) {
    window.location.replace(loginPathFrom(window.location));
    return;
  }
  const { App } = await import('./app.tsx');
  createRoot(root).render(<App />);
}

const root = document.getElementById('root');
if (root) void start(root);
