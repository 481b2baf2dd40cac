import { expect, test, vi } from 'vitest';
import { signIn } from './sign-in.ts';

const answer = (status: number, body: unknown) =>
  vi.fn<typeof fetch>(
    async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
  );

const token = { access_token: 'a.b.c', refresh_token: 'd.e.f', expires_in: 900, token_type: 'Bearer' };

test('the grant is form-encoded with the client credentials in the header (spec point 7)', async () => {
  const send = answer(200, token);
  expect(await signIn(' huong@demo.vn ', 'mật khẩu&=', send)).toEqual({ ok: true, token });
  const [path, request] = send.mock.calls[0] ?? [];
  expect(path).toBe('/oauth/token');
  expect(new Headers(request?.headers).get('Authorization')).toBe('Basic aG9hZG9uLXdlYjo=');
  expect(Object.fromEntries(new URLSearchParams(String(request?.body)))).toEqual({
    grant_type: 'password',
    username: 'huong@demo.vn',
    password: 'mật khẩu&=',
  });
});

test('wrong credentials are told in the server’s words (RFC 6749 section 5.2)', async () => {
  const send = answer(400, { error: 'invalid_grant', error_description: 'Email hoặc mật khẩu không đúng.' });
  expect(await signIn('a', 'b', send)).toEqual({
    ok: false,
    failure: { kind: 'credentials', message: 'Email hoặc mật khẩu không đúng.' },
  });
});

test.each([
  [429, { error: 'slow_down' }, 'limited'],
  [503, '<html>', 'server'],
  [400, { error: 'invalid_request', error_description: 'x' }, 'server'],
  [200, {}, 'server'],
])('status %i with %o is a failure of kind %s', async (status, body, kind) => {
  expect(await signIn('a', 'b', answer(status, body))).toMatchObject({ ok: false, failure: { kind } });
});

test('a dead network is told as such', async () => {
  const send = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await signIn('a', 'b', send)).toMatchObject({ ok: false, failure: { kind: 'network' } });
});
