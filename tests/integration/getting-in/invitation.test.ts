import { beforeAll, describe, expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import type { ErrorBody } from '#tests/contract/injection.ts';
import { armWithTotp } from '#tests/integration/session/session-desk.ts';
import { withDesk } from './desk.ts';
import { keyIn } from './post-office.ts';

type User = components['schemas']['Account'];

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const PASSWORD = 'con-meo-nam-ngu-trua';

const desk = withDesk({ mail_pause_ms: MINUTE_MS });
const { post } = desk;

let token = '';
let role_id = 0;
beforeAll(async () => {
  token = await desk.app.signIn('owner@demo.vn');
  const { body } = await desk.ask('listRoles', { token });
  const { roles } = body as { roles: { id: number; name: string }[] };
  role_id = roles.find(({ name }) => name === 'Kế toán')?.id ?? 0;
});

let serial = 0;
const newAddress = (): string => `nhanvien${(serial += 1)}@saoviet.example`;

async function hire(email: string, full_name = 'Lê Văn Mới'): Promise<User> {
  const user = { email, full_name, phone_number: null, role_id, status: 'active' };
  const { status, body } = await desk.ask('createUser', { token, body: { user } });
  expect(status).toBe(201);
  return (body as { user: User }).user;
}

const read = (key: string) => desk.ask('readPasswordKey', { body: { password_key: { key } } });
const set = (key: string, new_password = PASSWORD) =>
  desk.ask('setPassword', { body: { password: { key, new_password } } });
const codeOf = ({ body }: { body: unknown }): string | undefined => (body as ErrorBody).errors[0]?.code;

async function change(user: User, changed: Partial<User>): Promise<User> {
  const { id, created_on: _created, activated_on: _activated, ...rest } = { ...user, ...changed };
  const { status, body } = await desk.ask('updateUser', { id, token, body: { user: rest } });
  expect(status).toBe(200);
  return (body as { user: User }).user;
}

describe('an invitation', () => {
  test('goes out with the new account, sets its password once, and lets it in', async () => {
    const email = newAddress();
    const user = await hire(email);
    expect(user.activated_on).toBeNull();
    expect((await desk.signIn(email, PASSWORD)).status).toBe(400);
    const mail = await post.mailTo(email);
    expect(mail.subject).toBe('Lời mời vào Công ty Cổ phần Thương mại Sao Việt trên Hóa Đơn Số');
    expect(mail.text).toContain('https://hoadon.test/s/');
    expect(mail.html).toContain('Công ty Cổ phần Thương mại Sao Việt');
    const key = keyIn(mail);
    expect((await read(key)).body).toEqual({
      password_key: {
        purpose: 'invitation',
        email,
        full_name: 'Lê Văn Mới',
        company_name: 'Công ty Cổ phần Thương mại Sao Việt',
        expires_on: new Date(desk.app.clock.epoch_ms() + 7 * DAY_MS).toISOString(),
      },
    });
    expect((await set(key)).status).toBe(200);
    expect((await desk.signIn(email, PASSWORD)).status).toBe(200);
    const { body } = await desk.ask('getUser', { id: user.id, token });
    expect((body as { user: User }).user.activated_on).toBe(desk.app.clock.now());
    expect((await read(key)).status).toBe(404);
    expect((await set(key, 'mot-mat-khau-khac-nua')).status).toBe(404);
  });

  test('is taken by one of two who use it at once', async () => {
    const email = newAddress();
    await hire(email);
    const key = keyIn(await post.mailTo(email));
    const both = await Promise.all([set(key, 'nguoi-thu-nhat-dat'), set(key, 'nguoi-thu-hai-dat')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    const winner = both[0]?.status === 200 ? 'nguoi-thu-nhat-dat' : 'nguoi-thu-hai-dat';
    expect((await desk.signIn(email, winner)).status).toBe(200);
  });

  test('is good for seven days', async () => {
    const email = newAddress();
    await hire(email);
    const key = keyIn(await post.mailTo(email));
    const before = desk.app.clock.now();
    desk.app.clock.advance(7 * DAY_MS - 1000);
    expect((await read(key)).status).toBe(200);
    desk.app.clock.advance(1000);
    expect((await read(key)).status).toBe(404);
    expect(codeOf(await set(key))).toBe('key_unusable');
    desk.app.clock.set(before);
  });

  test('refuses a weak password and stays good', async () => {
    const email = newAddress();
    await hire(email);
    const key = keyIn(await post.mailTo(email));
    for (const weak of ['matkhau123', `${email}-2026`]) {
      const { status, body } = await set(key, weak);
      expect(status).toBe(422);
      expect((body as ErrorBody).errors[0]).toMatchObject({
        code: 'weak_password',
        fields: ['new_password'],
      });
    }
    expect((await set(key)).status).toBe(200);
  });

  test('is sent again with a message, once a minute, and the older link opens nothing', async () => {
    const email = newAddress();
    const user = await hire(email);
    const first = keyIn(await post.mailTo(email));
    const again = () =>
      desk.ask('inviteUser', {
        id: user.id,
        token,
        body: { invitation: { message: 'Chị đặt giúp em <b>nhé</b>\nCảm ơn chị' } },
      });
    const soon = await again();
    expect(soon.status).toBe(429);
    expect(codeOf(soon)).toBe('too_soon');
    desk.app.clock.advance(MINUTE_MS);
    expect((await again()).status).toBe(200);
    const mail = await post.mailTo(email);
    expect(mail.text).toContain('> Chị đặt giúp em <b>nhé</b>\n> Cảm ơn chị');
    expect(mail.html).toContain('&lt;b&gt;nhé&lt;/b&gt;');
    expect(mail.html).not.toContain('<b>nhé');
    expect((await read(first)).status).toBe(404);
    expect((await read(keyIn(mail))).status).toBe(200);
  });

  test('follows a corrected address, and the link at the old one opens nothing', async () => {
    const [wrong, right] = [newAddress(), newAddress()];
    const user = await hire(wrong);
    const old = keyIn(await post.mailTo(wrong));
    await change(user, { email: right });
    const key = keyIn(await post.mailTo(right));
    expect((await read(old)).status).toBe(404);
    expect((await set(key)).status).toBe(200);
    expect((await desk.signIn(right, PASSWORD)).status).toBe(200);
    expect((await desk.signIn(wrong, PASSWORD)).status).toBe(400);
  });

  test('opens nothing for who has been deactivated, and cannot be sent to them', async () => {
    const email = newAddress();
    const user = await hire(email);
    const key = keyIn(await post.mailTo(email));
    await change(user, { status: 'inactive' });
    expect((await read(key)).status).toBe(404);
    const refused = await desk.ask('inviteUser', {
      id: user.id,
      token,
      body: { invitation: { message: null } },
    });
    expect(refused.status).toBe(409);
    expect(codeOf(refused)).toBe('inactive_user');
  });

  test('is tried again when the mail server refuses it', async () => {
    const email = newAddress();
    post.refuseOnce(email);
    await hire(email);
    expect((await read(keyIn(await post.mailTo(email)))).status).toBe(200);
  });

  test('carries no header that a name brings along', async () => {
    const email = newAddress();
    await hire(email, 'Kẻ xấu Bcc: nan-nhan@vidu.example');
    const mail = await post.mailTo(email);
    expect(mail.bcc ?? []).toEqual([]);
    expect(mail.to).toEqual([{ address: email, name: '' }]);
  });
});

describe('an address', () => {
  test.each(['owner@demo.vn', 'OWNER@demo2.vn'])('%s has one account in all companies', async (email) => {
    const user = { email, full_name: 'Trùng', phone_number: null, role_id, status: 'active' };
    const { status, body } = await desk.ask('createUser', { token, body: { user } });
    expect(status).toBe(422);
    expect((body as ErrorBody).errors).toEqual([
      {
        code: 'already_used',
        message: 'Email đăng nhập này đã có. Hãy chọn email đăng nhập khác.',
        fields: ['email'],
      },
    ]);
  });
});

test('who is deactivated is out at once', async () => {
  const email = newAddress();
  const user = await hire(email);
  await set(keyIn(await post.mailTo(email)));
  const { body } = await desk.ask('getUser', { id: user.id, token });
  const { access_token = '' } = await desk.signIn(email, PASSWORD);
  expect((await desk.ask('getProfile', { token: access_token })).status).toBe(200);
  await change((body as { user: User }).user, { status: 'inactive' });
  desk.app.clock.advance(3_000);
  expect((await desk.ask('getProfile', { token: access_token })).status).toBe(401);
});

test('a second factor that is removed ends the sessions, is told by mail and stands in the log; one that is not there is not', async () => {
  const email = newAddress();
  const { id } = await hire(email);
  await set(keyIn(await post.mailTo(email)));
  const hasOne = async () => (await desk.ask('getSecondFactor', { id, token })).body;
  expect(await hasOne()).toEqual({ second_factor: { is_on: false } });
  const refused = await desk.ask('removeSecondFactor', { id, token });
  expect([refused.status, codeOf(refused)]).toEqual([409, 'no_second_factor']);
  const { access_token } = await armWithTotp(desk.app, email, PASSWORD);
  await post.mailTo(email);
  expect(await hasOne()).toEqual({ second_factor: { is_on: true } });
  expect((await desk.ask('removeSecondFactor', { id, token })).status).toBe(200);
  expect(await hasOne()).toEqual({ second_factor: { is_on: false } });
  const mail = await post.mailTo(email);
  expect(mail.subject).toBe('Xác thực hai lớp của bạn vừa được gỡ');
  desk.app.clock.advance(3_000);
  expect((await desk.ask('getProfile', { token: access_token })).status).toBe(401);
  const log = await desk.ask('listAuditLog', { token });
  expect(log.text).toContain('second_factor');
});

test('nobody takes off their own second factor here, where no password is asked for', async () => {
  const { body } = await desk.ask('getProfile', { token: await desk.app.signIn('owner@demo.vn') });
  const { id } = (body as { user: { id: number } }).user;
  const refused = await desk.ask('removeSecondFactor', { id, token });
  expect([refused.status, codeOf(refused)]).toEqual([409, 'own_second_factor']);
});

test('a key for programs opens no account and lets nobody into one', async () => {
  const user = await hire(newAddress());
  const made = await desk.ask('createApiToken', {
    token,
    body: { api_token: { name: 'Chấm công', permissions: ['full'], expires_on: null } },
  });
  const { secret } = (made.body as { api_token: { secret: string } }).api_token;
  const { id, created_on: _created, activated_on: _activated, ...rest } = user;
  const fields = { email: newAddress(), full_name: 'Lạ', phone_number: null, role_id, status: 'active' };
  const asked = await Promise.all([
    desk.ask('createUser', { token: secret, body: { user: fields } }),
    desk.ask('updateUser', { id, token: secret, body: { user: { ...rest, email: newAddress() } } }),
    desk.ask('inviteUser', { id, token: secret, body: { invitation: { message: null } } }),
    desk.ask('removeSecondFactor', { id, token: secret }),
  ]);
  for (const answered of asked)
    expect([answered.status, codeOf(answered)]).toEqual([403, 'api_token_refused']);
  expect((await desk.ask('getUser', { id, token: secret })).status).toBe(200);
});

test('an address that is changed is told of it, at each step of the way', async () => {
  const [first, second, third] = [newAddress(), newAddress(), newAddress()];
  const hired = await hire(first);
  await set(keyIn(await post.mailTo(first)));
  const { body } = await desk.ask('getUser', { id: hired.id, token });
  const moved = await change((body as { user: User }).user, { email: second });
  await change(moved, { email: third });
  for (const old of [first, second]) {
    const mail = await post.mailTo(old);
    expect(mail.subject).toBe('Email đăng nhập Hóa Đơn Số của bạn vừa được đổi');
    expect(mail.text).not.toContain(third);
  }
  expect((await desk.signIn(third, PASSWORD)).status).toBe(200);
});
