import { beforeAll, expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import type { Mail } from '#server/gateways/mail/mailer.ts';
import { readDeliveryNotice } from '#server/gateways/mail/imap-mailbox.ts';
import { invoiceEmailTasks } from '#server/modules/invoice-emails/index.ts';
import { judged } from '#tests/contract/injection.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { statementDesk, statementIn, type Statement } from './statement-desk.ts';

type Notice = components['schemas']['Notice'];

const server = withTestApp();
let desk: Awaited<ReturnType<typeof statementDesk>>;
beforeAll(async () => {
  desk = await statementDesk(server.current);
});

/** A statement of which the link was mailed to its buyer, and the mail. */
async function mailed(): Promise<{ statement: Statement; mail: Mail; key: string }> {
  const { statement, key } = await desk.sent(statementIn(await desk.draft(await desk.issued())));
  desk.mails.length = 0;
  await desk.run('mail-statement-link', statement.id);
  const [mail] = desk.mails;
  if (mail === undefined) throw new Error('nothing was mailed');
  return { statement: await desk.read(statement.id), mail, key };
}

type Report = { action: 'failed' | 'delivered'; status: string };

/** What a mail server reports of a mail (RFC 3464), read as from the mailbox. */
async function reported({ return_path = '', message_id = '' }: Mail, { action, status }: Report) {
  const text = `From: MAILER-DAEMON@khach.vn
To: ${return_path}
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="cat"

--cat
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.khach.vn

Final-Recipient: rfc822; mua@khach.vn
Action: ${action}
Status: ${status}
Diagnostic-Code: smtp; 550 ${status} No such user

--cat
Content-Type: text/rfc822-headers

Message-ID: ${message_id}

--cat--
`;
  const notice = await readDeliveryNotice(Buffer.from(text.replaceAll('\n', '\r\n')));
  expect(notice).not.toBeNull();
  const tasks = invoiceEmailTasks({
    ...server.current.mail,
    mailbox: { readNotices: async (take) => void (notice !== null && (await take(notice))) },
  });
  await tasks['read-mail-reports']?.({}, 1);
}

const BACK: Report = { action: 'failed', status: '5.1.1' };

async function notices(): Promise<Notice[]> {
  const token = await server.current.signIn('owner@demo.vn');
  const { body } = await judged(server.current, 'listNotices', { token });
  return (body as { notices: Notice[] }).notices.filter(({ document }) => document === 'statement');
}

async function listed(mail_state: string): Promise<number[]> {
  const answered = await desk.ask('listStatements', { query: { mail_state } });
  return (answered.body as { statements: Statement[] }).statements.map(({ id }) => id);
}

test('a mail of a statement that comes back is told beneath the bell and found in the list, until it goes out anew', async () => {
  const { statement, mail } = await mailed();
  const { id, lock_version } = statement;
  expect(mail.return_path).toMatch(/^tra-lai\+[a-z2-7]{31}@hoadon\.test$/);
  await reported(mail, { action: 'delivered', status: '2.0.0' });
  expect(await desk.read(id)).toMatchObject({ mail_state: 'delivered' });
  await reported(mail, BACK);
  const back = await desk.read(id);
  expect(back).toMatchObject({ mail_state: 'bounced', lock_version });
  expect(back.mail_error).toBeTruthy();
  expect(await desk.history(id)).toContain('mail_bounced');
  expect(await listed('bounced')).toContain(id);
  expect(await notices()).toContainEqual(
    expect.objectContaining({
      ...{ kind: 'returned_mail', topic: 'mail_returned', name: 'mua@khach.vn', count: 1 },
      ...{ detail: back.mail_error, path: `/admin/invoice-statement/${id}` },
    }),
  );
  // To the right address, by another link: the report of the mail before says nothing of this one.
  const body = { statement: { lock_version, buyer_email: 'dung@khach.vn' } };
  expect(statementIn(await desk.ask('sendStatement', { id, body }))).toMatchObject({ mail_state: 'queued' });
  await reported(mail, BACK);
  await desk.run('mail-statement-link', id);
  expect(await desk.read(id)).toMatchObject({ mail_state: 'sent', mail_error: null });
  expect(await listed('bounced')).not.toContain(id);
  expect(await notices()).toEqual([]);
});

test('it is sent again to the same address at once, as one that failed', async () => {
  const { statement, mail } = await mailed();
  await reported(mail, BACK);
  const body = { statement: { lock_version: statement.lock_version } };
  const token = await server.current.signIn('owner@demo.vn');
  const again = await desk.ask('sendStatementReminder', { id: statement.id, body, token });
  expect(statementIn(again)).toMatchObject({ mail_state: 'queued', mail_error: null });
});

test('one that could not be sent is told too; what the buyer answered meanwhile needs no mail', async () => {
  const { statement, key } = await desk.sent(statementIn(await desk.draft(await desk.issued())));
  desk.mailServer.fails = { responseCode: 550, response: '550 no such user' };
  await desk.run('mail-statement-link', statement.id);
  desk.mailServer.fails = null;
  expect(await notices()).toContainEqual(
    expect.objectContaining({ topic: 'mail_failed', path: `/admin/invoice-statement/${statement.id}` }),
  );
  expect(await listed('failed')).toContain(statement.id);
  await desk.reply(key, 'refuse', 'Không đúng hàng');
  expect(await notices()).toEqual([]);
  expect(await listed('failed')).not.toContain(statement.id);
});

/** A link of which the mail hangs in the mail server until the seller has sent it to another address. */
async function overtaken(fails: object | null): Promise<number> {
  const { statement } = await desk.sent(statementIn(await desk.draft(await desk.issued())));
  const { id, lock_version } = statement;
  const body = { statement: { lock_version, buyer_email: 'dung@khach.vn' } };
  desk.mailServer.fails = fails;
  desk.mailServer.meanwhile = async () => {
    desk.mailServer.fails = null;
    expect(statementIn(await desk.ask('sendStatement', { id, body })).mail_state).toBe('queued');
  };
  await Promise.allSettled([desk.run('mail-statement-link', id)]);
  return id;
}

const REFUSED = { responseCode: 550, response: '550 no such user' };

test.each([
  ['left', null],
  ['failed', REFUSED],
  ['was to be tried again', { responseCode: 451, response: '451 try later' }],
])(
  'what became of a mail that %s, late, says nothing of the one sent to another address since',
  async (_how, fails) => {
    const id = await overtaken(fails);
    expect(await desk.read(id)).toMatchObject({ mail_state: 'queued', mail_error: null, mailed_on: null });
    desk.mailServer.fails = REFUSED;
    await desk.run('mail-statement-link', id);
    desk.mailServer.fails = null;
    expect(await desk.read(id)).toMatchObject({ mail_state: 'failed', buyer_email: 'dung@khach.vn' });
    expect(await listed('failed')).toContain(id);
    expect(await notices()).toContainEqual(
      expect.objectContaining({ topic: 'mail_failed', name: 'dung@khach.vn' }),
    );
  },
);

test('a mail that comes back before its sending is noted has come back', async () => {
  const { statement } = await desk.sent(statementIn(await desk.draft(await desk.issued())));
  desk.mailServer.meanwhile = (mail) => reported(mail, BACK);
  await desk.run('mail-statement-link', statement.id);
  const back = await desk.read(statement.id);
  expect(back).toMatchObject({ mail_state: 'bounced', mailed_on: server.current.clock.now() });
  expect(back.mail_error).toBeTruthy();
});
