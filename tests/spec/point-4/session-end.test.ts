// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createAuthProvider } from '#src/providers/auth/auth-provider.ts';
import { followOtherTabs } from '#src/providers/auth/other-tabs.ts';
import { createSession } from '#src/providers/auth/session.ts';
import { PATIENCE } from '#tests/setup/patience.ts';

const base64 = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
const tokenOf = (sub: string, exp: number) => `${base64({ alg: 'none' })}.${base64({ sub, exp })}.x`;
const storage = window.localStorage;

beforeEach(() => {
  storage.clear();
  storage.setItem('access_token', tokenOf('1', 2_000_000_000));
  storage.setItem('refresh_token', 'r1');
});

function openSession(fetch: typeof globalThis.fetch, lost = vi.fn()) {
  return createSession({ storage, fetch, now: () => 0, locks: undefined, lost });
}

describe('logout', () => {
  test('removes the stored access_token, ends the session at the server and goes to login [4.session.logout]', async () => {
    const fetch = vi.fn(async () => new Response('{}'));
    const leave = vi.fn();
    const auth = createAuthProvider({
      session: openSession(fetch),
      leave,
      http: null as never,
      queryClient: null as never,
    });
    void auth.logout();
    await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce(), PATIENCE);
    expect(storage.getItem('access_token')).toBeNull();
    expect(storage.getItem('refresh_token')).toBeNull();
    expect(fetch).toHaveBeenCalledWith('/oauth/revoke', expect.objectContaining({ body: 'token=r1' }));
  });

  test('goes to login though the server does not answer', async () => {
    const leave = vi.fn();
    const auth = createAuthProvider({
      session: openSession(vi.fn(async () => Promise.reject(new TypeError('offline')))),
      leave,
      http: null as never,
      queryClient: null as never,
    });
    void auth.logout();
    await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce(), PATIENCE);
    expect(storage.getItem('access_token')).toBeNull();
  });
});

describe('a call under way when the account signs out', () => {
  test('and refused for its token opens no login page of its own', async () => {
    const lost = vi.fn();
    const session = openSession(async () => Response.json({}), lost);
    const ended = session.end();
    session.lose();
    await ended;
    expect(lost).not.toHaveBeenCalled();
  });

  test('and refreshing the session brings back no tokens', async () => {
    let answer = (_reply: Response) => {};
    const reply = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const fetch = vi.fn(async (path: RequestInfo | URL) =>
      path === '/oauth/token' ? reply : Response.json({}),
    );
    const session = openSession(fetch);
    const renewal = session.renew(storage.getItem('access_token'));
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce(), PATIENCE);
    await session.end();
    answer(Response.json({ access_token: tokenOf('1', 2_000_000_900), refresh_token: 'r2' }));
    expect(await renewal).toBe('refused');
    expect(storage.getItem('access_token')).toBeNull();
  });
});

test('a refresh stores the new tokens [4.session.refresh-stores]', async () => {
  const reply = { access_token: tokenOf('1', 2_000_000_900), refresh_token: 'r2' };
  const session = openSession(async () => Response.json(reply));
  expect(await session.renew(storage.getItem('access_token'))).toBe('renewed');
  expect(storage.getItem('access_token')).toBe(reply.access_token);
  expect(storage.getItem('refresh_token')).toBe('r2');
});

describe('another tab', () => {
  const left = vi.fn();
  const changed = vi.fn();
  followOtherTabs(window, { left, changed });
  beforeEach(() => {
    left.mockReset();
    changed.mockReset();
  });
  const tell = (key: string | null, oldValue: string | null, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue, storageArea: storage }));

  test('that logs out takes this one to login', () => {
    tell('access_token', tokenOf('1', 5), null);
    expect([left.mock.calls.length, changed.mock.calls.length]).toEqual([1, 0]);
  });

  test('whose storage is cleared takes this one to login', () => {
    tell(null, null, null);
    expect(left).toHaveBeenCalledOnce();
  });

  test('that refreshes the session of the same account changes nothing here', () => {
    tell('access_token', tokenOf('1', 5), tokenOf('1', 905));
    expect([left.mock.calls.length, changed.mock.calls.length]).toEqual([0, 0]);
  });

  test('in which another account signed in makes this one read everything again', () => {
    tell('access_token', tokenOf('1', 5), tokenOf('2', 905));
    expect([left.mock.calls.length, changed.mock.calls.length]).toEqual([0, 1]);
  });

  test('that keeps something else is none of our business', () => {
    tell('hoadon-rail', 'true', null);
    expect(left).not.toHaveBeenCalled();
  });
});
