// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { keepHandedToken, takeQueryToken } from './handed-token.ts';
import { readTokens } from './tokens.ts';

const NOW = Date.parse('2026-11-20T03:00:00Z');
const base64 = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
const tokenOf = (sub: string, seconds = 600) =>
  `${base64({ alg: 'none' })}.${base64({ sub, exp: NOW / 1000 + seconds })}.x`;
const storage = window.localStorage;
const HUONG = { full_name: 'Trần Thu Hương', email: 'owner@demo.vn' };

beforeEach(() => storage.clear());

/** Hands a token over to a browser that holds some tokens; the server answers `status`, the person `wish`. */
async function hand(handed: string, { access = '', refresh = '', status = 200, wish = false } = {}) {
  if (access !== '') storage.setItem('access_token', access);
  if (refresh !== '') storage.setItem('refresh_token', refresh);
  const fetch = vi.fn<typeof globalThis.fetch>(async () => {
    if (status === 0) throw new TypeError('offline');
    return new Response(JSON.stringify({ user: HUONG }), { status });
  });
  const ask = vi.fn(async () => wish);
  await keepHandedToken({ storage, fetch, now: () => NOW, ask }, handed);
  return { fetch, ask, tokens: readTokens(storage) };
}

test('it is shown to the server before anything that is stored is touched, with itself alone', async () => {
  const { fetch } = await hand(tokenOf('1'));
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/users/profile', {
    headers: { Authorization: `Bearer ${tokenOf('1')}` },
    credentials: 'omit',
  });
});

test.each([
  ['is refused, as a forged one is', 401],
  ['cannot be judged, as the server fails', 503],
  ['cannot be judged, as nothing answers', 0],
])('one that %s changes nothing', async (_what, status) => {
  const own = { access: tokenOf('2'), refresh: tokenOf('r') };
  const { ask, tokens } = await hand(tokenOf('1'), { ...own, status, wish: true });
  expect(tokens).toEqual({ access_token: own.access, refresh_token: own.refresh });
  expect(ask).not.toHaveBeenCalled();
  storage.clear();
  expect((await hand(tokenOf('1'), { status })).tokens.access_token).toBeNull();
});

test('without a session it is kept, and leftovers of an ended one go', async () => {
  expect((await hand(tokenOf('1'))).tokens.access_token).toBe(tokenOf('1'));
  storage.clear();
  const { ask, tokens } = await hand(tokenOf('1'), { access: tokenOf('2', -60), refresh: tokenOf('r', -60) });
  expect(tokens).toEqual({ access_token: tokenOf('1'), refresh_token: null });
  expect(ask).not.toHaveBeenCalled();
});

test('of the account that is signed in it is kept without a question, beside its refresh token', async () => {
  const { ask, tokens } = await hand(tokenOf('1', 900), { access: tokenOf('1'), refresh: tokenOf('r') });
  expect(tokens).toEqual({ access_token: tokenOf('1', 900), refresh_token: tokenOf('r') });
  expect(ask).not.toHaveBeenCalled();
});

test.each([
  ['good', tokenOf('2')],
  ['past, with a good refresh token beside it', tokenOf('2', -60)],
])('another session, whose token is %s, is replaced only by its owner’s wish', async (_what, access) => {
  const own = { access, refresh: tokenOf('r') };
  const stayed = await hand(tokenOf('1'), { ...own, wish: false });
  expect(stayed.ask).toHaveBeenCalledExactlyOnceWith(HUONG);
  expect(stayed.tokens).toEqual({ access_token: access, refresh_token: own.refresh });
  const removed = vi.spyOn(Storage.prototype, 'removeItem');
  const changed = await hand(tokenOf('1'), { ...own, wish: true });
  // Other tabs take a moment without it for a sign-out.
  expect(removed).not.toHaveBeenCalledWith('access_token');
  removed.mockRestore();
  expect(changed.tokens).toEqual({ access_token: tokenOf('1'), refresh_token: null });
});

const base64url = (text: string) => btoa(text).replaceAll('=', '');
const tokenUntil = (exp: number) => `${base64url('{"alg":"none"}')}.${base64url(JSON.stringify({ exp }))}.x`;
const now = 1_000_000_000_000;
const nowSeconds = now / 1000;

test('a token whose exp is in the future is taken and leaves the address; the rest of the query stays (spec point 4)', () => {
  const token = tokenUntil(nowSeconds + 1);
  expect(takeQueryToken({ pathname: '/admin', search: `?access_token=${token}&a=1` }, now)).toEqual({
    token,
    place: '/admin?a=1',
    malformed: false,
  });
});

test('a past or unreadable one is not taken but leaves the address too', () => {
  const past = tokenUntil(nowSeconds - 1);
  expect(takeQueryToken({ pathname: '/admin', search: `?access_token=${past}` }, now)).toEqual({
    token: null,
    place: '/admin',
    malformed: false,
  });
  expect(takeQueryToken({ pathname: '/admin', search: '?access_token=junk' }, now)).toEqual({
    token: null,
    place: '/admin',
    malformed: true,
  });
});

test('only /admin takes one', () => {
  expect(
    takeQueryToken(
      { pathname: '/admin/invoices', search: `?access_token=${tokenUntil(nowSeconds + 9)}` },
      now,
    ),
  ).toBeNull();
  expect(takeQueryToken({ pathname: '/admin', search: '' }, now)).toBeNull();
});
