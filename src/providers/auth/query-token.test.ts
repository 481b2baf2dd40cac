import { expect, test } from 'vitest';
import { takeQueryToken } from './query-token.ts';

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
