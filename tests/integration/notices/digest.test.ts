import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import PostalMime from 'postal-mime';
import { smtpMailer } from '#server/gateways/mail/open-mailer.ts';
import type { Mailer } from '#server/gateways/mail/mailer.ts';
import { digestTasks, sendDigests, type DigestDeps } from '#server/modules/notices/index.ts';
import { judged } from '#tests/contract/injection.ts';
import { startMailServer, type MailServer } from '#tests/setup/mail-server.ts';
import { everyStatementNamesItsTenant } from '#tests/setup/statements/named-statements.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { TENANT } from '../signing/desk.ts';
import { BOOKKEEPER, noticeDesk, OWNER, type NoticeDesk } from './notice-desk.ts';

const server = withTestApp({ invoices: 20, customers: 4, products: 4 });
everyStatementNamesItsTenant(server);

/** A Friday in Vietnam, before and at the hour of the digest. */
const BEFORE = '2026-11-20T00:29:00.000Z';
const HOUR = '2026-11-20T00:30:00.000Z';
const NEXT_DAY = '2026-11-21T00:40:00.000Z';
const MONDAY = '2026-11-23T00:40:00.000Z';
/** Since the digest of the day before. */
const NEWS = '2026-11-19T09:00:00.000Z';

let desk: NoticeDesk;
let box: MailServer;
let mails: Buffer[] = [];
/** What the mail server answers, one reply a mail; then it takes them. */
let replies: number[] = [];
let mailer: Mailer;

beforeAll(async () => {
  desk = noticeDesk(server.current);
  box = await startMailServer((mail) => {
    const responseCode = replies.shift();
    if (responseCode !== undefined) throw Object.assign(new Error('not this one'), { responseCode });
    mails.push(mail);
  });
  mailer = smtpMailer(box.url, 'Hóa Đơn Số <thu@hoadon.test>');
});
afterAll(async () => {
  await mailer.close();
  await box.close();
});

beforeEach(async () => {
  mails = [];
  replies = [];
  server.current.clock.set(BEFORE);
  await desk.calm();
  await desk.change(async (tx) => {
    await sql`delete from notice_digests where tenant_id = ${TENANT}`.execute(tx);
    await sql`delete from notice_settings where tenant_id = ${TENANT}`.execute(tx);
  });
});

const deps = (more: Partial<DigestDeps> = {}): DigestDeps => ({ ...server.current.mail, mailer, ...more });

async function choose(digest: string, email = OWNER, kinds = ['refusal']): Promise<void> {
  const token = await server.current.signIn(email);
  const answered = await judged(server.current, 'updateNoticeSettings', {
    token,
    body: { notice_settings: { digest, kinds } },
  });
  expect(answered.status, answered.text).toBe(200);
}

/** What the worker does at an instant: looks who is due, and takes the mails that this asks for. Answers how many were tried. */
async function work(at: string, more: Partial<DigestDeps> = {}, attempt = 1): Promise<number> {
  server.current.clock.set(at);
  await sendDigests(deps(more));
  const { rows } = await desk.change((tx) =>
    sql<{ payload: object }>`select payload from graphile_worker._private_jobs as job
      join graphile_worker._private_tasks as task on task.id = job.task_id where task.identifier = 'send-digest'`.execute(
      tx,
    ),
  );
  await desk.change((tx) =>
    sql`select graphile_worker.remove_job(key) from graphile_worker._private_jobs`.execute(tx),
  );
  for (const { payload } of rows) await digestTasks(deps(more))['send-digest']?.(payload, attempt);
  return rows.length;
}

const states = () =>
  desk.change((tx) =>
    tx
      .selectFrom('notice_digests')
      .select(['day', 'state'])
      .where('tenant_id', '=', TENANT)
      .orderBy('day')
      .execute(),
  );

describe('a daily digest', () => {
  test('goes out at half past seven in Vietnam, once, and says what is new with its pages', async () => {
    await desk.trouble('code_denied', 2, NEWS);
    await choose('daily');
    expect(await work(BEFORE)).toBe(0);
    expect(await work(HOUR)).toBe(1);
    expect(await work('2026-11-20T00:50:00.000Z')).toBe(0);
    expect(mails).toHaveLength(1);
    const mail = await PostalMime.parse(mails[0] ?? '');
    expect(mail.subject).toContain('1 thông báo mới');
    for (const words of [
      'Cần làm',
      '2 hóa đơn bị từ chối',
      'https://hoadon.test/admin/invoices?filter=%7B%22status%22%3A%22code_denied%22%7D',
      'https://hoadon.test/admin/profile',
    ])
      expect(mail.text).toContain(words);
    expect(mail.html).toContain('href="https://hoadon.test/admin/invoices?filter=');
    expect(await states()).toEqual([{ day: '2026-11-20', state: 'sent' }]);
  });

  test('says nothing twice, and with nothing new there is no mail', async () => {
    await desk.trouble('code_denied', 2, NEWS);
    await choose('daily');
    await work(HOUR);
    await work(NEXT_DAY);
    expect(mails).toHaveLength(1);
    expect((await states()).map(({ state }) => state)).toEqual(['sent', 'nothing']);
  });

  test('leaves out what was read, kinds that were not chosen, and what its reader may not open', async () => {
    await desk.trouble('code_denied', 2, NEWS);
    await choose('daily', OWNER, ['returned_mail', 'job']);
    await choose('daily', BOOKKEEPER);
    await desk.permit(BOOKKEEPER, ['read_customers']);
    await choose('daily', 'ktt@demo.vn');
    server.current.clock.set(BEFORE);
    await desk.read('ktt@demo.vn', await desk.of('ktt@demo.vn'));
    expect(await work(HOUR)).toBe(3);
    expect(mails).toEqual([]);
  });

  test('goes to nobody who has chosen nothing, has turned it off, or works here no more', async () => {
    await desk.trouble('code_denied', 2, NEWS);
    await choose('off');
    expect(await work(HOUR)).toBe(0);
    await choose('daily', 'ktt@demo.vn');
    await desk.change((tx) =>
      sql`update users set status = 'inactive' where tenant_id = ${TENANT} and email = 'ktt@demo.vn'`.execute(
        tx,
      ),
    );
    await work(HOUR);
    expect(mails).toEqual([]);
    await desk.change((tx) =>
      sql`update users set status = 'active' where tenant_id = ${TENANT} and email = 'ktt@demo.vn'`.execute(
        tx,
      ),
    );
  });
});

test('a weekly digest goes out on Mondays', async () => {
  await desk.trouble('code_denied', 2, NEWS);
  await choose('weekly');
  expect(await work(HOUR)).toBe(0);
  await work(MONDAY);
  expect(mails).toHaveLength(1);
});

describe('a digest that is not taken', () => {
  beforeEach(async () => {
    await desk.trouble('code_denied', 2, NEWS);
    await choose('daily');
  });

  test('now is tried again, and goes out once', async () => {
    replies = [451];
    await expect(work(HOUR)).rejects.toThrow(/not this one/);
    expect(await states()).toEqual([]);
    await work('2026-11-20T00:40:00.000Z');
    await work('2026-11-20T00:50:00.000Z');
    expect(mails).toHaveLength(1);
  });

  test('at all is not tried again that day, and what it said comes the next', async () => {
    replies = [550];
    await work(HOUR);
    expect(await states()).toEqual([{ day: '2026-11-20', state: 'failed' }]);
    expect(await work('2026-11-20T00:40:00.000Z')).toBe(0);
    await work(NEXT_DAY);
    expect(mails).toHaveLength(1);
  });

  test('in a way that leaves it open is never sent twice a day, and what it said comes the next', async () => {
    const cut: Mailer = {
      ...mailer,
      send: async (mail) => {
        await mailer.send(mail);
        throw Object.assign(new Error('Timeout'), { code: 'ETIMEDOUT', command: 'DATA' });
      },
    };
    await work(HOUR, { mailer: cut });
    expect(await states()).toEqual([{ day: '2026-11-20', state: 'sending' }]);
    expect(await work('2026-11-20T00:40:00.000Z')).toBe(0);
    expect(mails).toHaveLength(1);
    await work(NEXT_DAY);
    expect(mails).toHaveLength(2);
  });

  test('because no server answers is tried again', async () => {
    const nowhere = smtpMailer('smtp://127.0.0.1:1', 'thu@hoadon.test');
    await expect(work(HOUR, { mailer: nowhere })).rejects.toThrow();
    expect(await states()).toEqual([]);
    await nowhere.close();
  });

  test('whose process died before it went out is not sent that day, and two workers send one', async () => {
    const dead: Mailer = { ...mailer, send: () => Promise.reject(new Error('killed')) };
    await work(HOUR, { mailer: dead });
    expect(await work('2026-11-20T00:40:00.000Z')).toBe(0);
    await desk.change((tx) => sql`delete from notice_digests where tenant_id = ${TENANT}`.execute(tx));
    const of = { tenant_id: TENANT, user_id: await desk.ofPerson(OWNER), day: '2026-11-20' };
    const take = digestTasks(deps())['send-digest'];
    await Promise.all([take?.(of, 1), take?.(of, 1)]);
    expect(mails).toHaveLength(1);
  });
});
