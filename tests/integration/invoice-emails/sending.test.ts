import type { KyselyPlugin } from 'kysely';
import PostalMime, { type Email } from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import { smtpMailer } from '#server/gateways/mail/open-mailer.ts';
import type { Mailer } from '#server/gateways/mail/mailer.ts';
import { collectAnswers } from '#server/modules/documents/index.ts';
import { invoiceEmailTasks } from '#server/modules/invoice-emails/index.ts';
import { queueEmails } from '#server/modules/invoice-emails/send-email.ts';
import { findInvoice } from '#server/modules/invoices/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { judged, type Answered } from '#tests/contract/injection.ts';
import { startCuttingMailServer } from './cutting-mail-server.ts';
import { startMailServer, type MailServer } from '#tests/setup/mail-server.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { deskOf, TENANT, type Desk } from '../signing/desk.ts';

type Schemas = components['schemas'];
type InvoiceEmail = Schemas['InvoiceEmail'];

const server = withTestApp();
let desk: Desk;
let token = '';
let smtp: MailServer;
let mailer: Mailer;
let box: Buffer[] = [];
/** What the mail server answers to whom: a refusal for good, or one for now. */
let answers: Record<string, { responseCode: number; message: string }> = {};

beforeAll(async () => {
  desk = await deskOf(server.current);
  token = await server.current.signIn('owner@demo.vn');
  smtp = await startMailServer((mail) => {
    const refused = Object.entries(answers).find(([to]) => mail.toString('utf8').includes(`To: ${to}`));
    if (refused !== undefined) {
      const [, { responseCode, message }] = refused;
      throw Object.assign(new Error(message), { responseCode });
    }
    box.push(mail);
  });
  mailer = smtpMailer(smtp.url, 'Hóa Đơn Số <thu@hoadon.test>');
});
afterAll(async () => {
  await mailer.close();
  await smtp.close();
});
beforeEach(() => {
  box = [];
  answers = {};
});

async function issued(changes: Parameters<Desk['draft']>[0] = {}): Promise<Schemas['Invoice']> {
  const draft = await desk.draft({ buyer_email: 'mua@khach.vn', ...changes });
  expect((await desk.publish(draft)).status).toBe(202);
  await desk.work([draft.id]);
  await collectAnswers(server.current.publishing, TENANT);
  return draft;
}

const send = (mail_sender: Partial<Schemas['MailSender']> & { invoice_ids: number[] }): Promise<Answered> =>
  judged(server.current, 'sendEmail', {
    token,
    body: { mail_sender: { recipients: null, subject: null, message: null, ...mail_sender } },
  });

const sentIn = ({ body, text }: Answered): Schemas['MailSent'] => {
  expect(body, text).toHaveProperty('mail_sender');
  return (body as { mail_sender: Schemas['MailSent'] }).mail_sender;
};

const codesIn = ({ status, body }: Answered) => [
  status,
  (body as Schemas['Errors']).errors.map(({ code, fields }) => [code, fields]),
];

/** What the worker does with the mails of an invoice that are on their way, at this attempt. */
async function work(invoice_id: number, attempt = 1, by: Mailer = mailer): Promise<void> {
  const tasks = invoiceEmailTasks({ ...server.current.mail, mailer: by });
  const rows = await inTenant(server.current.publishing.db, TENANT, (tx) =>
    tx
      .selectFrom('invoice_emails')
      .select('id')
      .where('invoice_id', '=', invoice_id)
      .where('state', '=', 'queued')
      .orderBy('id')
      .execute(),
  );
  for (const { id } of rows)
    await tasks['mail-invoice']?.({ tenant_id: TENANT, email_id: id }, attempt).catch(() => undefined);
}

async function emails(id: number): Promise<InvoiceEmail[]> {
  const { body } = await judged(server.current, 'listInvoiceEmails', { token, id });
  return (body as { emails: InvoiceEmail[] }).emails;
}

const read = async (at = 0): Promise<Email> => PostalMime.parse(box[at] ?? Buffer.from(''));

describe('an issued invoice', () => {
  test('takes along the files that are marked for it, and no others', async () => {
    const { id } = await issued();
    for (const [file_name, body] of [
      ['hop-dong.pdf', '%PDF-1.4 a'],
      ['noi-bo.pdf', '%PDF-1.4 b'],
    ] as const) {
      const { body: made } = await judged(server.current, 'createInvoiceAttachment', {
        token,
        id,
        query: { file_name },
        body,
      });
      const { invoice_attachment } = made as { invoice_attachment: Schemas['InvoiceAttachment'] };
      if (file_name === 'hop-dong.pdf')
        await judged(server.current, 'updateInvoiceAttachment', {
          token,
          id: invoice_attachment.id,
          body: { invoice_attachment: { shared: true, lock_version: 1 } },
        });
    }
    await send({ invoice_ids: [id] });
    await work(id);
    const { attachments } = await read();
    expect(attachments.map(({ mimeType }) => mimeType)).toEqual([
      'application/pdf',
      'application/xml',
      'application/pdf',
    ]);
    expect(attachments[2]?.filename).toBe('hop-dong.pdf');
  });

  test('goes to the addresses of its buyer with PDF and XML, in words of the seller [7.call.post-send_email]', async () => {
    const { id } = await issued();
    const { emails: queued } = sentIn(
      await send({ invoice_ids: [id], message: 'Cảm ơn Quý khách.\n<b>Hẹn gặp lại</b>' }),
    );
    expect(queued).toMatchObject([{ recipient: 'mua@khach.vn', state: 'queued', settled_on: null }]);
    await work(id);
    expect(await emails(id)).toMatchObject([
      { state: 'sent', error: null, settled_on: server.current.clock.now() },
    ]);
    const mail = await read();
    expect(mail.subject).toMatch(/^Hóa đơn 1C26TAA 0000\d{4} của Công ty Cổ phần Thương mại Sao Việt$/);
    expect(mail.to).toEqual([{ name: '', address: 'mua@khach.vn' }]);
    expect(mail.replyTo?.[0]?.address).toBe('hoadon@saoviet.example');
    expect(mail.text).toContain('> Cảm ơn Quý khách.');
    expect(mail.html).toContain('&lt;b&gt;Hẹn gặp lại&lt;/b&gt;');
    const [pdf, xml] = mail.attachments;
    expect([pdf?.mimeType, xml?.mimeType]).toEqual(['application/pdf', 'application/xml']);
    expect(
      Buffer.from(pdf?.content as ArrayBuffer)
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    const file = await judged(server.current, 'getInvoiceXml', { token, id });
    expect(Buffer.from(xml?.content as ArrayBuffer).equals(file.bytes)).toBe(true);
    expect(await desk.history(id)).toContain('mailed');
  });

  test('goes to each recipient once, however often it is asked for while it is on its way', async () => {
    const { id } = await issued();
    const recipients = ['a@khach.vn', ' A@khach.vn', 'b@khach.vn'];
    const first = sentIn(await send({ invoice_ids: [id], recipients, subject: 'Hóa đơn tháng 11' }));
    const again = sentIn(await send({ invoice_ids: [id], recipients }));
    expect(again.emails.map((one) => one.id)).toEqual(first.emails.map((one) => one.id));
    await work(id);
    await work(id);
    expect(box).toHaveLength(2);
    expect((await read()).subject).toBe('Hóa đơn tháng 11');
  });

  test('goes out under a subject and with words of its own, fields filled in as in the template', async () => {
    const { id } = await issued({ buyer_name: 'Công ty {nguoi_ban}' });
    const typed = { subject: '{so_hoa_don} gửi {nguoi_mua}', message: 'Tổng {tong_tien}, {ngay_lap}.' };
    const [email] = sentIn(await send({ invoice_ids: [id], ...typed })).emails;
    expect(email?.subject).toMatch(/^1C26TAA 0000\d{4} gửi Công ty \{nguoi_ban\}$/);
    expect(email?.message).toMatch(/^Tổng [\d.]+ VND, \d{2}\/\d{2}\/2026\.$/);
    await work(id);
    const mail = await read();
    expect(mail.subject).toBe(email?.subject);
    expect(mail.text).toContain(email?.message);
  });

  test('goes out with no field that an invoice does not have', async () => {
    const { id } = await issued();
    const refused = await send({ invoice_ids: [id], subject: 'HĐ {so_hd}', message: '{so_hoa_don} {abc}' });
    expect(codesIn(refused)).toEqual([
      422,
      [
        ['unknown_field', ['subject']],
        ['unknown_field', ['message']],
      ],
    ]);
    expect(await emails(id)).toEqual([]);
  });

  test('that the mail server refuses for good has failed with its words; for now, it is tried again', async () => {
    const { id } = await issued();
    answers = {
      'khong-co@khach.vn': { responseCode: 550, message: '5.1.1 No such user' },
      'day@khach.vn': { responseCode: 452, message: '4.2.2 Mailbox full' },
    };
    const recipients = ['khong-co@khach.vn', 'day@khach.vn', 'tot@khach.vn'];
    await send({ invoice_ids: [id], recipients });
    await work(id);
    const fates = async () =>
      Object.fromEntries(
        (await emails(id)).map(({ recipient, state, error }) => [recipient, [state, error]]),
      );
    expect(await fates()).toEqual({
      'khong-co@khach.vn': ['failed', 'Máy chủ thư không nhận: 550 5.1.1 No such user'],
      'day@khach.vn': ['queued', 'Máy chủ thư chưa nhận: 452 4.2.2 Mailbox full'],
      'tot@khach.vn': ['sent', null],
    });
    await work(id, 7);
    expect((await fates())['day@khach.vn']?.[0]).toBe('queued');
    await work(id, 8);
    expect((await fates())['day@khach.vn']?.[0]).toBe('failed');
    const sent_again = sentIn(await send({ invoice_ids: [id], recipients: ['day@khach.vn'] }));
    answers = {};
    await work(id);
    expect((await emails(id)).find((one) => one.id === sent_again.emails[0]?.id)?.state).toBe('sent');
  });

  test('is asked for anew where the mail that was on its way leaves just then', async () => {
    const { id } = await issued();
    const [before] = sentIn(await send({ invoice_ids: [id] })).emails;
    const { db } = server.current.publishing;
    const settled = () =>
      inTenant(db, TENANT, (tx) =>
        tx
          .updateTable('invoice_emails')
          .set({ state: 'sent', settled_on: server.current.clock.now() })
          .where('id', '=', before?.id ?? 0)
          .execute(),
      );
    // The mail leaves between the two statements of the request.
    let is_left = false;
    const leaving: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (!is_left && result.rows.length === 0) {
          is_left = true;
          await settled();
        }
        return result;
      },
    };
    const ids = await inTenant(db, TENANT, async (tx) => {
      const invoice = await findInvoice(tx, id);
      const account = { tenant_id: TENANT, user_id: 1 };
      const write = () => ({ subject: 'Hóa đơn', body: 'Kính gửi', message: null });
      const mailing = {
        invoice,
        to: ['mua@khach.vn'],
        sender: { subject: null, message: null },
        write,
        account,
      };
      return queueEmails(tx.withPlugin(leaving), mailing, server.current.clock.now());
    });
    expect(is_left).toBe(true);
    expect(ids).not.toEqual([before?.id]);
    expect((await emails(id)).map(({ state }) => state)).toEqual(['queued', 'sent']);
  });

  test.each(['never', 'drop'] as const)(
    'that the mail server may have taken before it was cut off (%s) is not sent again by itself, and says so',
    async (cut) => {
      const cutting = await startCuttingMailServer(cut);
      const by = smtpMailer(cutting.url, 'thu@hoadon.test', 300);
      try {
        const { id } = await issued();
        await send({ invoice_ids: [id] });
        await work(id, 1, by);
        await work(id, 2, by);
        expect(await emails(id)).toMatchObject([
          { state: 'failed', error: expect.stringMatching(/^Chưa rõ thư đã đi hay chưa/) },
        ]);
        expect(cutting.taken()).toBe(1);
      } finally {
        await by.close();
        await cutting.close();
      }
    },
  );

  test('is not said to be sent where there is no mail server', async () => {
    const { id } = await issued();
    await send({ invoice_ids: [id] });
    await work(id, 1, { delivers: false, send: async () => undefined, close: async () => undefined });
    expect(await emails(id)).toMatchObject([
      { state: 'failed', error: expect.stringContaining('máy chủ thư') },
    ]);
  });
});

describe('what is not sent', () => {
  test('a draft, an invoice whose buyer has no address, and wrong recipients: each says why', async () => {
    const draft = await desk.draft({ buyer_email: 'mua@khach.vn' });
    expect(codesIn(await send({ invoice_ids: [draft.id] }))).toEqual([
      422,
      [['email_not_sent', ['invoice_ids']]],
    ]);
    const { id } = await issued({ buyer_email: null });
    expect(codesIn(await send({ invoice_ids: [id] }))).toEqual([422, [['email_not_sent', ['invoice_ids']]]]);
    const recipients = ['tot@khach.vn', 'sai', 'a@b.vn\r\nBcc: c@d.vn'];
    expect(codesIn(await send({ invoice_ids: [id], recipients }))).toEqual([
      422,
      [
        ['email_malformed', ['recipients.1']],
        ['email_malformed', ['recipients.2']],
      ],
    ]);
    expect(codesIn(await send({ invoice_ids: [id, draft.id], recipients: ['a@b.vn'] }))[0]).toBe(422);
    expect((await send({ invoice_ids: [999_999] })).status).toBe(404);
    expect(box).toEqual([]);
  });

  test('of several invoices those that cannot go are named, the others go', async () => {
    const [one, other] = [await issued(), await issued({ buyer_email: null })];
    const sent = sentIn(await send({ invoice_ids: [one.id, other.id] }));
    expect(sent.emails.map(({ invoice_id }) => invoice_id)).toEqual([one.id]);
    expect(sent.skipped).toMatchObject([{ invoice_id: other.id, reason: expect.stringContaining('email') }]);
  });
});
