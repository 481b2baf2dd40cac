import { createRefreshTurns } from './refresh-turns.ts';
import { clearTokens, readTokens, refreshIsDue, storeTokens } from './tokens.ts';

/** Client credentials of this application at the token endpoint: client id `hoadon-web`, no secret (RFC 6749 2.3.1). */
const clientCredentials = `Basic ${btoa('hoadon-web:')}`;

type SessionOutside = {
  storage: Storage;
  fetch: typeof fetch;
  now: () => number;
  /** Web Locks, where the browser has them: one refresh for all tabs. */
  locks: LockManager | undefined;
  /** Called once the session has ended: shows the login page. */
  lost: () => void;
};

/** `unreachable`: the server did not refuse, so the session goes on. */
type Renewal = 'renewed' | 'refused' | 'unreachable';

export type Session = {
  /** The access token for a call, refreshed first when that is due. */
  bearer: () => Promise<string | null>;
  /** After a 401 for `used`: whether another token is at hand, so that the call may be tried once more. */
  renew: (used: string | null) => Promise<Renewal>;
  /**
   * The session is over: the tokens are removed and the login page opens (spec point 4). Does nothing once `end` was
   * called: a call answered 401 meanwhile is no lost session, and who signed out has a way to the login page already.
   */
  lose: () => void;
  /** Ends the session here and at the server (RFC 7009); the server's answer is not waited for long. */
  end: () => Promise<void>;
};

/** Keeps the tokens of this browser good: at most one refresh at a time, in this tab and across tabs. */
export function createSession(outside: SessionOutside): Session {
  const { storage, now, lost } = outside;
  const turns = createRefreshTurns(outside.locks);
  let running: Promise<Renewal> | null = null;
  let isEnded = false;

  const form = (path: string, fields: Record<string, string>) =>
    outside.fetch(path, {
      method: 'POST',
      headers: { Authorization: clientCredentials, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
      keepalive: true,
    });

  async function exchange(used: string | null): Promise<Renewal> {
    await turns.catchUp(() => readTokens(storage).refresh_token);
    const { access_token, refresh_token } = readTokens(storage);
    if (access_token !== null && access_token !== used) return 'renewed';
    if (refresh_token === null) return 'refused';
    const reply = await form('/oauth/token', { grant_type: 'refresh_token', refresh_token }).catch(
      () => null,
    );
    if (reply === null || reply.status >= 500 || reply.status === 429) return 'unreachable';
    // The tokens of a refresh that is overtaken by signing out are not kept.
    if (!reply.ok || isEnded) return 'refused';
    storeTokens(storage, (await reply.json()) as { access_token: string; refresh_token: string });
    await turns.markSpent(refresh_token);
    return 'renewed';
  }

  async function once(used: string | null): Promise<Renewal> {
    try {
      return await turns.take(() => exchange(used));
    } finally {
      running = null;
    }
  }

  function refresh(used: string | null): Promise<Renewal> {
    const current = running ?? once(used);
    running = current;
    return current;
  }

  return {
    async bearer() {
      const before = readTokens(storage);
      if (refreshIsDue(before, now())) await refresh(before.access_token);
      return readTokens(storage).access_token;
    },
    renew: refresh,
    lose() {
      if (isEnded) return;
      clearTokens(storage);
      lost();
    },
    async end() {
      isEnded = true;
      const { refresh_token } = readTokens(storage);
      clearTokens(storage);
      if (refresh_token !== null) await form('/oauth/revoke', { token: refresh_token }).catch(() => null);
    },
  };
}
