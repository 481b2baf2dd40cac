/** The `exp` of a JWT in ms (RFC 7519 section 4.1.4); 0 when there is none to read. */
function expiryMs(token: string): number {
  try {
    const claims = JSON.parse(atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/'))) as {
      exp?: unknown;
    };
    return typeof claims.exp === 'number' ? claims.exp * 1000 : 0;
  } catch {
    return 0;
  }
}

/**
 * Whether this browser is signed in: a token that has not run out, and a server that takes it. Anything else, a dead network
 * too, leaves the visitor at the form.
 */
export async function isSignedIn(
  storage: Pick<Storage, 'getItem'>,
  now_ms: number,
  send: typeof fetch = fetch,
): Promise<boolean> {
  const token = storage.getItem('access_token');
  if (token === null || storage.getItem('refresh_token') === null || expiryMs(token) <= now_ms) return false;
  return send('/api/users/profile', { headers: { Authorization: `Bearer ${token}` } }).then(
    (response) => response.ok,
    () => false,
  );
}
