import { describe, expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import { READY_MADE_ROLES } from '#domain/access/ready-made-roles.table.ts';
import { demoTaxCode } from '#server/db/seed/demo-companies.ts';
import type { Answered, ErrorBody } from '#tests/contract/injection.ts';
import { withDesk } from './desk.ts';
import { codeIn, keyIn } from './post-office.ts';

type Trial = components['schemas']['Trial'];

const MINUTE_MS = 60_000;
const PASSWORD = 'con-meo-nam-ngu-trua';

const desk = withDesk({ mail_pause_ms: MINUTE_MS });
const { post } = desk;

let serial = 0;
const newAddress = (): string => `chu${(serial += 1)}@vidu.example`;

/** A tax code for each application: one belongs to one company. */
const newTaxCode = (): string => demoTaxCode(70_000 + (serial += 1));

const application = (email: string, password = PASSWORD, tax_code = newTaxCode()) => ({
  tax_code,
  company_name: 'Công ty Cổ phần Xây dựng Trường Thịnh',
  address: 'Số 10 đường Trần Hưng Đạo',
  full_name: 'Nguyễn Minh Anh',
  email,
  phone_number: '0905123456',
  password,
});
const start = (email: string, password?: string, tax_code?: string) =>
  desk.ask('createTrial', { body: { trial: application(email, password, tax_code) } });
const resend = (key: string, email: string) =>
  desk.ask('resendTrialCode', { path: { key }, body: { trial: { email } } });
const verify = (key: string, code: string) =>
  desk.ask('verifyTrial', { path: { key }, body: { verification: { code } } });
const trialOf = ({ body }: Answered): Trial => (body as { trial: Trial }).trial;
const refusal = ({ status, body }: Answered) => [status, (body as ErrorBody).errors[0]?.code];
const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function begun(email: string, tax_code?: string): Promise<{ key: string; code: string }> {
  const answer = await start(email, PASSWORD, tax_code);
  expect(answer.status).toBe(202);
  return { key: trialOf(answer).key, code: codeIn(await post.mailTo(email)) };
}

describe('a trial', () => {
  test('starts with the code from the mail: a company with its roles, settings and owner, signed in', async () => {
    const email = newAddress();
    const tax_code = newTaxCode();
    const { key, code } = await begun(email, tax_code);
    const verified = await verify(key, code);
    expect(verified.status).toBe(200);
    const cookies = [verified.headers['set-cookie']].flat().map((one) => String(one).split('=')[0]);
    expect(cookies).toEqual(['access_token', 'XSRF-TOKEN']);
    const { access_token: token } = (verified.body as { token: { access_token: string } }).token;
    const { body: own } = await desk.ask('getTenant', { token });
    expect(own).toMatchObject({
      tenant: {
        name: 'Công ty Cổ phần Xây dựng Trường Thịnh',
        tax_code,
        email,
        trial_until: '2026-12-20',
      },
    });
    const { body: profile } = await desk.ask('getProfile', { token });
    expect(profile).toMatchObject({ user: { email, full_name: 'Nguyễn Minh Anh', permissions: ['full'] } });
    const { body: listed } = await desk.ask('listRoles', { token });
    const { roles } = listed as { roles: { name: string; permissions: string[] }[] };
    expect(roles.map(({ name }) => name).sort()).toEqual(READY_MADE_ROLES.map(({ name }) => name).sort());
    expect((await desk.ask('listCustomers', { token })).headers['x-total-count']).toBe('0');
    expect((await desk.signIn(email, PASSWORD)).status).toBe(200);
    expect(refusal(await verify(key, code))).toEqual([410, 'trial_begun']);
  });

  test('ends after five wrong codes, and the right one comes too late', async () => {
    const { key, code } = await begun(newAddress());
    for (let tries = 1; tries < 5; tries += 1)
      expect(refusal(await verify(key, wrong(code)))).toEqual([422, 'wrong_code']);
    expect(refusal(await verify(key, wrong(code)))).toEqual([410, 'trial_ended']);
    expect(refusal(await verify(key, code))).toEqual([410, 'trial_ended']);
  });

  test('counts wrong codes that come at once', async () => {
    const { key, code } = await begun(newAddress());
    const tried = await Promise.all(Array.from({ length: 8 }, () => verify(key, wrong(code))));
    expect(tried.filter(({ status }) => status === 422)).toHaveLength(4);
    expect(refusal(await verify(key, code))).toEqual([410, 'trial_ended']);
  });

  test('begins once, however often the right code comes at once', async () => {
    const { key, code } = await begun(newAddress());
    const tried = await Promise.all([verify(key, code), verify(key, code)]);
    expect(tried.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  test('has a code for 30 minutes; another is sent after a minute, five in all, and takes its place', async () => {
    const email = newAddress();
    const { key, code } = await begun(email);
    const soon = await resend(key, email);
    expect(refusal(soon)).toEqual([429, 'too_soon']);
    desk.app.clock.advance(30 * MINUTE_MS);
    expect(refusal(await verify(key, code))).toEqual([410, 'code_expired']);
    const codes = [code];
    for (let mails = 2; mails <= 5; mails += 1) {
      const again = await resend(key, email);
      expect(again.status).toBe(202);
      codes.push(codeIn(await post.mailTo(email)));
      desk.app.clock.advance(MINUTE_MS);
    }
    expect(refusal(await resend(key, email))).toEqual([429, 'too_many_mails']);
    const last = codes.at(-1) ?? '';
    const old = codes.find((one) => one !== last) ?? '';
    expect(refusal(await verify(key, old))).toEqual([422, 'wrong_code']);
    expect((await verify(key, last)).status).toBe(200);
  });

  test('goes on at a corrected address', async () => {
    const [mistyped, right] = [newAddress(), newAddress()];
    const { key, code } = await begun(mistyped);
    desk.app.clock.advance(MINUTE_MS);
    expect(trialOf(await resend(key, right)).email).toBe(right);
    const fresh = codeIn(await post.mailTo(right));
    if (fresh !== code) expect(refusal(await verify(key, code))).toEqual([422, 'wrong_code']);
    expect((await verify(key, fresh)).status).toBe(200);
    expect((await desk.signIn(right, PASSWORD)).status).toBe(200);
    expect((await desk.signIn(mistyped, PASSWORD)).status).toBe(400);
  });

  test('of an address that has an account answers alike, sends other words, and no code opens it', async () => {
    const email = newAddress();
    const [fresh, known] = [await start(email), await start('OWNER@demo.vn')];
    const blank = ({ text }: Answered, address: string): string =>
      text.replace(/"key":"[^"]*"/, '').replaceAll(address, '-');
    expect(known.status).toBe(fresh.status);
    expect(blank(known, 'owner@demo.vn')).toBe(blank(fresh, email));
    const mail = await post.mailTo('owner@demo.vn');
    expect(mail.subject).toBe('Email này đã có tài khoản Hóa Đơn Số');
    expect(mail.text).not.toMatch(/^\d{6}$/m);
    expect(refusal(await verify(trialOf(known).key, '000000'))).toEqual([422, 'wrong_code']);
  });

  test('is refused to an address that got an account meanwhile', async () => {
    const email = newAddress();
    const [one, other] = [await begun(email), await begun(email)];
    expect((await verify(one.key, one.code)).status).toBe(200);
    expect(refusal(await verify(other.key, other.code))).toEqual([422, 'already_used']);
  });

  test('is refused for a tax code that a company has, before any mail and after', async () => {
    const taken = { code: 'already_used', fields: ['tax_code'] };
    const firstError = ({ body }: Answered) => (body as ErrorBody).errors[0];
    const tax_code = newTaxCode();
    const [one, other] = [await begun(newAddress(), tax_code), await begun(newAddress(), tax_code)];
    const both = await Promise.all([verify(one.key, one.code), verify(other.key, other.code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    const loser = both.find(({ status }) => status === 422);
    expect(loser && firstError(loser)).toMatchObject(taken);
    for (const code of [tax_code, '0012345672']) {
      const refused = await start(newAddress(), PASSWORD, code);
      expect([refused.status, firstError(refused)]).toMatchObject([422, taken]);
    }
    expect((await start(newAddress(), PASSWORD, `${tax_code}-001`)).status).toBe(202);
  });

  test('is asked for five times a day at most', async () => {
    const email = newAddress();
    const asked: number[] = [];
    for (let times = 1; times <= 6; times += 1) asked.push((await start(email)).status);
    expect(asked).toEqual([202, 202, 202, 202, 202, 429]);
  });

  test('that is moved to another address frees no place at the first one', async () => {
    const email = newAddress();
    const asked: Trial[] = [];
    for (let times = 1; times <= 5; times += 1) asked.push(trialOf(await start(email)));
    desk.app.clock.advance(MINUTE_MS);
    for (const { key } of asked) expect((await resend(key, newAddress())).status).toBe(202);
    expect(refusal(await start(email))).toEqual([429, 'too_many_trials']);
  });

  test('ends no sooner for an address that has an account: 30 minutes from its mail', async () => {
    post.refuseOnce('owner@demo2.vn');
    const { key } = trialOf(await start('owner@demo2.vn'));
    desk.app.clock.advance(MINUTE_MS);
    await post.mailTo('owner@demo2.vn');
    desk.app.clock.advance(30 * MINUTE_MS - 1);
    expect(refusal(await verify(key, '000000'))).toEqual([422, 'wrong_code']);
    desk.app.clock.advance(1);
    expect(refusal(await verify(key, '000000'))).toEqual([410, 'code_expired']);
  });

  test('sends no word that was typed to an address that nobody has shown to be theirs', async () => {
    const email = newAddress();
    await start(email);
    const { text = '', html = '' } = await post.mailTo(email);
    for (const typed of ['Nguyễn Minh Anh', 'Trường Thịnh', 'Trần Hưng Đạo'])
      expect(text + html).not.toContain(typed);
  });

  test.each(['matkhau123', 'chu-nha@vidu.example'])('takes no weak password: %s', async (password) => {
    const { status, body } = await start('chu-nha@vidu.example', password);
    expect(status).toBe(422);
    expect((body as ErrorBody).errors[0]).toMatchObject({ code: 'weak_password', fields: ['password'] });
  });

  test('that nobody knows is not found', async () => {
    const key = '00000000-0000-4000-8000-000000000000';
    expect((await verify(key, '123456')).status).toBe(404);
    expect((await resend(key, newAddress())).status).toBe(404);
  });
});

test('its owner comes back in by a forgotten password', async () => {
  const email = newAddress();
  const { key, code } = await begun(email);
  await verify(key, code);
  await desk.ask('requestPasswordReset', { body: { password_reset: { email } } });
  const link = keyIn(await post.mailTo(email));
  const body = { password: { key: link, new_password: 'lai-mot-cau-khac-nua' } };
  expect((await desk.ask('setPassword', { body })).status).toBe(200);
  expect((await desk.signIn(email, 'lai-mot-cau-khac-nua')).status).toBe(200);
});

describe('a person of a company that has an account', () => {
  const ask = (tax_code: string, email: string, full_name = 'Trần Thị Bình') =>
    desk.ask('requestInvitation', { body: { invitation_request: { tax_code, full_name, email } } });

  test('asks to be invited: those with full rights get a mail, and the answer names none of them', async () => {
    const owner = newAddress();
    const tax_code = newTaxCode();
    const { key, code } = await begun(owner, tax_code);
    await verify(key, code);
    const asked = await ask(tax_code, 'Binh@vidu.example', '<b>Trần Thị Bình</b>');
    expect([asked.status, asked.body]).toEqual([
      202,
      { invitation_request: { tax_code, full_name: '<b>Trần Thị Bình</b>', email: 'binh@vidu.example' } },
    ]);
    const mail = await post.mailTo(owner);
    expect(mail.subject).toContain('xin được mời vào Công ty Cổ phần Xây dựng Trường Thịnh');
    expect(mail.text).toContain('<b>Trần Thị Bình</b> (binh@vidu.example)');
    expect(mail.html).not.toContain('<b>Trần');
  });

  test('is refused for a tax code that no company has', async () => {
    expect(refusal(await ask(newTaxCode(), 'binh@vidu.example'))).toEqual([422, 'no_company']);
  });

  test('sends three requests a day at most', async () => {
    const tax_code = newTaxCode();
    const { key, code } = await begun(newAddress(), tax_code);
    await verify(key, code);
    const email = newAddress();
    for (let sent = 0; sent < 3; sent += 1) expect((await ask(tax_code, email)).status).toBe(202);
    expect(refusal(await ask(tax_code, email))).toEqual([429, 'too_many_requests']);
  });
});
