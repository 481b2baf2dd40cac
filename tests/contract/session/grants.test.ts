import { SignJWT, UnsecuredJWT, decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { judged } from '../injection.ts';
import { CLIENT_CREDENTIALS } from '../wire/perform.ts';
import {
  OWNER,
  askToken,
  isRefused,
  profileStatus,
  renew,
  secondsLeft,
  signIn,
  type Tokens,
} from './token-requests.ts';

const server = withTestApp();

const DAY = 24 * 60 * 60;

describe('password grant (RFC 6749 section 4.3)', () => {
  test('gives a token for 15 minutes and one that renews it for 30 days', async () => {
    const answered = await askToken(server.current, OWNER);
    const tokens = answered.body as Tokens;
    expect(answered.status).toBe(200);
    expect(tokens).toMatchObject({ expires_in: 900, token_type: 'Bearer' });
    expect(secondsLeft(server.current, tokens.access_token)).toBe(900);
    expect(secondsLeft(server.current, tokens.refresh_token)).toBe(30 * DAY);
    expect(await profileStatus(server.current, tokens.access_token)).toBe(200);
  });

  test('is never kept by a cache (section 5.1)', async () => {
    expect((await askToken(server.current, OWNER)).headers['cache-control']).toBe('no-store');
  });

  test('takes the e-mail however it is written', async () => {
    expect((await askToken(server.current, { ...OWNER, username: ' Owner@Demo.VN ' })).status).toBe(200);
  });

  test('a wrong password and a name nobody has answer alike, in Vietnamese', async () => {
    const wrong = await askToken(server.current, { ...OWNER, password: 'hoadon-demO' });
    const nobody = await askToken(server.current, { ...OWNER, username: 'ai-do@demo.vn' });
    expect(wrong.status).toBe(400);
    expect(wrong.body).toEqual({
      error: 'invalid_grant',
      error_description: 'Email hoặc mật khẩu không đúng. Hãy kiểm tra lại rồi đăng nhập.',
    });
    expect([nobody.status, nobody.body]).toEqual([wrong.status, wrong.body]);
  });

  test.each([
    ['no grant', {}, 'invalid_request'],
    ['no password', { grant_type: 'password', username: OWNER.username }, 'invalid_request'],
    ['an empty password', { ...OWNER, password: '' }, 'invalid_request'],
    ['no refresh token', { grant_type: 'refresh_token' }, 'invalid_request'],
    ['a one-time code without its token', { grant_type: 'otp', otp: '123456' }, 'invalid_request'],
    ['a token without its one-time code', { grant_type: 'otp', mfa_token: 'x' }, 'invalid_request'],
    ['no recovery code', { grant_type: 'recovery_code', mfa_token: 'x' }, 'invalid_request'],
    ['a passkey without its challenge', { grant_type: 'passkey', credential: '{}' }, 'invalid_request'],
    [
      'a token of the second step nobody gave',
      { grant_type: 'otp', mfa_token: 'x', otp: '123456' },
      'invalid_grant',
    ],
    [
      'a challenge nobody was given',
      { grant_type: 'passkey', challenge_id: 'x', credential: '{}' },
      'invalid_grant',
    ],
    ['a grant we do not give', { grant_type: 'client_credentials' }, 'unsupported_grant_type'],
    ['a password given twice', 'grant_type=password&username=a&password=b&password=c', 'invalid_request'],
  ])('%s answers 400 with the code of section 5.2', async (_what, body, error) => {
    const answered = await judged(server.current, 'createToken', { body });
    expect(answered.status).toBe(400);
    expect(answered.body).toMatchObject({ error });
  });
});

describe('a token is asked for in a form [7.call.post-oauth-token]', () => {
  const asked = (media: string, payload: string) =>
    server.current.app.inject({
      method: 'POST',
      url: '/oauth/token',
      headers: { authorization: CLIENT_CREDENTIALS, 'content-type': media },
      payload,
    });

  test('whatever its letters and its charset, and not in JSON', async () => {
    const form = new URLSearchParams(OWNER).toString();
    const said = await asked('Application/X-WWW-Form-Urlencoded; charset=UTF-8', form);
    expect(said.statusCode).toBe(200);
    const json = await asked('application/json', JSON.stringify(OWNER));
    expect([json.statusCode, json.json()]).toEqual([
      400,
      {
        error: 'invalid_request',
        error_description: expect.stringContaining('application/x-www-form-urlencoded'),
      },
    ]);
  });
});

describe('an access token', () => {
  test('is good until 15 seconds past its exp, so that clients may renew at 10', async () => {
    const { clock } = server.current;
    const start = clock.now();
    const { access_token } = await signIn(server.current);
    clock.advance((900 + 14) * 1000);
    expect(await profileStatus(server.current, access_token)).toBe(200);
    clock.advance(2000);
    expect(await profileStatus(server.current, access_token)).toBe(401);
    clock.set(start);
  });

  test('of another kind, another key, or none is refused', async () => {
    const { access_token, refresh_token } = await signIn(server.current);
    const claims = decodeJwt(access_token);
    const head = { alg: 'HS256' };
    const forged = await new SignJWT({ ...claims, tenant_id: 2 })
      .setProtectedHeader(head)
      .sign(new TextEncoder().encode('x'.repeat(32)));
    const unsigned = new UnsecuredJWT({ ...claims }).encode();
    const [header, , signature] = access_token.split('.');
    const payload = Buffer.from(JSON.stringify({ ...claims, tenant_id: 2 })).toString('base64url');
    const spliced = `${header}.${payload}.${signature}`;
    for (const token of [refresh_token, forged, unsigned, spliced, '', ' ', 'x.y.z']) {
      expect(await profileStatus(server.current, token)).toBe(401);
    }
  });

  test('says nothing but who and until when', async () => {
    const { access_token, refresh_token } = await signIn(server.current);
    expect(Object.keys(decodeJwt(access_token)).sort()).toEqual([
      'aud',
      'exp',
      'iat',
      'session_id',
      'sub',
      'tenant_id',
    ]);
    expect(Object.keys(decodeJwt(refresh_token)).sort()).toEqual(['aud', 'exp', 'iat', 'jti']);
  });
});

describe('an account that is switched off', () => {
  test('ends within seconds: no call, no renewal, no sign-in', async () => {
    const { access_token, refresh_token } = await signIn(server.current, 'ketoan@demo.vn');
    const { sub, tenant_id } = decodeJwt<{ tenant_id: number }>(access_token);
    await inTenant(server.current.publishing.db, tenant_id, (tx) =>
      tx.updateTable('users').set({ status: 'inactive' }).where('id', '=', Number(sub)).execute(),
    );
    server.current.clock.advance(5000);
    expect(await profileStatus(server.current, access_token)).toBe(401);
    expect(isRefused(await renew(server.current, refresh_token))).toBe(true);
    expect(isRefused(await askToken(server.current, { ...OWNER, username: 'ketoan@demo.vn' }))).toBe(true);
  });
});
