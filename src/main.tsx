import { createRoot } from 'react-dom/client';
import { keepHandedToken, takeQueryToken } from './providers/auth/handed-token.ts';
import type { HandedAccount } from './providers/auth/handed-token.ts';
import { speakChosen } from './language/chosen.ts';
import { loginPathFrom } from './providers/auth/leaving.ts';
import { clearTokens, readTokens, sessionStands } from './providers/auth/tokens.ts';
import './theme/base.css';
import './theme/fonts.css';
import './theme/tokens.css';

/** In words of its own: the table of routes would bring the admin with it. */
const tillPath = '/admin/invoice-calculating-machines/till';

/** A token handed over in the address leaves it at once, good or bad (spec point 4). */
function takeHandedToken(): string | null {
  const handed = takeQueryToken(window.location, Date.now());
  if (handed === null) return null;
  if (handed.malformed) console.error('Invalid access token format');
  window.history.replaceState(null, '', handed.place);
  return handed.token;
}

/** The admin is loaded for those who have a session; others go to the login page before any of it is fetched. */
async function start(element: HTMLElement): Promise<void> {
  const handed = takeHandedToken();
  const root = createRoot(element);
  const speak = speakChosen(window, async () => (await import('./wording/en/english.ts')).english);
  if (handed !== null) {
    const ask = async (account: HandedAccount): Promise<boolean> => {
      await speak;
      return (await import('./switch-account.tsx')).askToSwitch(root, account);
    };
    const send: typeof fetch = (input, init) => window.fetch(input, init);
    await keepHandedToken({ storage: window.localStorage, fetch: send, now: Date.now, ask }, handed);
  }
  if (!sessionStands(readTokens(window.localStorage), Date.now())) {
    // An expired token is worth something only beside a good one to refresh it with (spec point 4).
    clearTokens(window.localStorage);
    window.location.replace(loginPathFrom(window.location));
    return;
  }
  await speak;
  // After the words: much of it reads them once, when it is loaded.
  const { App } = await import('./app.tsx');
  // What a till keeps in this browser lets it open without a network.
  if (window.location.pathname === tillPath)
    await (await import('./custom/invoice/till/offline/kept-queries.ts')).restoreQueries();
  root.render(<App />);
}

const element = document.getElementById('root');
if (element) void start(element);
