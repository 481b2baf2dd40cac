import { sql, type RawBuilder } from 'kysely';
import { beforeEach, expect, test, vi } from 'vitest';
import { addDays } from '#domain/rules/deadlines/calendar.ts';
import type { components } from '#generated/types.ts';
import { reconcileCompany } from '#server/modules/reconciliations/index.ts';
import { judged } from '#tests/contract/injection.ts';
import { everyStatementNamesItsTenant } from '#tests/setup/statements/named-statements.ts';
import { PATIENCE } from '#tests/setup/patience.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { authority } from '../reliability/authority.ts';
import { testWorker } from '../reliability/test-worker.ts';
import { messageDesk, refusalIn, TENANT } from '../transmissions/message-desk.ts';

type Day = components['schemas']['Reconciliation'];
type Difference = components['schemas']['ReconciliationDifference'];

const server = withTestApp();
everyStatementNamesItsTenant(server);
/** The second company. */
const OTHER = 2;
let desk: ReturnType<typeof messageDesk>;
let office: ReturnType<typeof authority>;
let owner: string;
let other: string;
beforeEach(async () => {
  // A day of its own for each test.
  await daysLater(1);
  office = authority(server.current.sandbox.url);
  await office.clear();
  await office.outage(false);
});

async function signIn(): Promise<void> {
  owner = await server.current.signIn('owner@demo.vn');
  other = await server.current.signIn('owner@demo2.vn');
  desk = messageDesk(server.current, owner);
}

function daysLater(days: number): Promise<void> {
  server.current.clock.advance(days * 24 * 60 * 60_000);
  return signIn();
}

/** The day on which the invoices of a test went out, once it is over. */
async function nextMorning(): Promise<string> {
  const day = server.current.clock.today();
  server.current.clock.set(`${addDays(day, 1)}T02:00:00.000Z`);
  await signIn();
  return day;
}

async function dayOf(day: string, token = owner): Promise<Day | undefined> {
  const { body } = await judged(server.current, 'searchReconciliations', { token });
  return (body as { reconciliations: Day[] }).reconciliations.find((one) => one.day === day);
}

async function differences(day: Day | undefined, token = owner): Promise<Difference[]> {
  const { body, status } = await judged(server.current, 'searchReconciliationDifferences', {
    token,
    id: day?.id ?? 0,
  });
  expect(status).toBe(200);
  return (body as { reconciliation_differences: Difference[] }).reconciliation_differences;
}

const reconcile = (tenant_id = TENANT) => reconcileCompany(server.current.publishing, tenant_id);
/** What the authority holds, changed without a message. */
const held = (statement: RawBuilder<unknown>) => statement.execute(server.current.publishing.db);

const again = (day: string, token = owner) =>
  judged(server.current, 'reconcileDay', { token, body: { reconciliation: { day } } });

async function coded(): Promise<{ id: number; number: number }> {
  const subject = await desk.submitted.invoice();
  await desk.carry(subject);
  await desk.collect();
  const { body } = await judged(server.current, 'getInvoice', { token: owner, id: subject.id });
  return (body as { invoice: { id: number; number: number } }).invoice;
}

const topics = async (token = owner): Promise<string[]> => {
  const { body } = await judged(server.current, 'listNotices', { token });
  return (body as { notices: components['schemas']['Notice'][] }).notices.map(({ topic }) => topic);
};

test('a day on which all agrees is done, and says nothing under the bell', async () => {
  await coded();
  await coded();
  const day = await nextMorning();
  await reconcile();
  expect(await dayOf(day)).toMatchObject({
    ...{ state: 'done', received_count: 2, agreed_count: 2, difference_count: 0 },
    ...{ differs_since: null, asked_on: server.current.clock.now() },
  });
  expect(await topics()).not.toContain('reconciliation_differs');
});

test('an answer that was lost is asked for again by two workers, read like all others, and the day agrees', async () => {
  await office.fault({ kind: 'silence' });
  const subject = await desk.submitted.invoice();
  await desk.carry(subject);
  await desk.collect();
  expect(await desk.statusOf(subject)).toBe('sent_tvan');
  const day = await nextMorning();
  await testWorker(server.current);
  await testWorker(server.current);
  expect((await again(day)).status).toBe(202);
  await vi.waitFor(async () => expect(await desk.statusOf(subject)).toBe('code_issued'), PATIENCE);
  const found = await dayOf(day);
  // What ends by itself is compared once more, and is no notice.
  expect(found).toMatchObject({ state: 'open', difference_count: 1, differs_since: null });
  expect(await differences(found)).toMatchObject([
    {
      kind: 'answer_missing',
      next_step: 'request_answers',
      state_sent: 'arrived',
      state_received: 'accepted',
    },
  ]);
  expect(await topics()).not.toContain('reconciliation_differs');
  server.current.clock.advance(2 * 60_000);
  expect((await again(day)).status).toBe(202);
  await vi.waitFor(
    async () => expect(await dayOf(day)).toMatchObject({ state: 'done', agreed_count: 1 }),
    PATIENCE,
  );
  expect(await differences(found)).toEqual([]);
  const answers = (await desk.messages(subject)).filter(({ direction }) => direction === 'in');
  expect(answers.map(({ message_type }) => message_type)).toEqual(['999', '202']);
});

test('an invoice of unknown whereabouts is only looked up: its state comes from there, never from the list', async () => {
  await office.fault({ kind: 'silence' });
  const subject = await desk.lost('invoice');
  const day = await nextMorning();
  await reconcile();
  expect(await desk.statusOf(subject)).toBe('unknown');
  const found = await dayOf(day);
  expect(await differences(found)).toMatchObject([{ kind: 'whereabouts_unknown', next_step: 'look_up' }]);
  await testWorker(server.current);
  await testWorker(server.current);
  await vi.waitFor(
    async () => expect(['sent_tvan', 'waiting_for_response']).toContain(await desk.statusOf(subject)),
    PATIENCE,
  );
  server.current.clock.advance(2 * 60_000);
  await reconcile();
  await vi.waitFor(async () => expect(await desk.statusOf(subject)).toBe('code_issued'), PATIENCE);
  server.current.clock.advance(10 * 60_000);
  await reconcile();
  expect(await dayOf(day)).toMatchObject({ state: 'done', agreed_count: 1, difference_count: 0 });
});

test('one more than was sent here, and another total: named with both sides, told under the bell, gone once it is put right', async () => {
  const { id, number } = await coded();
  const day = await nextMorning();
  await held(sql`with taken as (
      insert into sandbox.messages (message_id, message_type, tax_code, content, received_on, verdict)
      select 'V' || repeat('9', 45), '200', tax_code, '', received_on, 'coded' from sandbox.messages
      join sandbox.documents using (message_id, tax_code) where number = ${number} order by received_on desc limit 1
      returning message_id, tax_code)
    insert into sandbox.documents (message_id, position, tax_code, form_no, symbol, number, issued_on, total, verdict)
    select message_id, 1, tax_code, '1', 'C26TAA', 77777, ${day}, '5000', 'coded' from taken`);
  await held(sql`update sandbox.documents set total = '1' where number = ${number} and symbol = 'C26TAA'`);
  await Promise.all([reconcile(), reconcile()]);
  const found = await dayOf(day);
  expect(found).toMatchObject({
    ...{ state: 'open', received_count: 2, agreed_count: 0, difference_count: 2 },
    differs_since: server.current.clock.now(),
  });
  const both = await differences(found);
  expect(both).toMatchObject([
    { kind: 'total_differs', invoice_id: id, total_received: '1', next_step: 'reconcile' },
    {
      kind: 'not_sent_here',
      symbol: 'C26TAA',
      number: 77777,
      invoice_id: null,
      transmission_id: null,
      total_received: '5000',
    },
  ]);
  expect(await topics()).toContain('reconciliation_differs');
  expect(await topics(other)).not.toContain('reconciliation_differs');
  expect(await desk.statusOf({ kind: 'invoice', id })).toBe('code_issued');

  await held(sql`delete from sandbox.documents where number = 77777`);
  await held(
    sql`update sandbox.documents set total = ${both[0]?.total_sent} where number = ${number} and symbol = 'C26TAA'`,
  );
  expect((await again(day)).status).toBe(202);
  await reconcile();
  expect(await dayOf(day)).toMatchObject({
    state: 'done',
    agreed_count: 1,
    difference_count: 0,
    differs_since: null,
  });
  expect(await topics()).not.toContain('reconciliation_differs');
});

test('an answer that does not come however often it is asked for is told after some hours, and the day stays open for a week', async () => {
  await office.fault({ kind: 'wrong_format' });
  const subject = await desk.submitted.invoice();
  await desk.carry(subject);
  await desk.collect();
  const day = await nextMorning();
  const { clock } = server.current;
  for (const minutes of [2, 10, 60, 6 * 60]) {
    await reconcile();
    expect(await dayOf(day)).toMatchObject({ state: 'open', difference_count: 1, differs_since: null });
    clock.advance(minutes * 60_000);
    await signIn();
  }
  for (let days = 0; days < 6; days += 1) {
    await reconcile();
    expect((await dayOf(day))?.differs_since).not.toBeNull();
    await daysLater(1);
  }
  await reconcile();
  expect(await dayOf(day)).toMatchObject({ state: 'done', difference_count: 1 });
  expect(await topics()).toContain('reconciliation_differs');
  expect(await desk.statusOf(subject)).toBe('valid_message');
});

test('coded here and not on the list: said, and nothing is taken back', async () => {
  const { id, number } = await coded();
  await held(sql`delete from sandbox.documents where number = ${number} and symbol = 'C26TAA'`);
  const day = await nextMorning();
  await reconcile();
  expect(await differences(await dayOf(day))).toMatchObject([
    { kind: 'not_received', invoice_id: id, state_sent: 'accepted', state_received: null },
  ]);
  expect(await desk.statusOf({ kind: 'invoice', id })).toBe('code_issued');
});

test('what left before midnight and came in after it agrees', async () => {
  const { number } = await coded();
  await held(sql`update sandbox.messages set received_on = received_on + interval '24 hours'
    where message_id in (select message_id from sandbox.documents where number = ${number} and symbol = 'C26TAA')`);
  const day = await nextMorning();
  await reconcile();
  expect(await dayOf(day)).toMatchObject({ state: 'done', agreed_count: 1, difference_count: 0 });
});

test('a day that could not be asked about stays open, and is asked about again', async () => {
  await coded();
  const day = await nextMorning();
  await office.outage(true);
  await reconcile();
  expect(await dayOf(day)).toMatchObject({ state: 'open', asked_on: null, received_count: 0 });
  await office.outage(false);
  await reconcile();
  expect(await dayOf(day)).toMatchObject({ state: 'open', asked_on: null });
  server.current.clock.advance(15 * 60_000);
  await reconcile();
  expect(await dayOf(day)).toMatchObject({ state: 'done', agreed_count: 1 });
});

test('days on which no worker ran are made up for', async () => {
  await reconcile();
  const before = server.current.clock.today();
  await daysLater(3);
  await reconcile();
  for (const days of [0, 1, 2]) expect(await dayOf(addDays(before, days))).toMatchObject({ state: 'done' });
  expect(await dayOf(addDays(before, 3))).toBeUndefined();
});

test('the days of a company are its own, and its list is not asked for until its tax code is proven', async () => {
  await coded();
  const day = await nextMorning();
  await reconcile();
  await reconcile(OTHER);
  const ours = await dayOf(day);
  expect(await dayOf(day, other)).toMatchObject({ received_count: 0 });
  const theirs = { token: other, id: ours?.id ?? 0 };
  expect(refusalIn(await judged(server.current, 'searchReconciliationDifferences', theirs))).toEqual([
    404,
    'not_found',
  ]);

  await daysLater(1);
  await sql`update tax_code_claims set proven_on = null where tenant_id = ${OTHER}`.execute(
    server.current.publishing.db,
  );
  await reconcile(OTHER);
  expect(await dayOf(addDays(day, 1), other)).toBeUndefined();
  expect(refusalIn(await again(day, other))).toEqual([409, 'tax_code_not_proven']);
});

test('a day that is not over, or long ago, is refused', async () => {
  const today = server.current.clock.today();
  expect(refusalIn(await again(today))).toEqual([422, 'day_not_over']);
  expect(refusalIn(await again(addDays(today, -93)))).toEqual([422, 'day_not_over']);
});
