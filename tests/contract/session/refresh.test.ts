import { describe, expect, test } from 'vitest';
import { withTestApp } from '#tests/setup/test-app.ts';
import { judged } from '../injection.ts';
import { isRefused, profileStatus, renew, secondsLeft, signIn, type Tokens } from './token-requests.ts';

const server = withTestApp();

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

async function renewed(token: string): Promise<Tokens> {
  const answered = await renew(server.current, token);
  expect(answered.status, answered.text).toBe(200);
  return answered.body as Tokens;
}

describe('refresh grant (RFC 6749 section 6)', () => {
  test('gives two new tokens [7.call.post-oauth-token]', async () => {
    const first = await signIn(server.current);
    server.current.clock.advance(20 * SECOND);
    const second = await renewed(first.refresh_token);
    expect(second.access_token).not.toBe(first.access_token);
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(secondsLeft(server.current, second.access_token)).toBe(900);
    expect(await profileStatus(server.current, second.access_token)).toBe(200);
  });

  test('two tabs may send the same token within 10 seconds, and get the same successor', async () => {
    const { refresh_token } = await signIn(server.current);
    const tabs = await Promise.all([renewed(refresh_token), renewed(refresh_token)]);
    server.current.clock.advance(9 * SECOND);
    const third = await renewed(refresh_token);
    const [successor, ...others] = new Set([...tabs, third].map((one) => one.refresh_token));
    expect(others).toEqual([]);
    expect(successor).not.toBe(refresh_token);
    for (const { access_token } of [...tabs, third])
      expect(await profileStatus(server.current, access_token)).toBe(200);
    await renewed(successor ?? '');
  });

  test('a token used again later ends the whole session, the newest token too', async () => {
    const stolen = await signIn(server.current);
    const other = await signIn(server.current);
    const own = await renewed(stolen.refresh_token);
    server.current.clock.advance(11 * SECOND);
    expect(isRefused(await renew(server.current, stolen.refresh_token))).toBe(true);
    expect(isRefused(await renew(server.current, own.refresh_token))).toBe(true);
    await renewed(other.refresh_token);
  });

  test('within the grace too, a token is stolen once the one it was exchanged for has been used', async () => {
    const { refresh_token } = await signIn(server.current);
    const second = await renewed(refresh_token);
    const third = await renewed(second.refresh_token);
    expect(isRefused(await renew(server.current, refresh_token))).toBe(true);
    expect(isRefused(await renew(server.current, third.refresh_token))).toBe(true);
  });

  test('the grace does not grow with each use', async () => {
    const { refresh_token } = await signIn(server.current);
    await renewed(refresh_token);
    server.current.clock.advance(8 * SECOND);
    await renewed(refresh_token);
    server.current.clock.advance(8 * SECOND);
    expect(isRefused(await renew(server.current, refresh_token))).toBe(true);
  });

  test('works long after the access token has ended, and no longer than 30 days', async () => {
    const { refresh_token } = await signIn(server.current);
    server.current.clock.advance(29 * DAY);
    const next = await renewed(refresh_token);
    server.current.clock.advance(30 * DAY + SECOND);
    const late = await renew(server.current, next.refresh_token);
    expect(isRefused(late)).toBe(true);
    expect(late.body).toMatchObject({ error_description: 'Phiên làm việc đã hết hạn. Hãy đăng nhập lại.' });
  });

  test('takes no access token, and nothing that was never given', async () => {
    const { access_token, refresh_token } = await signIn(server.current);
    for (const token of [access_token, 'x', `${refresh_token}x`, refresh_token.slice(0, -2)]) {
      expect(isRefused(await renew(server.current, token))).toBe(true);
    }
    await renewed(refresh_token);
  });
});

describe('revocation (RFC 7009)', () => {
  test('of an access token ends it, and the refresh token beside it', async () => {
    const { access_token, refresh_token } = await signIn(server.current);
    const other = await signIn(server.current);
    const body = { token: access_token, token_type_hint: 'access_token' };
    expect((await judged(server.current, 'revokeToken', { body })).status).toBe(200);
    expect(await profileStatus(server.current, access_token)).toBe(401);
    expect(isRefused(await renew(server.current, refresh_token))).toBe(true);
    expect(await profileStatus(server.current, other.access_token)).toBe(200);
  });

  test('ends the session of the token', async () => {
    const { refresh_token } = await signIn(server.current);
    const next = await renewed(refresh_token);
    const answered = await judged(server.current, 'revokeToken', { body: { token: next.refresh_token } });
    expect([answered.status, answered.body]).toEqual([200, { revoked: true }]);
    expect(isRefused(await renew(server.current, next.refresh_token))).toBe(true);
    expect(isRefused(await renew(server.current, refresh_token))).toBe(true);
  });

  test('of a token nobody knows, or twice, is no error', async () => {
    const { refresh_token } = await signIn(server.current);
    const bodies = [
      { token: 'khong-co' },
      { token: refresh_token },
      { token: refresh_token, token_type_hint: 'refresh_token' },
    ];
    for (const body of bodies)
      expect((await judged(server.current, 'revokeToken', { body })).status).toBe(200);
  });
});
