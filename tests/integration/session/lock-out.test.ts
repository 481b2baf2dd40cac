import { beforeEach, describe, expect, test } from 'vitest';
import { judged } from '#tests/contract/injection.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { codeOf, PASSWORD, saidBy, signIn, tryPassword } from './session-desk.ts';

const server = withTestApp();
const EMAIL = 'xem@demo.vn';
const MINUTE = 60_000;

const wrong = (email: string = EMAIL) => tryPassword(server.current, email, 'sai-mat-khau-roi');
const right = (email: string = EMAIL) => tryPassword(server.current, email, PASSWORD);
const times = <T>(count: number, work: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, work));

/** 20 minutes: whatever the test before has locked or counted is over. */
beforeEach(() => server.current.clock.advance(20 * MINUTE));

describe('ten wrong passwords within 15 minutes', () => {
  test('lock the address for 15, in words that say until when', async () => {
    for (let tries = 1; tries <= 9; tries += 1)
      expect(saidBy(await wrong()).error_description).toContain('không đúng');
    // 20 minutes after the sign-in stood at 09:00 the day began; read from the clock instead of counted.
    const end = new Intl.DateTimeFormat('vi-VN', {
      timeZone: 'Asia/Ho_Chi_Minh',
      hour: '2-digit',
      minute: '2-digit',
    }).format(server.current.clock.epoch_ms() + 15 * MINUTE);
    const tenth = await wrong();
    expect([tenth.status, tenth.body]).toEqual([
      400,
      {
        error: 'invalid_grant',
        error_description: `Email này tạm khóa đến ${end} vì nhập sai nhiều lần. Hãy thử lại sau lúc đó.`,
      },
    ]);
    server.current.clock.advance(14 * MINUTE);
    expect((await right()).body).toEqual(tenth.body);
    server.current.clock.advance(MINUTE);
    expect((await right()).status).toBe(200);
  });

  test('count whether or not the address has an account, and answer alike', async () => {
    const answers = async (email: string) => {
      const all = [];
      for (let tries = 1; tries <= 11; tries += 1) all.push((await wrong(email)).text);
      return all;
    };
    expect(await answers('ai-do@demo.vn')).toEqual(await answers(EMAIL));
  });

  test('count for one address, however it is written, and for no other', async () => {
    for (let tries = 1; tries <= 10; tries += 1)
      await wrong(tries % 2 === 0 ? EMAIL : ` ${EMAIL.toUpperCase()} `);
    expect((await right()).status).toBe(400);
    expect((await right('ketoan@demo.vn')).status).toBe(200);
  });

  test('within 15 minutes: nine, and nine more later, lock nothing', async () => {
    await times(9, () => wrong());
    server.current.clock.advance(15 * MINUTE);
    await times(9, () => wrong());
    expect((await right()).status).toBe(200);
  });

  test('in a row: a right one before starts the count anew', async () => {
    await times(9, () => wrong());
    expect((await right()).status).toBe(200);
    await times(9, () => wrong());
    expect((await right()).status).toBe(200);
  });

  test('do not end who is signed in already', async () => {
    const { access_token } = await signIn(server.current, EMAIL);
    await times(10, () => wrong());
    expect((await judged(server.current, 'getProfile', { token: access_token })).status).toBe(200);
  });

  test('count too where the password is asked again, by that name', async () => {
    const { access_token: token } = await signIn(server.current, EMAIL);
    const prove = (password: string) =>
      judged(server.current, 'startTotp', { token, body: { totp: { password } } });
    const answered = [];
    for (let tries = 1; tries <= 10; tries += 1) answered.push(codeOf(await prove('sai-mat-khau-roi')));
    expect(answered).toEqual([...Array<string>(9).fill('wrong_password'), 'too_many_attempts']);
    expect((await prove(PASSWORD)).status).toBe(429);
    expect((await right()).status).toBe(400);
  });
});

describe('twenty attempts at once', () => {
  test('are told of ten passwords at most', async () => {
    const all = await times(20, () => wrong());
    const told = all.filter((one) => saidBy(one).error_description.includes('không đúng'));
    expect(told.length).toBe(9);
    expect((await right()).status).toBe(400);
  });

  test('with the right password among them once the address is locked, none gets in', async () => {
    await times(10, () => wrong());
    const all = await times(20, () => right());
    expect(all.filter(({ status }) => status === 200)).toEqual([]);
  });

  test('that are all right all get in', async () => {
    await times(9, () => wrong());
    const all = await times(20, () => right());
    expect(all.map(({ status }) => status)).toEqual(Array(20).fill(200));
  });
});

test('an account that was invited and has set no password answers as one with a wrong password', async () => {
  const { db } = server.current.publishing;
  const values = { email: 'moi@demo.vn', tenant_id: 1, user_id: 1, password_hash: null };
  await db
    .insertInto('sign_ins')
    .values({ ...values, created_on: server.current.clock.now() })
    .execute();
  const invited = await tryPassword(server.current, 'moi@demo.vn', '');
  expect(saidBy(invited).error).toBe('invalid_request');
  expect((await tryPassword(server.current, 'moi@demo.vn', PASSWORD)).body).toEqual((await wrong()).body);
});
