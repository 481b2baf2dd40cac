import { beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { createPool } from '#server/platform/postgres/pool.ts';
import { inject, judged } from '#tests/contract/injection.ts';
import { isRefused, OWNER, renew, type Tokens } from '#tests/contract/session/token-requests.ts';
import { TEST_APP_OPTIONS, testAppDeps } from '#tests/setup/app-deps.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { codeOf, done, granted, PASSWORD, signIn, tryPassword } from './session-desk.ts';

const server = withTestApp();
const EMAIL = 'ketoan@demo.vn';
const SECOND = 1000;
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';

type Session = { id: string; current: boolean; device: string | null; address: string; last_used_on: string };

const list = (token: string) => done<Session[]>(server.current, 'listSessions', { token });
const statusOf = async (token: string) => (await judged(server.current, 'getProfile', { token })).status;

/** Nobody is signed in but whoever the test signs in. */
beforeEach(async () => {
  const { access_token: token } = await signIn(server.current, EMAIL);
  await done(server.current, 'endOtherSessions', { token });
  const [own] = await list(token);
  await done(server.current, 'endSession', { token, id: own?.id ?? '' });
});

describe('the sessions of an account', () => {
  test('name the device and the address, the one that asks, and when each was used', async () => {
    const headers = { 'user-agent': WINDOWS };
    const body = { ...OWNER, username: EMAIL };
    const other = granted(await judged(server.current, 'createToken', { body, headers }));
    server.current.clock.advance(60 * SECOND);
    const own = await signIn(server.current, EMAIL);
    const now = server.current.clock.now();
    expect(await list(own.access_token)).toMatchObject([
      { current: true, device: null, address: '127.0.0.1', last_used_on: now },
      { current: false, device: 'Chrome trên Windows', address: '127.0.0.1' },
    ]);
    server.current.clock.advance(60 * SECOND);
    granted(await renew(server.current, other.refresh_token));
    const [latest] = await list(own.access_token);
    expect(latest).toMatchObject({
      device: 'Chrome trên Windows',
      last_used_on: server.current.clock.now(),
    });
  });

  test('are those of nobody else', async () => {
    const { access_token: token } = await signIn(server.current, EMAIL);
    const { access_token: other } = await signIn(server.current, 'xem@demo.vn');
    const mine = (await list(token)).map(({ id }) => id);
    expect((await list(other)).map(({ id }) => id).filter((id) => mine.includes(id))).toEqual([]);
    const taken = await judged(server.current, 'endSession', { token: other, id: mine[0] ?? '' });
    expect(taken.status).toBe(404);
    expect(await statusOf(token)).toBe(200);
  });

  test('leave the list once they are over', async () => {
    await signIn(server.current, EMAIL);
    server.current.clock.advance(31 * 24 * 3600 * SECOND);
    const { access_token } = await signIn(server.current, EMAIL);
    expect(await list(access_token)).toHaveLength(1);
  });
});

describe('a session that was ended', () => {
  async function ended(): Promise<{ own: Tokens; other: Tokens }> {
    const [own, other] = [await signIn(server.current, EMAIL), await signIn(server.current, EMAIL)];
    expect(await statusOf(other.access_token), 'remembered from here on').toBe(200);
    const there = (await list(own.access_token)).find(({ current }) => !current);
    const left = await done<Session[]>(server.current, 'endSession', {
      token: own.access_token,
      id: there?.id ?? '',
    });
    expect(left).toMatchObject([{ current: true }]);
    return { own, other };
  }

  test('is refused from the next request on', async () => {
    const { own, other } = await ended();
    expect(await statusOf(other.access_token)).toBe(401);
    expect(isRefused(await renew(server.current, other.refresh_token))).toBe(true);
    expect(await statusOf(own.access_token)).toBe(200);
  });

  test('is refused by another process within three seconds', async () => {
    const pool = createPool(server.current.database_url);
    const { clock, master } = server.current;
    const app = await buildApp(testAppDeps(pool, clock, master), TEST_APP_OPTIONS);
    const elsewhere = { ...server.current, app };
    const ask = async (token: string) => (await inject(elsewhere, 'getProfile', { token })).status;
    try {
      const other = await signIn(server.current, EMAIL);
      expect(await ask(other.access_token)).toBe(200);
      const own = await signIn(server.current, EMAIL);
      await done(server.current, 'endOtherSessions', { token: own.access_token });
      clock.advance(3 * SECOND);
      expect(await ask(other.access_token)).toBe(401);
      expect(await ask(own.access_token)).toBe(200);
    } finally {
      await elsewhere.app.close();
      await pool.end();
    }
  });

  test('can be ended once; what was never one is not found', async () => {
    const { access_token: token } = await signIn(server.current, EMAIL);
    for (const id of ['00000000-0000-4000-8000-000000000000', (await list(token))[0]?.id ?? '']) {
      const first = await judged(server.current, 'endSession', { token, id });
      expect([200, 404]).toContain(first.status);
    }
    expect(await statusOf(token), 'one may end the session one asks with').toBe(401);
  });
});

test('ending all others leaves the one that asks', async () => {
  const others = [await signIn(server.current, EMAIL), await signIn(server.current, EMAIL)];
  const { access_token: token } = await signIn(server.current, EMAIL);
  expect(await done(server.current, 'endOtherSessions', { token })).toMatchObject([{ current: true }]);
  for (const { access_token } of others) expect(await statusOf(access_token)).toBe(401);
  expect(await statusOf(token)).toBe(200);
});

describe('a new password', () => {
  const FRESH = 'cà phê sữa đá 17 ly';
  const change = (token: string, current_password: string, new_password: string) =>
    judged(server.current, 'changePassword', {
      token,
      body: { password: { current_password, new_password } },
    });

  test('ends every other session, opens from then on, and a mail is on its way', async () => {
    const other = await signIn(server.current, EMAIL);
    const own = await signIn(server.current, EMAIL);
    expect((await change(own.access_token, PASSWORD, FRESH)).status).toBe(200);
    expect(await statusOf(other.access_token)).toBe(401);
    expect(isRefused(await renew(server.current, other.refresh_token))).toBe(true);
    granted(await renew(server.current, own.refresh_token));
    expect((await tryPassword(server.current, EMAIL, PASSWORD)).status).toBe(400);
    granted(await tryPassword(server.current, EMAIL, FRESH));
    const pool = createPool(server.current.database_url);
    const { rows } = await pool.query<{ payload: object }>(
      `select payload from graphile_worker._private_jobs as job
       join graphile_worker._private_tasks as task on task.id = job.task_id where task.identifier = 'mail-notice'`,
    );
    await pool.end();
    const { id: user_id } = await done<{ id: number }>(server.current, 'getProfile', {
      token: own.access_token,
    });
    expect(rows).toEqual([{ payload: { kind: 'password_changed', tenant_id: 1, user_id } }]);
    expect((await change(own.access_token, FRESH, PASSWORD)).status).toBe(200);
  });

  test.each([
    ['the current one is wrong', 'sai-mat-khau-roi', FRESH, 'wrong_password', 'current_password'],
    ['it is common', PASSWORD, 'matkhau123', 'weak_password', 'new_password'],
    ['it holds the address', PASSWORD, 'ketoan@demo.vn', 'weak_password', 'new_password'],
    ['it is short', PASSWORD, 'ngắn', 'invalid_minlength', 'new_password'],
  ])('is refused when %s', async (_what, current, fresh, code, field) => {
    const other = await signIn(server.current, EMAIL);
    const { access_token: token } = await signIn(server.current, EMAIL);
    const answered = await change(token, current, fresh);
    expect(answered.status).toBe(422);
    expect(answered.body).toMatchObject({ errors: [{ code, fields: [field] }] });
    expect(await statusOf(other.access_token), 'nothing was done').toBe(200);
  });
});

describe('one’s own account', () => {
  const own = { full_name: 'Lê Thu Hà', phone_number: '0905123456', language: 'vi', theme: 'dark' };
  const update = (token: string, user: object) =>
    judged(server.current, 'updateProfile', { token, body: { user } });
  type User = { id: number; lock_version: number; full_name: string };

  test('is changed, seen at once, and stands in the log without a secret', async () => {
    const { access_token: token } = await signIn(server.current, EMAIL);
    const before = await done<User>(server.current, 'getProfile', { token });
    expect((await update(token, { ...own, lock_version: before.lock_version })).status).toBe(200);
    expect(await done(server.current, 'getProfile', { token })).toMatchObject({
      ...own,
      lock_version: before.lock_version + 1,
    });
    const { access_token: owner } = await signIn(server.current, OWNER.username);
    const [entry] = await done<object[]>(server.current, 'listAuditLog', {
      token: owner,
      query: { resource: 'users', record_id: String(before.id), limit: '1' },
    });
    expect(entry).toMatchObject({ action: 'update', resource: 'users', record_id: before.id });
    expect(JSON.stringify(entry)).toContain('Lê Thu Hà');
    expect(await done(server.current, 'getAuditVerdict', { token: owner })).toMatchObject({
      broken_at: null,
    });
  });

  test('changed elsewhere meanwhile, both versions come back', async () => {
    const { access_token: token } = await signIn(server.current, EMAIL);
    const { lock_version } = await done<User>(server.current, 'getProfile', { token });
    await update(token, { ...own, lock_version });
    const late = await update(token, { ...own, full_name: 'Tên khác', lock_version });
    expect([late.status, codeOf(late)]).toEqual([409, 'stale_record']);
    expect(late.body).toMatchObject({
      current: { full_name: 'Lê Thu Hà', lock_version: lock_version + 1 },
      submitted: { full_name: 'Tên khác', lock_version },
    });
  });

  test.each([
    ['updateProfile', { user: { ...own, lock_version: 1 } }],
    ['changePassword', { password: { current_password: PASSWORD, new_password: 'cà phê sữa đá' } }],
    ['listSessions', undefined],
    ['endOtherSessions', undefined],
    ['endSession', undefined],
    ['startTotp', { totp: { password: PASSWORD } }],
    ['confirmTotp', { totp: { code: '123456' } }],
    ['removeTotp', { totp: { password: PASSWORD } }],
    ['renewRecoveryCodes', { recovery_codes: { password: PASSWORD } }],
    ['startPasskey', { passkey_challenge: { password: PASSWORD } }],
    [
      'createPasskey',
      { passkey: { name: 'x', challenge_id: '00000000-0000-4000-8000-000000000000', credential: '{}' } },
    ],
    ['listPasskeys', undefined],
    ['removePasskey', { passkey: { password: PASSWORD } }],
  ])('is out of reach of keys for programs: %s', async (operation, body) => {
    const { access_token } = await signIn(server.current, OWNER.username);
    const made = await done<{ secret: string }>(server.current, 'createApiToken', {
      token: access_token,
      body: { api_token: { name: 'Phần mềm bán hàng', permissions: ['full'], expires_on: null } },
    });
    const answered = await judged(server.current, operation, {
      token: made.secret,
      ...(operation === 'endSession' ? { id: '00000000-0000-4000-8000-000000000000' } : {}),
      ...(body === undefined ? {} : { body }),
    });
    expect([answered.status, codeOf(answered)]).toEqual([403, 'api_token_refused']);
  });
});
