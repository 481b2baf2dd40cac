import type { components } from '#generated/types.ts';
import { failureWords } from '#src/wording/public/failures.ts';

type Schemas = components['schemas'];
type Token = Schemas['Token'];
type TokenError = Schemas['TokenError'];

/** Why signing in failed: `credentials` is about what was typed, the others are not. */
export type SignInFailure = { kind: 'credentials' | 'limited' | 'network' | 'server'; message: string };

/** The password was right; one of these is the next step, with a token for the password (five minutes). */
export type SecondFactor = { mfa_token: string; methods: readonly SecondFactorMethod[] };
type SecondFactorMethod = NonNullable<TokenError['mfa_methods']>[number];

export type SignInResult =
  | { ok: true; token: Token }
  | { ok: false; failure: SignInFailure }
  | { ok: false; second_factor: SecondFactor };

type Send = typeof fetch;

/** Basic credentials of the public web client `hoadon-web`, with an empty secret (RFC 6749 section 2.3.1). */
const clientCredentials = `Basic ${btoa('hoadon-web:')}`;

function fail(kind: SignInFailure['kind'], said?: string): SignInResult {
  return { ok: false, failure: { kind, message: said || failureWords[kind] } };
}

/** The failure of a response (RFC 6749 section 5.2): the server's own sentence for a refused grant, ours otherwise. */
function failureOf(status: number, body: Partial<TokenError> | null): SignInResult {
  if (body?.error === 'mfa_required' && body.mfa_token)
    return { ok: false, second_factor: { mfa_token: body.mfa_token, methods: body.mfa_methods ?? [] } };
  if (status === 429) return fail('limited', body?.error_description);
  if (body?.error === 'invalid_grant') return fail('credentials', body.error_description);
  return fail(status === 401 ? 'credentials' : 'server');
}

/** One grant, form-encoded. Never throws: a dead network is a result too. */
async function grant(fields: Record<string, string>, send: Send): Promise<SignInResult> {
  let response: Response;
  try {
    response = await send('/oauth/token', {
      method: 'POST',
      headers: { Authorization: clientCredentials, Accept: 'application/json' },
      body: new URLSearchParams(fields),
    });
  } catch {
    return fail('network');
  }
  const body = (await response.json().catch(() => null)) as (Partial<Token> & Partial<TokenError>) | null;
  if (!response.ok) return failureOf(response.status, body);
  if (!body?.access_token || !body.refresh_token) return fail('server');
  return { ok: true, token: body as Token };
}

/** Password grant (RFC 6749 section 4.3). */
export function signIn(username: string, password: string, send: Send = fetch): Promise<SignInResult> {
  return grant({ grant_type: 'password', username: username.trim(), password }, send);
}

/** The second step after a right password: six digits, or a recovery code. */
export function proveSecondFactor(
  mfa_token: string,
  method: 'otp' | 'recovery_code',
  code: string,
  send: Send = fetch,
): Promise<SignInResult> {
  return grant({ grant_type: method, mfa_token, [method]: code }, send);
}

/** A passkey signs in by itself. */
export function signInByPasskey(
  proof: { challenge_id: string; credential: string },
  send: Send = fetch,
): Promise<SignInResult> {
  return grant({ grant_type: 'passkey', ...proof }, send);
}

/** Keeps both tokens under the names the admin reads (spec point 3). */
export function keepTokens(storage: Storage, token: Token): void {
  storage.setItem('access_token', token.access_token);
  storage.setItem('refresh_token', token.refresh_token);
}
