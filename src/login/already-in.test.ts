import { expect, test, vi } from 'vitest';
import { isSignedIn } from './sign-in-steps.tsx';

const now_ms = Date.parse('2026-11-21T03:00:00Z');
const expiring = (seconds: number) => `e30.${btoa(JSON.stringify({ exp: now_ms / 1000 + seconds }))}.x`;
const storing = (access_token: string | null, refresh_token: string | null = 'r') => ({
  getItem: (name: string) => ({ access_token, refresh_token })[name] ?? null,
});
const answering = (status: number) => vi.fn<typeof fetch>(async () => new Response(null, { status }));

test('a token that has not run out, and that the server takes, is a way in', async () => {
  const send = answering(200);
  expect(await isSignedIn(storing(expiring(60)), now_ms, send)).toBe(true);
  expect(send).toHaveBeenCalledExactlyOnceWith('/api/users/profile', {
    headers: { Authorization: `Bearer ${expiring(60)}` },
  });
});

test.each([
  ['no token', storing(null)],
  ['no refresh token', storing(expiring(60), null)],
  ['a token that has run out', storing(expiring(-1))],
  ['a text that is no token', storing('abc')],
])('%s is none, and the server is not asked', async (_name, storage) => {
  const send = answering(200);
  expect(await isSignedIn(storage, now_ms, send)).toBe(false);
  expect(send).not.toHaveBeenCalled();
});

test('a token the server refuses is none, and neither is one nobody can judge', async () => {
  expect(await isSignedIn(storing(expiring(60)), now_ms, answering(401))).toBe(false);
  const dead = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await isSignedIn(storing(expiring(60)), now_ms, dead)).toBe(false);
});
