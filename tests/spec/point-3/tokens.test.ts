import { beforeAll, describe, expect, test } from 'vitest';
import { decodeJwt } from 'jose';
import { readTokens, storeTokens } from '#src/providers/auth/tokens.ts';
import { renew, signIn, type Tokens } from '#tests/contract/session/token-requests.ts';
import { withTestApp } from '#tests/setup/test-app.ts';

const server = withTestApp();

describe('access token and refresh token', () => {
  let tokens: Tokens;
  beforeAll(async () => {
    tokens = await signIn(server.current);
  });

  test('are signed tokens with an exp claim in seconds [3.tokens.exp]', () => {
    const now = server.current.clock.epoch_ms() / 1000;
    for (const token of [tokens.access_token, tokens.refresh_token]) {
      expect(token.split('.')).toHaveLength(3);
      const { exp } = decodeJwt(token);
      expect(Number.isInteger(exp)).toBe(true);
      // Milliseconds would lie tens of thousands of years ahead.
      expect((exp ?? 0) - now).toBeGreaterThan(0);
      expect((exp ?? 0) - now).toBeLessThan(366 * 86_400);
    }
  });

  test('renewed: access_token, refresh_token, expires_in [3.tokens.refresh-response]', async () => {
    const { body } = await renew(server.current, tokens.refresh_token);
    expect(body).toMatchObject({
      access_token: expect.any(String) as string,
      refresh_token: expect.any(String) as string,
      expires_in: 900,
    });
  });

  test('are stored as access_token and refresh_token [3.tokens.storage 4.session.refresh-stores]', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
      clear: () => kept.clear(),
      key: () => null,
      length: 0,
    };
    storeTokens(storage, tokens);
    expect(Object.fromEntries(kept)).toEqual({
      access_token: tokens.access_token,
      refresh_token: tokens.refresh_token,
    });
    expect(readTokens(storage)).toEqual({
      access_token: tokens.access_token,
      refresh_token: tokens.refresh_token,
    });
  });
});
