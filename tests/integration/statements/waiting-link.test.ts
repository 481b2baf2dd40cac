import { beforeAll, describe, expect, test } from 'vitest';
import { remindBuyers } from '#server/modules/statements/index.ts';
import { enqueueLinkMail } from '#server/modules/statements/tasks.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { codesIn, statementDesk, statementIn, type Statement } from './statement-desk.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const server = withTestApp();
let desk: Awaited<ReturnType<typeof statementDesk>>;
beforeAll(async () => {
  desk = await statementDesk(server.current);
});

const waiting = async () => desk.sent(statementIn(await desk.draft(await desk.issued())));

describe('while the buyer has not answered, the seller', () => {
  /** Signed in anew: a session of before ends while the clock goes on. */
  const asked = async (operation: string, { id, lock_version }: Pick<Statement, 'id' | 'lock_version'>) =>
    desk.ask(operation, {
      id,
      body: { statement: { lock_version } },
      token: await server.current.signIn('owner@demo.vn'),
    });

  test('reminds by the same link, not twice within an hour; the history says who asked and what went out', async () => {
    const { statement, key } = await waiting();
    const { id } = statement;
    const { clock } = server.current;
    desk.mails.length = 0;
    await desk.run('mail-statement-link', id);
    expect(await desk.read(id)).toMatchObject({
      mailed_on: clock.now(),
      lock_version: statement.lock_version,
    });
    expect(codesIn(await asked('sendStatementReminder', statement))).toEqual([409, ['reminded_lately']]);
    clock.advance(HOUR_MS);
    try {
      expect((await asked('sendStatementReminder', statement)).status).toBe(200);
      await desk.run('mail-statement-link', id);
    } finally {
      clock.advance(-HOUR_MS);
    }
    expect(desk.mails.map(({ subject }) => subject.startsWith('Nhắc:'))).toEqual([false, true]);
    for (const { text } of desk.mails) expect(text).toContain(key);
    expect(await desk.history(id)).toEqual(
      expect.arrayContaining(['link_mailed', 'reminder_asked', 'buyer_reminded']),
    );
  });

  test('sees what becomes of the mail: on its way, tried again, gone', async () => {
    const { statement } = await waiting();
    const { id, lock_version } = statement;
    expect(statement).toMatchObject({ mail_state: 'queued', mail_error: null });
    desk.mailServer.fails = { responseCode: 451, response: '451 try later' };
    await expect(desk.run('mail-statement-link', id)).rejects.toThrow();
    const mail_error = 'Máy chủ thư chưa nhận: 451 try later';
    expect(await desk.read(id)).toMatchObject({ mail_state: 'queued', mail_error, mailed_on: null });
    desk.mailServer.fails = null;
    await desk.run('mail-statement-link', id, 2);
    expect(await desk.read(id)).toMatchObject({ mail_state: 'sent', mail_error: null, lock_version });
  });

  test.each([[1], [8]])('is not told of try %s of a job whose mail another one has sent', async (attempt) => {
    const { statement } = await waiting();
    const { id } = statement;
    await desk.run('mail-statement-link', id);
    desk.mailServer.fails = { code: 'ECONNREFUSED' };
    await Promise.allSettled([desk.run('mail-statement-link', id, attempt)]);
    desk.mailServer.fails = null;
    expect(await desk.read(id)).toMatchObject({ mail_state: 'sent', mail_error: null });
  });

  test.each([
    ['the mail server refuses it', { responseCode: 550, response: '550 no such user' }, 1],
    ['the last try is over', { code: 'ECONNREFUSED' }, 8],
  ])('is told that it does not leave when %s, and sends it again at once', async (_when, fails, attempt) => {
    const { statement } = await waiting();
    const { id } = statement;
    await desk.run('mail-statement-link', id);
    // Another one, within the hour: by itself, as reminders are.
    await inTenant(server.current.publishing.db, 1, (tx) =>
      enqueueLinkMail(tx, { tenant_id: 1, statement_id: id }),
    );
    desk.mailServer.fails = fails;
    await desk.run('mail-statement-link', id, attempt);
    desk.mailServer.fails = null;
    const failed = await desk.read(id);
    expect(failed).toMatchObject({ mail_state: 'failed', mail_error: expect.stringMatching(/máy chủ thư/i) });
    expect(await desk.history(id)).toContain('mail_failed');
    const again = await asked('sendStatementReminder', failed);
    expect(statementIn(again)).toMatchObject({ mail_state: 'queued', mail_error: null });
    await desk.run('mail-statement-link', id);
    expect(await desk.read(id)).toMatchObject({ mail_state: 'sent' });
  });

  test('is told of no mail that failed once the statement does not wait any more', async () => {
    const { statement, key } = await waiting();
    desk.mailServer.fails = { responseCode: 550 };
    await desk.run('mail-statement-link', statement.id);
    desk.mailServer.fails = null;
    await desk.reply(key, 'refuse', 'Không đúng hàng');
    expect(await desk.read(statement.id)).toMatchObject({ state: 'refused', mail_state: 'none' });
  });

  test('cannot remind who has no address, nor one that somebody else has changed meanwhile', async () => {
    const { statement } = await waiting();
    const { id, lock_version } = statement;
    const sent = statementIn(
      await desk.ask('sendStatement', { id, body: { statement: { lock_version, buyer_email: null } } }),
    );
    expect(sent).toMatchObject({ mailed_on: null, mail_state: 'none' });
    expect(codesIn(await asked('sendStatementReminder', sent))).toEqual([409, ['no_buyer_email']]);
    expect((await asked('sendStatementReminder', statement)).status).toBe(409);
    expect((await asked('updateStatementExpiry', statement)).status).toBe(409);
  });

  test('gives more time by the same link, and reminders follow the new end', async () => {
    const { statement, key } = await waiting();
    const { id } = statement;
    const { clock, publishing } = server.current;
    clock.advance(5 * HOUR_MS);
    try {
      const end = new Date(Date.parse(clock.now()) + 7 * DAY_MS).toISOString();
      const extended = statementIn(await asked('updateStatementExpiry', statement));
      expect(extended).toMatchObject({ state: 'waiting_buyer', expires_on: end, reminders: 0 });
      // Past the first end, before the new one.
      clock.advance(7 * DAY_MS - HOUR_MS);
      await remindBuyers(publishing);
      expect(await desk.stored(id)).toEqual({ state: 'waiting_buyer', reminders: 3 });
      expect((await desk.open(key)).status).toBe(200);
      clock.advance(-7 * DAY_MS + HOUR_MS);
    } finally {
      clock.advance(-5 * HOUR_MS);
    }
    expect(await desk.history(id)).toContain('link_extended');
  });

  test('can do neither once the buyer has answered', async () => {
    const { statement, key } = await waiting();
    await desk.reply(key, 'refuse', 'Không đúng hàng');
    const { id, lock_version } = await desk.read(statement.id);
    for (const operation of ['sendStatementReminder', 'updateStatementExpiry'])
      expect(codesIn(await asked(operation, { id, lock_version }))).toEqual([409, ['statement_not_waiting']]);
  });
});
