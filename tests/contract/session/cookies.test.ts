import { beforeAll, describe, expect, test } from 'vitest';
import { withTestApp } from '#tests/setup/test-app.ts';
import { signedIn, takesId, shownValues } from '../described.ts';
import { judged } from '../injection.ts';
import { askToken, OWNER } from './token-requests.ts';

const server = withTestApp();

let set: string[] = [];
let cookie = '';
let xsrf = '';
beforeAll(async () => {
  const { headers } = await askToken(server.current, OWNER);
  set = [headers['set-cookie']].flat() as string[];
  const values = set.map((one) => one.split(';')[0] ?? '');
  cookie = values.join('; ');
  xsrf = decodeURIComponent(
    values.find((one) => one.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? '',
  );
});

const attributes = (name: string): string[] =>
  (set.find((one) => one.startsWith(`${name}=`)) ?? '')
    .split('; ')
    .slice(1)
    .map((one) => one.toLowerCase());

// Spec point 9: httpOnly, secure, sameSite strict, path /.
describe('the cookies of a sign-in', () => {
  test('the token is out of reach of scripts [9.security.auth-cookie]', () => {
    expect(attributes('access_token')).toEqual(
      expect.arrayContaining(['httponly', 'secure', 'samesite=strict', 'path=/', 'max-age=900']),
    );
  });

  test('the XSRF token is for scripts of our own pages [9.security.xsrf-cookie]', () => {
    expect(attributes('XSRF-TOKEN')).toEqual(expect.arrayContaining(['secure', 'samesite=strict', 'path=/']));
    expect(attributes('XSRF-TOKEN')).not.toContain('httponly');
    expect(xsrf.length).toBeGreaterThan(20);
  });

  test('there are no others, and none carries the refresh token', () => {
    expect(set.map((one) => one.split('=')[0])).toEqual(['access_token', 'XSRF-TOKEN']);
  });

  test('go with the session', async () => {
    const answered = await judged(server.current, 'revokeToken', { body: { token: 'x' } });
    const gone = [answered.headers['set-cookie']].flat() as string[];
    expect(gone.map((one) => /^([\w-]+)=;.*Max-Age=0/i.exec(one)?.[1])).toEqual([
      'access_token',
      'XSRF-TOKEN',
    ]);
  });
});

describe('the cookie alone', () => {
  test.each(signedIn.filter((one) => one.method === 'GET' && !takesId(one)))(
    'reads $id beside the XSRF token',
    async (one) => {
      const query = shownValues(one, 'query') as Record<string, string>;
      const headers = { cookie, 'x-xsrf-token': xsrf };
      expect((await judged(server.current, one.id, { query, headers })).status).toBe(200);
    },
  );

  test.each([
    ['no XSRF token', {}],
    ['a wrong one', { 'x-xsrf-token': 'sai' }],
    ['an empty one', { 'x-xsrf-token': '' }],
  ])('reads nothing with %s', async (_what, headers) => {
    expect((await judged(server.current, 'getTenant', { headers: { cookie, ...headers } })).status).toBe(401);
  });

  test('is not opened by two empty XSRF tokens', async () => {
    const emptied = cookie.replace(/XSRF-TOKEN=[^;]*/, 'XSRF-TOKEN=');
    expect(
      (await judged(server.current, 'getTenant', { headers: { cookie: emptied, 'x-xsrf-token': '' } }))
        .status,
    ).toBe(401);
  });

  test.each(signedIn.filter((one) => one.method !== 'GET'))(
    'never changes anything: $id',
    async ({ id, body }) => {
      const request = {
        headers: { cookie, 'x-xsrf-token': xsrf },
        ...(body === null ? {} : { body: body.example }),
      };
      expect((await judged(server.current, id, request)).status).toBe(401);
    },
  );
});
