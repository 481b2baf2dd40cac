import { jwtDecode } from 'jwt-decode';

type Tokens = { readonly access_token: string | null; readonly refresh_token: string | null };

/** Seconds an access token may be past its exp before a call refreshes it first (spec points 4 and 9). */
export const refreshGraceSeconds = 10;

/** What the access token is stored under. */
export const accessTokenKey = 'access_token';
const refreshKey = 'refresh_token';

/** A missing, null or blank token counts as no token (spec point 5). */
export function readToken(stored: string | null | undefined): string | null {
  const token = stored?.trim() ?? '';
  return token === '' || token === 'null' || token === 'undefined' ? null : token;
}

export function readTokens(storage: Storage): Tokens {
  return {
    access_token: readToken(storage.getItem(accessTokenKey)),
    refresh_token: readToken(storage.getItem(refreshKey)),
  };
}

export function storeTokens(storage: Storage, tokens: { access_token: string; refresh_token: string }): void {
  storage.setItem(accessTokenKey, tokens.access_token);
  storage.setItem(refreshKey, tokens.refresh_token);
}

export function storeAccessToken(storage: Storage, token: string): void {
  storage.setItem(accessTokenKey, token);
}

/** Another account's token in the place of a session: never a moment without one, which other tabs would take for a sign-out. */
export function replaceSession(storage: Storage, token: string): void {
  storage.removeItem(refreshKey);
  storage.setItem(accessTokenKey, token);
}

export function clearTokens(storage: Storage): void {
  storage.removeItem(accessTokenKey);
  storage.removeItem(refreshKey);
}

/** The `exp` claim in seconds; null when the text is no token or has no such claim. */
export function expiryOf(token: string): number | null {
  try {
    return jwtDecode(token).exp ?? null;
  } catch {
    return null;
  }
}

/** The account a token speaks for; null when the text is no token. */
export function subjectOf(token: string): string | null {
  try {
    return jwtDecode(token).sub ?? null;
  } catch {
    return null;
  }
}

/** Whether `now` (ms) is past the token's exp by more than `grace` seconds. A token that cannot be read is past. */
export function isPast(token: string, now: number, grace = 0): boolean {
  const expiry = expiryOf(token);
  return expiry === null || now / 1000 > expiry + grace;
}

/** Whether there is a session: a good access token, or a good refresh token to get one with. */
export function sessionStands({ access_token, refresh_token }: Tokens, now: number): boolean {
  return [access_token, refresh_token].some((token) => token !== null && !isPast(token, now));
}

/** Before a call: both tokens are there, and the access token expired more than 10 s ago or both are past exp (spec point 4). */
export function refreshIsDue(tokens: Tokens, now: number): boolean {
  const { access_token, refresh_token } = tokens;
  if (access_token === null || refresh_token === null) return false;
  return (
    isPast(access_token, now, refreshGraceSeconds) ||
    (isPast(access_token, now) && isPast(refresh_token, now))
  );
}
