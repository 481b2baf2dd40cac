import { expect, test } from 'vitest';
import { sql } from 'kysely';
import type { ErrorBody } from '#tests/contract/injection.ts';
import { withDesk } from './desk.ts';
import { keyIn } from './post-office.ts';

const MINUTE_MS = 60_000;
const OLD = 'hoadon-demo';
const NEW = 'mot-cau-de-nho-moi';
const KTT = 'ktt@demo.vn';

const desk = withDesk({ mail_pause_ms: MINUTE_MS });
const { post } = desk;

const forget = (email: string) => desk.ask('requestPasswordReset', { body: { password_reset: { email } } });
const set = (key: string, new_password: string) =>
  desk.ask('setPassword', { body: { password: { key, new_password } } });

/** Lets the queue run dry. */
async function nothingElseCame(): Promise<void> {
  const waiting = async (): Promise<unknown> => {
    const found = await sql`select task_id from graphile_worker._private_jobs`.execute(
      desk.app.publishing.db,
    );
    return found.rows;
  };
  await expect.poll(waiting, { timeout: 60_000 }).toEqual([]);
  expect(post.mails).toEqual([]);
}

test('a forgotten password is set anew by a link of 60 minutes, used once; every session ends and a mail says so', async () => {
  const { access_token: token = '' } = await desk.signIn(KTT, OLD);
  expect((await desk.ask('getProfile', { token })).status).toBe(200);
  expect((await forget('KTT@demo.vn')).status).toBe(202);
  const key = keyIn(await post.mailTo(KTT));
  expect((await set(key, NEW)).body).toMatchObject({ password_key: { purpose: 'reset', email: KTT } });
  expect((await post.mailTo(KTT)).subject).toBe('Mật khẩu Hóa Đơn Số của bạn vừa được đổi');
  expect((await desk.ask('getProfile', { token })).status).toBe(401);
  expect((await desk.signIn(KTT, OLD)).status).toBe(400);
  expect((await desk.signIn(KTT, NEW)).status).toBe(200);
  expect((await set(key, OLD)).status).toBe(404);

  desk.app.clock.advance(MINUTE_MS);
  await forget(KTT);
  const late = keyIn(await post.mailTo(KTT));
  desk.app.clock.advance(60 * MINUTE_MS);
  const { status, body } = await set(late, OLD);
  expect([status, (body as ErrorBody).errors[0]?.code]).toEqual([404, 'key_unusable']);
});

test('it lifts the lock of an address that was tried too often', async () => {
  const email = 'ketoan@demo.vn';
  for (let attempt = 0; attempt < 10; attempt += 1) await desk.signIn(email, 'sai');
  expect((await desk.signIn(email, OLD)).status).toBe(400);
  await forget(email);
  await set(keyIn(await post.mailTo(email)), NEW);
  expect((await desk.signIn(email, NEW)).status).toBe(200);
});

test('an address without an account gets the same answer and no mail', async () => {
  const known = await forget('thungan@demo.vn');
  await post.mailTo('thungan@demo.vn');
  const unknown = await forget('khong-co@vidu.example');
  expect(unknown.status).toBe(known.status);
  expect(unknown.text.replaceAll('khong-co@vidu.example', '-')).toBe(
    known.text.replaceAll('thungan@demo.vn', '-'),
  );
  await nothingElseCame();
});

test('nobody fills the letter box of another: one mail a minute', async () => {
  desk.app.clock.advance(MINUTE_MS);
  await forget('owner@demo2.vn');
  await post.mailTo('owner@demo2.vn');
  for (let again = 0; again < 3; again += 1) await forget('owner@demo2.vn');
  await nothingElseCame();
});

test('a link that was mailed before opens nothing once the password was changed inside', async () => {
  desk.app.clock.advance(MINUTE_MS);
  await forget('xem@demo.vn');
  const key = keyIn(await post.mailTo('xem@demo.vn'));
  const { access_token: token = '' } = await desk.signIn('xem@demo.vn', OLD);
  const body = { password: { current_password: OLD, new_password: NEW } };
  expect((await desk.ask('changePassword', { token, body })).status).toBe(200);
  expect((await set(key, 'mot-cau-cua-nguoi-khac')).status).toBe(404);
});

test('no secret is kept: neither keys nor codes stand in the queue or in the tables', async () => {
  desk.app.clock.advance(MINUTE_MS);
  post.refuseOnce('owner@demo.vn');
  await forget('owner@demo.vn');
  const key = keyIn(await post.mailTo('owner@demo.vn'));
  const { db } = desk.app.publishing;
  const { rows } = await sql<{ kept: string }>`
    select row_to_json(jobs)::text as kept from graphile_worker._private_jobs as jobs
    union all select row_to_json(keys)::text from password_keys as keys
    union all select row_to_json(log)::text from audit_log as log`.execute(db);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ kept }) => kept.includes(key))).toEqual([]);
});
