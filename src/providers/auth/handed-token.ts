import {
  expiryOf,
  isPast,
  readTokens,
  replaceSession,
  sessionStands,
  storeAccessToken,
  subjectOf,
} from './tokens.ts';

/** Whom a handed token speaks for, as the server says. */
export type HandedAccount = { full_name: string; email: string };

type Outside = {
  storage: Storage;
  fetch: typeof fetch;
  /** Epoch milliseconds. */
  now: () => number;
  /** Whether the person at the screen wants to change to this account. */
  ask: (account: HandedAccount) => Promise<boolean>;
};

/**
 * Keeps an access token that came in the address, once the server has taken it: a forged one, or a server that does not answer,
 * changes nothing. A current session of another account is replaced only after confirmation.
 */
export async function keepHandedToken(outside: Outside, token: string): Promise<void> {
  const { storage, now } = outside;
  const account = await accountOf(outside, token);
  if (account === null) return;
  const before = readTokens(storage);
  const own = before.access_token === null ? null : subjectOf(before.access_token);
  const isSame = own !== null && own === subjectOf(token);
  if (!isSame && sessionStands(before, now()) && !(await outside.ask(account))) return;
  if (isSame) storeAccessToken(storage, token);
  else replaceSession(storage, token);
}

/** Sent with this token alone: the cookie of the current session would answer for the wrong account. */
async function accountOf({ fetch }: Outside, token: string): Promise<HandedAccount | null> {
  try {
    const reply = await fetch('/api/users/profile', {
      headers: { Authorization: `Bearer ${token}` },
      credentials: 'omit',
    });
    if (!reply.ok) return null;
    return ((await reply.json()) as { user: HandedAccount }).user;
  } catch {
    return null;
  }
}

type Place = { pathname: string; search: string };
type QueryToken = { token: string | null; place: string; malformed: boolean };

const homes: readonly string[] = ['/admin', '/admin/'];

/**
 * An access token handed over as /admin?access_token=. It counts only while its exp is in the future; good or bad, it
 * leaves the address (spec point 4). Null when the address has none.
 */
export function takeQueryToken({ pathname, search }: Place, now: number): QueryToken | null {
  const query = new URLSearchParams(search);
  const token = query.get('access_token');
  if (token === null || !homes.includes(pathname)) return null;
  query.delete('access_token');
  const rest = query.toString();
  return {
    token: isPast(token, now) ? null : token,
    place: rest === '' ? pathname : `${pathname}?${rest}`,
    malformed: expiryOf(token) === null,
  };
}
