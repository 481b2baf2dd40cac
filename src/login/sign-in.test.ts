import { expect, test, vi } from 'vitest';
import { proveSecondFactor, signIn } from './sign-in.ts';

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

test('a right password of an account with a second factor asks for it, and is no failure', async () => {
  const asked = {
    error: 'mfa_required',
    error_description: 'Nhập mã.',
    mfa_token: 't',
    mfa_methods: ['otp', 'recovery_code'],
  };
  expect(await signIn('a', 'b', answer(400, asked))).toEqual({
    ok: false,
    second_factor: { mfa_token: 't', methods: ['otp', 'recovery_code'] },
  });
});

test.each(['otp', 'recovery_code'] as const)('%s goes with the token of the first step', async (method) => {
  const send = answer(200, token);
  expect(await proveSecondFactor('t', method, '123456', send)).toEqual({ ok: true, token });
  expect(Object.fromEntries(new URLSearchParams(String(send.mock.calls[0]?.[1]?.body)))).toEqual({
    grant_type: method,
    mfa_token: 't',
    [method]: '123456',
  });
});

test('a locked address is told until when, in the server’s words', async () => {
  const locked = { error: 'slow_down', error_description: 'Thử lại sau 10:15.' };
  expect(await signIn('a', 'b', answer(429, locked))).toEqual({
    ok: false,
    failure: { kind: 'limited', message: 'Thử lại sau 10:15.' },
  });
});
