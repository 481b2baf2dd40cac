// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { usbAgent } from './usb-agent.ts';

beforeEach(() => localStorage.clear());

const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const status = (paired: boolean) => answer({ agent: { name: 'hoadon-usb-agent', protocol: 1, paired } });
const permissions = (state: PermissionState | null): Permissions => ({
  query: async () => {
    if (state === null) throw new TypeError('unknown permission');
    return Object.assign(new EventTarget(), { name: '', state, onchange: null });
  },
});
const refused = () => Promise.reject(new TypeError('Failed to fetch'));

type Given = { fetch: typeof fetch; state?: PermissionState | null };
const agentWith = ({ fetch, state = null }: Given) =>
  usbAgent({ fetch, storage: localStorage, permissions: permissions(state) });

describe('why the agent cannot be asked', () => {
  test('nothing listens', async () => {
    await expect(agentWith({ fetch: refused }).status()).rejects.toMatchObject({ reason: 'no_agent' });
  });

  test('another program listens', async () => {
    const pages = () => Promise.resolve(new Response('<html>'));
    await expect(agentWith({ fetch: pages }).status()).rejects.toMatchObject({ reason: 'no_agent' });
    const json = () => Promise.resolve(answer({ agent: { name: 'other' } }));
    await expect(agentWith({ fetch: json }).status()).rejects.toMatchObject({ reason: 'no_agent' });
  });

  test('the browser was told not to let this site (Local Network Access)', async () => {
    const denied = agentWith({ fetch: refused, state: 'denied' });
    await expect(denied.status()).rejects.toMatchObject({ reason: 'blocked' });
    const granted = agentWith({ fetch: refused, state: 'granted' });
    await expect(granted.status()).rejects.toMatchObject({ reason: 'no_agent' });
  });

  test('the pairing was ended: all but /status is unreadable', async () => {
    const fetch = (url: unknown) =>
      String(url).endsWith('/status') ? Promise.resolve(status(false)) : refused();
    await expect(agentWith({ fetch }).certificates()).rejects.toMatchObject({ reason: 'not_paired' });
  });

  test('it stopped in the middle', async () => {
    await expect(agentWith({ fetch: refused }).order('1')).rejects.toMatchObject({ reason: 'no_agent' });
  });

  test('what it says itself is handed on', async () => {
    const fetch = () => Promise.resolve(answer({ error: { reason: 'no_token' } }, 409));
    await expect(agentWith({ fetch }).certificates()).rejects.toMatchObject({ reason: 'no_token' });
  });
});

test('the token of the pairing is kept in this browser and sent to the agent alone', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async (url) =>
    String(url).endsWith('/pair/confirm') ? answer({ token: 'secret' }) : answer({ certificates: [] }),
  );
  const agent = agentWith({ fetch });
  await agent.confirmPairing('pairing-1', '123456');
  await agent.certificates();
  const [url, init] = fetch.mock.calls[1] ?? [];
  expect(url).toBe('http://127.0.0.1:27126/certificates');
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer secret');
});
