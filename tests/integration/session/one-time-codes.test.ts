import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { judged, type Answered } from '#tests/contract/injection.ts';
import { askToken } from '#tests/contract/session/token-requests.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import {
  armWithTotp,
  codeAt,
  codeOf,
  done,
  firstStep,
  granted,
  PASSWORD,
  saidBy,
  signIn,
  tryPassword,
  type Armed,
} from './session-desk.ts';

const server = withTestApp();
const EMAIL = 'ketoan@demo.vn';
const MINUTE = 60_000;

let armed: Armed;
beforeAll(async () => {
  armed = await armWithTotp(server.current, EMAIL);
});
beforeEach(() => server.current.clock.advance(20 * MINUTE));

const now = (steps = 0): string => codeAt(server.current, armed.secret, steps);
const second = (mfa_token: string, otp: string): Promise<Answered> =>
  askToken(server.current, { grant_type: 'otp', mfa_token, otp });
const withCode = (mfa_token: string, recovery_code: string): Promise<Answered> =>
  askToken(server.current, { grant_type: 'recovery_code', mfa_token, recovery_code });
/** Six digits that are the code of no step about now. */
const wrongCode = (): string =>
  ['000000', '111111', '222222', '333333'].find((one) => ![-1, 0, 1].some((at) => now(at) === one)) ?? '';

describe('an account with one-time codes', () => {
  test('is asked for the second step after the right password, and gets no token by it', async () => {
    const answered = await tryPassword(server.current, EMAIL, PASSWORD);
    expect(answered.body).toMatchObject({ error: 'mfa_required', mfa_methods: ['otp', 'recovery_code'] });
    expect(Object.keys(answered.body as object).sort()).toEqual([
      'error',
      'error_description',
      'mfa_methods',
      'mfa_token',
    ]);
    expect(answered.headers['set-cookie']).toBeUndefined();
  });

  test('is told nothing of it after a wrong one', async () => {
    expect(saidBy(await tryPassword(server.current, EMAIL, 'sai-mat-khau-roi')).error).toBe('invalid_grant');
  });

  test.each([
    ['of now', 0],
    ['of the step before', -1],
    ['of the step after', 1],
  ])('comes in with the code %s', async (_what, steps) => {
    const { mfa_token } = await firstStep(server.current, EMAIL);
    const { access_token } = granted(await second(mfa_token, now(steps)));
    expect(await done(server.current, 'getProfile', { token: access_token })).toMatchObject({ totp: true });
  });

  test.each([
    ['two steps ago', -2],
    ['two steps ahead', 2],
  ])('does not with the code of %s', async (_what, steps) => {
    const { mfa_token } = await firstStep(server.current, EMAIL);
    expect(saidBy(await second(mfa_token, now(steps))).error_description).toMatch(/^Mã không đúng/);
  });

  test('a code works once, also in another sign-in', async () => {
    const [one, other] = [await firstStep(server.current, EMAIL), await firstStep(server.current, EMAIL)];
    granted(await second(one.mfa_token, now()));
    expect((await second(other.mfa_token, now())).status).toBe(400);
    expect((await second(other.mfa_token, now(-1))).status, 'nor one before it').toBe(400);
    granted(await second(other.mfa_token, now(1)));
  });

  test('of eight who send one code at once, one comes in', async () => {
    // Ten failures lock the address, and the right one could come after them.
    const steps = [];
    for (let at = 0; at < 8; at += 1) steps.push(await firstStep(server.current, EMAIL));
    const code = now();
    const all = await Promise.all(steps.map(({ mfa_token }) => second(mfa_token, code)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('the token of the second step', () => {
  test('serves once', async () => {
    const { mfa_token } = await firstStep(server.current, EMAIL);
    granted(await second(mfa_token, now()));
    expect(saidBy(await second(mfa_token, now(1))).error_description).toContain('Hãy đăng nhập lại');
  });

  test('ends after five minutes', async () => {
    const { mfa_token } = await firstStep(server.current, EMAIL);
    server.current.clock.advance(5 * MINUTE);
    expect(saidBy(await second(mfa_token, now())).error_description).toContain('Hãy đăng nhập lại');
  });

  test('ends after five tries, and says how many are left', async () => {
    const { mfa_token } = await firstStep(server.current, EMAIL);
    const said = [];
    for (let tries = 1; tries <= 5; tries += 1)
      said.push(saidBy(await second(mfa_token, wrongCode())).error_description);
    expect(said.slice(0, 4).map((words) => /còn (\d) lần/.exec(words)?.[1])).toEqual(['4', '3', '2', '1']);
    expect(said[4]).toContain('hết lượt thử');
    expect((await second(mfa_token, now())).status).toBe(400);
  });

  test('bears five tries, though twenty come at once', async () => {
    const { mfa_token } = await firstStep(server.current, EMAIL);
    const all = await Promise.all(Array.from({ length: 20 }, () => second(mfa_token, wrongCode())));
    const judged_codes = all.filter((one) => /còn \d lần|hết lượt thử/.test(saidBy(one).error_description));
    expect(judged_codes.filter((one) => saidBy(one).error_description.includes('còn'))).toHaveLength(4);
  });

  test('nobody can make one up', async () => {
    expect((await second('x'.repeat(43), now())).status).toBe(400);
    expect(saidBy(await askToken(server.current, { grant_type: 'otp', otp: now() })).error).toBe(
      'invalid_request',
    );
  });
});

test('wrong codes lock the address like wrong passwords, and right passwords between them do not help', async () => {
  for (let round = 0; round < 2; round += 1) {
    const { mfa_token } = await firstStep(server.current, EMAIL);
    for (let tries = 0; tries < 5; tries += 1) await second(mfa_token, wrongCode());
  }
  expect(saidBy(await tryPassword(server.current, EMAIL, PASSWORD)).error_description).toContain('tạm khóa');
  server.current.clock.advance(15 * MINUTE);
  const { mfa_token } = await firstStep(server.current, EMAIL);
  granted(await second(mfa_token, now()));
});

describe('recovery codes', () => {
  test('are ten of the shown form', () => {
    expect(new Set(armed.recovery_codes).size).toBe(10);
    for (const code of armed.recovery_codes) expect(code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  });

  test('open once each, however they are typed', async () => {
    const [code = ''] = armed.recovery_codes;
    const typed = ` ${code.toLowerCase().replace('-', ' ')} `;
    const one = await firstStep(server.current, EMAIL);
    const { access_token } = granted(await withCode(one.mfa_token, typed));
    expect(await done(server.current, 'getProfile', { token: access_token })).toMatchObject({
      recovery_codes: 9,
    });
    const again = await firstStep(server.current, EMAIL);
    expect(saidBy(await withCode(again.mfa_token, code)).error_description).toContain('đã dùng');
  });

  test('of two who send one code at once, one comes in', async () => {
    const code = armed.recovery_codes[1] ?? '';
    const steps = [await firstStep(server.current, EMAIL), await firstStep(server.current, EMAIL)];
    const all = await Promise.all(steps.map(({ mfa_token }) => withCode(mfa_token, code)));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('are of their own account alone', async () => {
    const other = await armWithTotp(server.current, 'xem@demo.vn');
    const { mfa_token } = await firstStep(server.current, EMAIL);
    expect((await withCode(mfa_token, other.recovery_codes[0] ?? '')).status).toBe(400);
  });

  test('those of before are worth nothing once there are new ones', async () => {
    const { mfa_token } = await firstStep(server.current, EMAIL);
    const { access_token: token } = granted(await second(mfa_token, now()));
    const body = { recovery_codes: { password: PASSWORD } };
    const fresh = await done<string[]>(server.current, 'renewRecoveryCodes', { token, body });
    const old = await firstStep(server.current, EMAIL);
    expect((await withCode(old.mfa_token, armed.recovery_codes[5] ?? '')).status).toBe(400);
    granted(await withCode(old.mfa_token, fresh[5] ?? ''));
  });
});

test('a sign-in that was half made with the old password ends with it', async () => {
  const { mfa_token: first } = await firstStep(server.current, EMAIL);
  const { access_token: token } = granted(await second(first, now()));
  const { mfa_token } = await firstStep(server.current, EMAIL);
  const fresh = 'cà phê sữa đá 17 ly';
  const change = (current_password: string, new_password: string) =>
    done(server.current, 'changePassword', { token, body: { password: { current_password, new_password } } });
  await change(PASSWORD, fresh);
  server.current.clock.advance(MINUTE);
  expect(saidBy(await second(mfa_token, now())).error).toBe('invalid_grant');
  await change(fresh, PASSWORD);
});

describe('turning codes on and off', () => {
  const start = (token: string, password: string = PASSWORD) =>
    judged(server.current, 'startTotp', { token, body: { totp: { password } } });

  test('asks for the password first, and for nothing at sign-in until a code was confirmed', async () => {
    const { access_token: token } = await signIn(server.current, 'owner@demo2.vn');
    expect(codeOf(await start(token, 'sai-mat-khau-roi'))).toBe('wrong_password');
    expect((await start(token)).status).toBe(201);
    await signIn(server.current, 'owner@demo2.vn');
    const wrong = await judged(server.current, 'confirmTotp', { token, body: { totp: { code: '000000' } } });
    expect([wrong.status, codeOf(wrong)]).toEqual([422, 'wrong_code']);
  });

  test('the code that confirms does not open too', async () => {
    const { access_token: token } = await signIn(server.current, 'owner@demo2.vn');
    const { body } = await start(token);
    const { secret, uri } = (body as { totp: { secret: string; uri: string } }).totp;
    expect(decodeURIComponent(uri)).toContain('Hóa Đơn Số:owner@demo2.vn');
    const code = codeAt(server.current, secret);
    await done(server.current, 'confirmTotp', { token, body: { totp: { code } } });
    const { mfa_token } = await firstStep(server.current, 'owner@demo2.vn');
    expect((await second(mfa_token, code)).status).toBe(400);
    expect(codeOf(await start(token)), 'nobody swaps the secret').toBe('totp_is_on');
  });

  test('off, the password alone opens again, and the recovery codes are gone', async () => {
    const step = await firstStep(server.current, EMAIL);
    const own = granted(await second(step.mfa_token, now())).access_token;
    const body = { totp: { password: PASSWORD } };
    const after = await done(server.current, 'removeTotp', { token: own, body });
    expect(after).toMatchObject({ totp: false, recovery_codes: 0 });
    await signIn(server.current, EMAIL);
    const none = await judged(server.current, 'renewRecoveryCodes', {
      token: own,
      body: { recovery_codes: { password: PASSWORD } },
    });
    expect([none.status, codeOf(none)]).toEqual([409, 'no_second_factor']);
  });
});
