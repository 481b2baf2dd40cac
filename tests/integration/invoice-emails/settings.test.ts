import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEFAULT_TEMPLATE } from '#domain/delivery/mail-template.ts';
import type { components } from '#generated/types.ts';
import type { Mail } from '#server/gateways/mail/mailer.ts';
import { collectAnswers } from '#server/modules/documents/index.ts';
import { invoiceEmailTasks } from '#server/modules/invoice-emails/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { judged, type Answered, type ErrorBody } from '#tests/contract/injection.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { deskOf, TENANT, type Desk } from '../signing/desk.ts';

type Schemas = components['schemas'];
type Settings = Schemas['MailSettings'];

const server = withTestApp();
let desk: Desk;
let token = '';
const box: Mail[] = [];

beforeAll(async () => {
  desk = await deskOf(server.current);
  token = await server.current.signIn('owner@demo.vn');
});
beforeEach(() => {
  box.length = 0;
});

const settingsIn = ({ body, text }: Answered): Settings => {
  expect(body, text).toHaveProperty('mail_settings');
  return (body as { mail_settings: Settings }).mail_settings;
};

const read = async (): Promise<Settings> =>
  settingsIn(await judged(server.current, 'getMailSettings', { token }));

async function set(changes: Partial<Schemas['MailSettingsInput']>): Promise<Answered> {
  const { sends_automatically, lock_version } = await read();
  return judged(server.current, 'updateMailSettings', {
    token,
    body: { mail_settings: { sends_automatically, subject: null, body: null, lock_version, ...changes } },
  });
}

/** Signed, sent and answered. */
async function issued(changes: Parameters<Desk['draft']>[0] = {}): Promise<number> {
  const draft = await desk.draft({ buyer_email: 'mua@khach.vn', buyer_name: 'Bao bì Sáng', ...changes });
  expect((await desk.publish(draft)).status).toBe(202);
  await desk.work([draft.id]);
  await collectAnswers(server.current.publishing, TENANT);
  return draft.id;
}

async function emails(id: number): Promise<Schemas['InvoiceEmail'][]> {
  const { body } = await judged(server.current, 'listInvoiceEmails', { token, id });
  return (body as { emails: Schemas['InvoiceEmail'][] }).emails;
}

/** The jobs of an invoice's mails, as often as they are asked for. */
async function work(id: number): Promise<void> {
  const mailer = {
    delivers: true,
    send: async (mail: Mail) => void box.push(mail),
    close: async () => undefined,
  };
  const tasks = invoiceEmailTasks({ ...server.current.mail, mailer });
  for (const one of await emails(id))
    await tasks['mail-invoice']?.({ tenant_id: TENANT, email_id: one.id }, 1);
}

describe('the template of a company', () => {
  test('is the usual one until it has its own; a mail says what the template said when it was asked for', async () => {
    expect(await read()).toEqual({
      ...DEFAULT_TEMPLATE,
      sends_automatically: false,
      is_default: true,
      lock_version: 1,
    });
    const id = await issued();
    const saved = settingsIn(
      await set({ subject: 'HĐ {so_hoa_don}', body: 'Gửi {nguoi_mua},\n\nTổng {tong_tien}.' }),
    );
    expect(saved.is_default).toBe(false);
    await judged(server.current, 'sendEmail', {
      token,
      body: { mail_sender: { invoice_ids: [id], recipients: null, subject: null, message: null } },
    });
    await set({});
    await work(id);
    const [mail] = box;
    expect(mail?.subject).toMatch(/^HĐ 1C26TAA \d{8}$/);
    expect(mail?.text).toMatch(/^Gửi Bao bì Sáng,\n\nTổng [\d.]+ VND\.\n\n/);
    expect(mail?.text).toMatch(/Xem hóa đơn:\nhttps?:\/\/\S+\/tra-cuu\/[\w-]{43}\n/);
    expect(await read()).toMatchObject({ ...DEFAULT_TEMPLATE, is_default: true });
  });

  test('names no field that there is not, and is not written over unseen', async () => {
    const odd = await set({ body: 'Chào {ten_khach}' });
    const { errors } = odd.body as ErrorBody;
    expect([odd.status, errors.map(({ code, fields }) => [code, fields])]).toEqual([
      422,
      [['unknown_field', ['body']]],
    ]);
    const { lock_version } = await read();
    expect((await set({ lock_version: lock_version + 1 })).status).toBe(409);
  });
});

describe('sending by itself', () => {
  test('is off until it is chosen', async () => {
    const id = await issued();
    expect(await emails(id)).toEqual([]);
  });

  test('mails an invoice to its buyer once it has its code, and never twice', async () => {
    const before = await issued();
    await set({ sends_automatically: true });
    const draft = await desk.draft({ buyer_email: 'MUA@khach.vn' });
    await desk.publish(draft);
    expect(await emails(draft.id)).toEqual([]);
    await desk.work([draft.id]);
    await collectAnswers(server.current.publishing, TENANT);
    await collectAnswers(server.current.publishing, TENANT);
    const sent = await emails(draft.id);
    expect(
      sent.map(({ recipient, automatic, created_by_name }) => [recipient, automatic, created_by_name]),
    ).toEqual([['MUA@khach.vn', true, null]]);
    await work(draft.id);
    await work(draft.id);
    expect(box).toHaveLength(1);
    // What was in force before the choice is nobody's news.
    expect(await emails(before)).toEqual([]);
    const again = inTenant(server.current.publishing.db, TENANT, (tx) =>
      tx
        .insertInto('invoice_emails')
        .values({
          tenant_id: TENANT,
          invoice_id: draft.id,
          recipient: 'mua@KHACH.vn',
          subject: '',
          state: 'queued',
          automatic: true,
          created_on: server.current.clock.now(),
        })
        .execute(),
    );
    await expect(again).rejects.toThrow('invoice_emails_automatic');
  });

  test('mails invoices that are issued together each to its own buyer, with its own words, and none to an address that has it', async () => {
    await set({ sends_automatically: true });
    const drafts = [];
    for (const buyer_email of ['an@khach.vn', 'chi@khach.vn', 'dung@khach.vn'])
      drafts.push(await desk.draft({ buyer_email }));
    const [first, second, third] = drafts.map(({ id }) => id);
    if (!first || !second || !third) throw new Error('no drafts');
    const { db } = server.current.publishing;
    const mailed = { tenant_id: TENANT, invoice_id: third, recipient: 'Dung@khach.vn', subject: 'Đã gửi' };
    await inTenant(db, TENANT, (tx) =>
      tx
        .insertInto('invoice_emails')
        .values({ ...mailed, state: 'sent', automatic: true, created_on: server.current.clock.now() })
        .execute(),
    );
    for (const draft of drafts) expect((await desk.publish(draft)).status).toBe(202);
    await desk.work([first, second, third]);
    await collectAnswers(server.current.publishing, TENANT);
    expect((await desk.publication(third)).status).toBe('code_issued');
    const to = async (id: number): Promise<string[]> =>
      (await emails(id)).map(({ recipient }) => recipient).toSorted();
    expect([await to(first), await to(second), await to(third)]).toEqual([
      ['an@khach.vn'],
      ['chi@khach.vn'],
      ['Dung@khach.vn'],
    ]);
    await work(first);
    await work(second);
    const numbers = await Promise.all([first, second].map(async (id) => (await desk.publication(id)).number));
    expect(
      box.map(({ to: address, subject }) => [address, subject.includes(String(numbers[0]).padStart(8, '0'))]),
    ).toEqual(
      expect.arrayContaining([
        ['an@khach.vn', true],
        ['chi@khach.vn', false],
      ]),
    );
  });

  test('mails each of several addresses of the buyer, while the signed invoice states the first', async () => {
    await set({ sends_automatically: true });
    const typed = 'mua@khach.vn;ketoan@khach.vn ,  giamdoc@khach.vn, MUA@khach.vn';
    const draft = await desk.draft({ buyer_email: typed, buyer_name: 'Bao bì Sáng' });
    expect(draft.buyer_email).toBe('MUA@khach.vn, ketoan@khach.vn, giamdoc@khach.vn');
    expect((await desk.publish(draft)).status).toBe(202);
    await desk.work([draft.id]);
    await collectAnswers(server.current.publishing, TENANT);
    const mails = await emails(draft.id);
    expect(mails.map(({ recipient, state }) => `${recipient} ${state}`).toSorted()).toEqual([
      'MUA@khach.vn queued',
      'giamdoc@khach.vn queued',
      'ketoan@khach.vn queued',
    ]);
    await work(draft.id);
    expect(box.map(({ to }) => to).toSorted()).toEqual([
      'MUA@khach.vn',
      'giamdoc@khach.vn',
      'ketoan@khach.vn',
    ]);
    const { text } = await judged(server.current, 'getInvoiceXml', { token, id: draft.id });
    expect(text).toContain('<DCTDTu>MUA@khach.vn</DCTDTu>');
    expect(text).not.toContain('giamdoc@');
  });

  test('leaves those without an address, and one that the authority refused', async () => {
    await set({ sends_automatically: true });
    expect(await emails(await issued({ buyer_email: null }))).toEqual([]);
  });
});
