import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import type { Mail } from '#server/gateways/mail/mailer.ts';
import type { Mailbox } from '#server/gateways/mail/mailbox.ts';
import { readDeliveryNotice } from '#server/gateways/mail/imap-mailbox.ts';
import { collectAnswers } from '#server/modules/documents/index.ts';
import { invoiceEmailTasks } from '#server/modules/invoice-emails/index.ts';
import { judged } from '#tests/contract/injection.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { asOwner, deskOf, TENANT, type Desk } from '../signing/desk.ts';

type Schemas = components['schemas'];
type Email = Schemas['InvoiceEmail'];

const BOUNCES = 'tra-lai@hoadon.test';

const server = withTestApp();
let desk: Desk;
let token = '';
let box: Mail[] = [];

beforeAll(async () => {
  desk = await deskOf(server.current);
  token = await server.current.signIn('owner@demo.vn');
});

/** A mailbox that holds these mails, read as a real one is. What is left is what the next look finds. */
function mailboxWith(mails: readonly string[]): Mailbox & { left: string[] } {
  const box_of = {
    left: [...mails],
    readNotices: async (take: Parameters<Mailbox['readNotices']>[0]) => {
      for (const mail of [...box_of.left]) {
        const notice = await readDeliveryNotice(Buffer.from(mail.replaceAll('\n', '\r\n')));
        if (notice === null || (await take(notice))) box_of.left.splice(box_of.left.indexOf(mail), 1);
      }
    },
  };
  return box_of;
}

const tasks = (mails: readonly string[] = [], mailbox: Mailbox = mailboxWith(mails)) =>
  invoiceEmailTasks({
    ...server.current.mail,
    bounce_address: BOUNCES,
    mailbox,
    mailer: {
      delivers: true,
      send: async (mail) => void box.push(mail),
      close: async () => undefined,
    },
  });

async function emails(id: number): Promise<Email[]> {
  const { body } = await judged(server.current, 'listInvoiceEmails', { token, id });
  return (body as { emails: Email[] }).emails;
}

async function send(id: number, ...recipients: string[]): Promise<void> {
  await judged(server.current, 'sendEmail', {
    token,
    body: { mail_sender: { invoice_ids: [id], recipients, subject: null, message: null } },
  });
  const queued = (await emails(id)).filter(({ state }) => state === 'queued');
  for (const one of queued.toReversed())
    await tasks()['mail-invoice']?.({ tenant_id: TENANT, email_id: one.id }, 1);
}

/** An issued invoice, mailed to these; answers it and the mails as they went out. */
async function mailed(...recipients: string[]): Promise<{ id: number; mails: Mail[] }> {
  const { id } = await desk.draft();
  const draft = (await judged(server.current, 'getInvoice', { token, id })).body as {
    invoice: Schemas['Invoice'];
  };
  expect((await desk.publish(draft.invoice)).status).toBe(202);
  await desk.work([id]);
  await collectAnswers(server.current.publishing, TENANT);
  box = [];
  await send(id, ...recipients);
  return { id, mails: box };
}

const report = (mails: readonly string[]) => tasks(mails)['read-mail-reports']?.({}, 1);

type Report = { to: string; about?: string | undefined; action?: string; status?: string; said?: string };

/** What Postfix writes (RFC 3462, RFC 3464). */
const notice = ({
  to,
  about = '',
  action = 'failed',
  status = '5.1.1',
  said = '550 5.1.1 No such user',
}: Report) => `Return-Path: <>
From: MAILER-DAEMON@mx.khach.vn (Mail Delivery System)
To: ${to}
Subject: Undelivered Mail Returned to Sender
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="R"

--R
Content-Type: text/plain; charset=us-ascii

This is the mail system at host mx.khach.vn.

--R
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.khach.vn
Arrival-Date: Fri, 20 Nov 2026 09:00:00 +0700 (+07)

Final-Recipient: rfc822; ketoan@khach.vn
Action: ${action}
Status: ${status}
Diagnostic-Code: smtp; ${said}

--R
Content-Type: text/rfc822-headers

From: thu@hoadon.test
Message-ID: ${about}

--R--
`;

const statesOf = async (id: number) =>
  Object.fromEntries((await emails(id)).map(({ recipient, state }) => [recipient, state]));

async function listedAs(id: number): Promise<string | undefined> {
  const { body } = await judged(server.current, 'getInvoice', { token, id });
  const { email_state } = (body as { invoice: Schemas['Invoice'] }).invoice;
  const found = await judged(server.current, 'listInvoices', {
    token,
    query: { email_state, ids: String(id) },
  });
  expect((found.body as { invoices: unknown[] }).invoices).toHaveLength(1);
  return email_state;
}

describe('a mail that comes back', () => {
  test('before its server has said that it took it stays known as what came back', async () => {
    const { id } = await mailed();
    await judged(server.current, 'sendEmail', {
      token,
      body: {
        mail_sender: { invoice_ids: [id], recipients: ['nhanh@khach.vn'], subject: null, message: null },
      },
    });
    const [mail] = await emails(id);
    const during = invoiceEmailTasks({
      ...server.current.mail,
      bounce_address: BOUNCES,
      mailbox: null,
      mailer: {
        delivers: true,
        send: async ({ return_path }) => {
          await report([notice({ to: return_path ?? '' })]);
        },
        close: async () => undefined,
      },
    });
    await during['mail-invoice']?.({ tenant_id: TENANT, email_id: mail?.id }, 1);
    expect(await statesOf(id)).toEqual({ 'nhanh@khach.vn': 'bounced' });
    const history = await desk.history(id);
    expect([history.includes('mail_bounced'), history.includes('mailed')]).toEqual([true, false]);
  });

  test('is found by the address it came to, and says why and what to do', async () => {
    const { id, mails } = await mailed('ketoan@khach.vn', 'khac@khach.vn');
    expect(mails[0]?.return_path).toMatch(/^tra-lai\+[a-z2-7]{31}@hoadon\.test$/);
    expect(await listedAs(id)).toBe('sent');
    await report([notice({ to: mails[0]?.return_path ?? '' })]);
    expect(await statesOf(id)).toEqual({ 'ketoan@khach.vn': 'bounced', 'khac@khach.vn': 'sent' });
    const bounced = (await emails(id)).find(({ state }) => state === 'bounced');
    expect(bounced).toMatchObject({
      bounce_kind: 'no_mailbox',
      error:
        'Máy chủ nhận nói không có hộp thư này. Gửi lại cùng địa chỉ sẽ bị trả lại tiếp. (550 5.1.1 No such user)',
      reported_on: server.current.clock.now(),
    });
    expect(await desk.history(id)).toContain('mail_bounced');
    expect(await listedAs(id)).toBe('bounced');
  });

  test('is found by the id of our mail in it, where it came to the sender’s own address', async () => {
    const { id, mails } = await mailed('ketoan@khach.vn');
    await report([notice({ to: 'thu@hoadon.test', about: mails[0]?.message_id })]);
    expect(await statesOf(id)).toEqual({ 'ketoan@khach.vn': 'bounced' });
  });

  test('counts no more once another was sent after it', async () => {
    const { id, mails } = await mailed('ketoan@khach.vn');
    await report([notice({ to: mails[0]?.return_path ?? '' })]);
    server.current.clock.advance(1000);
    await send(id, 'ke.toan@khach.vn');
    expect(await listedAs(id)).toBe('sent');
  });
});

test('a report that the database cannot keep just now is read again, and keeps no other waiting', async () => {
  const { id, mails } = await mailed('mot@khach.vn', 'hai@khach.vn');
  const mailbox = mailboxWith(mails.map(({ return_path }) => notice({ to: return_path ?? '' })));
  const change = (statement: ReturnType<typeof sql>) =>
    asOwner(server.current, async (tx) => void (await statement.execute(tx)));
  await change(
    sql`create function not_now() returns trigger language plpgsql as $$
      begin if old.recipient = 'mot@khach.vn' then raise sqlstate '40001'; end if; return new; end $$`,
  );
  await change(
    sql`create trigger not_now before update on invoice_emails for each row execute function not_now()`,
  );
  await tasks([], mailbox)['read-mail-reports']?.({}, 1);
  expect(await statesOf(id)).toEqual({ 'mot@khach.vn': 'sent', 'hai@khach.vn': 'bounced' });
  expect(mailbox.left).toHaveLength(1);
  await change(sql`drop trigger not_now on invoice_emails`);
  await tasks([], mailbox)['read-mail-reports']?.({}, 1);
  expect(await statesOf(id)).toEqual({ 'mot@khach.vn': 'bounced', 'hai@khach.vn': 'bounced' });
  expect(mailbox.left).toEqual([]);
});

describe('what else comes to the mailbox', () => {
  test('a report of delivery is kept; what comes back later still counts, and then no report of delivery does', async () => {
    const { id, mails } = await mailed('ketoan@khach.vn');
    const to = mails[0]?.return_path ?? '';
    await report([notice({ to, action: 'delivered', status: '2.0.0', said: '250 OK' })]);
    expect(await listedAs(id)).toBe('delivered');
    await report([notice({ to }), notice({ to, action: 'delivered', status: '2.0.0' })]);
    expect(await statesOf(id)).toEqual({ 'ketoan@khach.vn': 'bounced' });
  });

  test('a delay, an answer of a person, a foreign or a made-up mark change nothing, and stop nothing after them', async () => {
    const { id, mails } = await mailed('ketoan@khach.vn');
    const to = mails[0]?.return_path ?? '';
    const answer = `From: mua@khach.vn\nTo: ${to}\nIn-Reply-To: ${mails[0]?.message_id}\nSubject: Re\n\nCảm ơn.\n`;
    const made_up = `tra-lai+${'a'.repeat(31)}@hoadon.test`;
    await report([
      answer,
      'không phải thư',
      notice({ to, action: 'delayed', status: '4.4.1' }),
      notice({ to: made_up }),
      notice({ to: 'thu@hoadon.test' }),
    ]);
    expect(await statesOf(id)).toEqual({ 'ketoan@khach.vn': 'sent' });
    await report([notice({ to: made_up }), notice({ to })]);
    expect(await statesOf(id)).toEqual({ 'ketoan@khach.vn': 'bounced' });
  });
});
