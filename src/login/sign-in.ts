import type { components } from '#generated/types.ts';

type Token = components['schemas']['Token'];
type TokenError = components['schemas']['TokenError'];

/** Why nobody was let in: `credentials` is about what was typed, the others are not. */
export type SignInFailure = { kind: 'credentials' | 'limited' | 'network' | 'server'; message: string };

export type SignInResult = { ok: true; token: Token } | { ok: false; failure: SignInFailure };

/** Basic credentials of the public web client `hoadon-web`, whose secret is empty (RFC 6749 section 2.3.1). */
const clientCredentials = `Basic ${btoa('hoadon-web:')}`;

const words = {
  credentials: 'Email hoặc mật khẩu không đúng.',
  limited: 'Bạn đã thử quá nhiều lần. Đợi một phút rồi thử lại.',
  network: 'Không kết nối được máy chủ. Kiểm tra mạng rồi thử lại; nội dung đã nhập vẫn còn.',
  server: 'Hệ thống đang gặp sự cố và đang được khắc phục. Nội dung đã nhập vẫn còn, thử lại sau ít phút.',
} satisfies Record<SignInFailure['kind'], string>;

function fail(kind: SignInFailure['kind'], message: string = words[kind]): SignInResult {
  return { ok: false, failure: { kind, message } };
}

/** The failure of a response (RFC 6749 section 5.2): the server's own sentence for a refused grant, ours otherwise. */
export function failureOf(status: number, body: Partial<TokenError> | null): SignInResult {
  if (status === 429) return fail('limited');
  if (body?.error === 'invalid_grant') return fail('credentials', body.error_description || undefined);
  return fail(status === 401 ? 'credentials' : 'server');
}

/** Password grant (RFC 6749 section 4.3), form-encoded. Never throws: a dead network is a result too. */
export async function signIn(
  username: string,
  password: string,
  send: typeof fetch = fetch,
): Promise<SignInResult> {
  let response: Response;
  try {
    response = await send('/oauth/token', {
      method: 'POST',
      headers: { Authorization: clientCredentials, Accept: 'application/json' },
      body: new URLSearchParams({ grant_type: 'password', username: username.trim(), password }),
    });
  } catch {
    return fail('network');
  }
  const body = (await response.json().catch(() => null)) as (Partial<Token> & Partial<TokenError>) | null;
  if (!response.ok) return failureOf(response.status, body);
  if (!body?.access_token || !body.refresh_token) return fail('server');
  return { ok: true, token: body as Token };
}

/** Keeps both tokens under the names the admin reads (spec point 3). */
export function keepTokens(storage: Storage, token: Token): void {
  storage.setItem('access_token', token.access_token);
  storage.setItem('refresh_token', token.refresh_token);
}
