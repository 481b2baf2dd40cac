import { beforeAll, describe, expect, test } from 'vitest';
import { remindBuyers } from '#server/modules/statements/index.ts';
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

  test('cannot remind who has no address, nor one that somebody else has changed meanwhile', async () => {
    const { statement } = await waiting();
    const { id, lock_version } = statement;
    const sent = statementIn(
      await desk.ask('sendStatement', { id, body: { statement: { lock_version, buyer_email: null } } }),
    );
    expect(sent.mailed_on).toBeNull();
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
