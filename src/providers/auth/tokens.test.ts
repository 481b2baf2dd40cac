import { expect, test } from 'vitest';
import { isPast, readToken, refreshIsDue } from './tokens.ts';

const base64url = (text: string) => btoa(text).replaceAll('=', '');
const tokenUntil = (exp: number) => `${base64url('{"alg":"none"}')}.${base64url(JSON.stringify({ exp }))}.x`;
const now = 1_000_000_000_000;
const second = 1000;

test.each([null, undefined, '', '   ', 'null'])('%j counts as no token (spec point 5)', (stored) => {
  expect(readToken(stored)).toBeNull();
});

test('a refresh is due once the access token is more than 10 s past, and only with both tokens (spec point 4)', () => {
  const until = (secondsAgo: number) => ({
    access_token: tokenUntil(now / second - secondsAgo),
    refresh_token: tokenUntil(now / 1000 + 999),
  });
  expect(refreshIsDue(until(10), now)).toBe(false);
  expect(refreshIsDue(until(11), now)).toBe(true);
  expect(refreshIsDue({ ...until(11), refresh_token: null }, now)).toBe(false);
  expect(refreshIsDue({ access_token: null, refresh_token: 'r' }, now)).toBe(false);
});

test('what cannot be read as a token is past', () => {
  expect(isPast('not a token', now)).toBe(true);
});
