import { describe, expect, test } from 'vitest';
import { loginPathFrom } from '#src/providers/auth/leaving.ts';
import { takeQueryToken } from '#src/providers/auth/handed-token.ts';
import { refreshIsDue, sessionStands } from '#src/providers/auth/tokens.ts';

const NOW = Date.parse('2026-11-20T03:00:00Z');
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** A token whose exp lies so many seconds from now. */
const token = (seconds: number) => `${base64({ alg: 'none' })}.${base64({ exp: NOW / 1000 + seconds })}.x`;

describe('a visitor without a token is sent to login [4.session.no-token-home]', () => {
  test.each([
    ['/', '', '/admin/authorization/login'],
    ['/admin', '', '/admin/authorization/login'],
    ['/admin/invoices/5', '', '/admin/authorization/login?redirect=%2Fadmin%2Finvoices%2F5'],
    ['/admin/invoices', '?page=2', '/admin/authorization/login?redirect=%2Fadmin%2Finvoices%3Fpage%3D2'],
  ])('from %s%s to %s', (pathname, search, login) => expect(loginPathFrom({ pathname, search })).toBe(login));

  test('a 401 on loading the user carries returnUrl, path and query [4.session.account-401]', () => {
    expect(loginPathFrom({ pathname: '/admin/products', search: '?page=3' }, 'returnUrl')).toBe(
      '/admin/authorization/login?returnUrl=%2Fadmin%2Fproducts%3Fpage%3D3',
    );
  });
});

describe('a token in the query string [4.session.query-token 4.session.query-token-invalid]', () => {
  test.each([
    ['is stored while its exp is in the future', '/admin', token(60), token(60)],
    ['is not stored once its exp is past', '/admin', token(-1), null],
    ['is not stored when it is no token', '/admin', 'junk', null],
  ])('%s, and leaves the address', (_what, pathname, given, stored) => {
    const taken = takeQueryToken({ pathname, search: `?access_token=${given}&tab=1` }, NOW);
    expect(taken).toMatchObject({ token: stored, place: '/admin?tab=1' });
  });

  test('counts on /admin alone', () => {
    expect(
      takeQueryToken({ pathname: '/admin/invoices', search: `?access_token=${token(60)}` }, NOW),
    ).toBeNull();
  });

  test('that is no token is told from one that is past', () => {
    expect(takeQueryToken({ pathname: '/admin', search: '?access_token=junk' }, NOW)?.malformed).toBe(true);
    expect(takeQueryToken({ pathname: '/admin', search: `?access_token=${token(-1)}` }, NOW)?.malformed).toBe(
      false,
    );
  });
});

describe('on load a session stands', () => {
  test.each<[what: string, access: string | null, refresh: string | null, stands: boolean]>([
    ['while the access token is good', token(1), null, true],
    ['while a good refresh token can renew it', token(-999), token(1), true],
    ['not when the access token is past and alone', token(-1), null, false],
    ['not when both are past', token(-1), token(-1), false],
    ['not when the refresh token cannot be read', token(-1), 'junk', false],
    ['not without any token', null, null, false],
  ])('%s [4.session.expired-token]', (_what, access_token, refresh_token, stands) => {
    expect(sessionStands({ access_token, refresh_token }, NOW)).toBe(stands);
  });
});

describe('before a call a refresh is triggered', () => {
  test.each<[what: string, access: string | null, refresh: string | null, due: boolean]>([
    ['not while the access token is good', token(1), token(999), false],
    [
      'not while it expired no more than 10 seconds ago [4.session.refresh-grace]',
      token(-10),
      token(999),
      false,
    ],
    ['once it expired more than 10 seconds ago [4.session.refresh-grace]', token(-11), token(999), true],
    [
      'also when both are past exp, the access token by less [4.session.refresh-both-past]',
      token(-5),
      token(-1),
      true,
    ],
    ['not without a refresh token', token(-11), null, false],
    ['not without an access token', null, token(999), false],
  ])('%s', (_what, access_token, refresh_token, due) => {
    expect(refreshIsDue({ access_token, refresh_token }, NOW)).toBe(due);
  });
});
