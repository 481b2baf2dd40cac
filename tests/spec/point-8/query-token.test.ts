// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { PATIENCE } from '#tests/setup/patience.ts';

// Nothing is drawn: what React puts off would come when the page is gone.
const drawn = vi.hoisted(() => vi.fn());
vi.mock('react-dom/client', () => ({ createRoot: () => ({ render: drawn }) }));
vi.mock('#src/app.tsx', () => ({ App: () => null }));

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  vi.resetModules();
  drawn.mockReset();
});

const token = (exp: number, sub = '1') => `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify({ exp, sub }))}.x`;
const soon = Math.floor(Date.now() / 1000) + 600;

/** Opens /admin with a token in its query, as the page is opened; its owner is signed in already, and the server takes it or not. */
async function openWith(handed: string, status = 200): Promise<string[]> {
  localStorage.setItem('access_token', token(soon));
  document.body.innerHTML = '<div id="root"></div>';
  window.history.replaceState(null, '', `/admin?access_token=${handed}&tab=1`);
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const user = { full_name: 'Trần Thu Hương', email: 'owner@demo.vn' };
  vi.spyOn(window, 'fetch').mockImplementation(
    async () => new Response(JSON.stringify({ user }), { status }),
  );
  await import('#src/main.tsx');
  expect(window.location.search).toBe('?tab=1');
  await vi.waitFor(() => expect(drawn).toHaveBeenCalled(), PATIENCE);
  return logged.mock.calls.map(([first]) => String(first));
}

test("what cannot be read as a token is logged as 'Invalid access token format', and leaves the address [8.token-parse 4.session.query-token-invalid]", async () => {
  expect(await openWith('junk')).toContain('Invalid access token format');
  expect(localStorage.getItem('access_token')).toBe(token(soon));
});

test('a token that can be read is logged as nothing, though it is past', async () => {
  expect(await openWith(token(1_700_000_000))).not.toContain('Invalid access token format');
  expect(localStorage.getItem('access_token')).toBe(token(soon));
});

test('a good one is stored and leaves the address [4.session.valid-token 4.session.query-token]', async () => {
  await openWith(token(soon + 60));
  expect(localStorage.getItem('access_token')).toBe(token(soon + 60));
});

test('one that the server refuses leaves the address and the session as it was', async () => {
  await openWith(token(soon + 60, '7'), 401);
  expect(localStorage.getItem('access_token')).toBe(token(soon));
});
