import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import { collectAnswers } from '#server/modules/documents/index.ts';
import { runRecurring } from '#server/modules/recurring-invoices/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { dateFilter } from '#src/providers/data/list-query.ts';
import { judged, type Answered } from '#tests/contract/injection.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { deskOf, TENANT, type Desk } from '../signing/desk.ts';

type Schemas = components['schemas'];
type Recurring = Schemas['RecurringInvoice'];
type Input = Schemas['RecurringInvoiceInput'];

const server = withTestApp();
let desk: Desk;
let token = '';
let source: Schemas['Invoice'];

beforeAll(async () => {
  desk = await deskOf(server.current);
  token = await server.current.signIn('owner@demo.vn');
  const customer = await judged(server.current, 'createCustomer', {
    token,
    body: { customer: { code: 'DINHKY', name: 'Công ty Kho Vận', status: 'active' } },
  });
  source = await issued({ customer_id: (customer.body as { customer: { id: number } }).customer.id });
});

async function issued(changes: Parameters<Desk['draft']>[0] = {}): Promise<Schemas['Invoice']> {
  const draft = await desk.draft({ buyer_name: 'Công ty Kho Vận', ...changes });
  expect((await desk.publish(draft)).status).toBe(202);
  await desk.work([draft.id]);
  await collectAnswers(server.current.publishing, TENANT);
  return draft;
}

const ask = async (operation: string, sent: Parameters<typeof judged>[2]): Promise<Answered> =>
  judged(server.current, operation, { token: await server.current.signIn('owner@demo.vn'), ...sent });

const recurringIn = ({ body, text }: Answered): Recurring => {
  expect(body, text).toHaveProperty('recurring_invoice');
  return (body as { recurring_invoice: Recurring }).recurring_invoice;
};
const codesIn = ({ status, body }: Answered) => [
  status,
  (body as Schemas['Errors']).errors.map(({ code, fields }) => [code, fields]),
];

const input = (changed: Partial<Input> = {}): Input => ({
  name: 'Tiền thuê kho',
  source_id: source.id,
  frequency: 'monthly',
  day_of_month: 31,
  starts_on: '2026-11-20',
  paused: false,
  ...changed,
});
const create = (changed: Partial<Input> = {}) =>
  ask('createRecurringInvoice', { body: { recurring_invoice: input(changed) } });
const save = async (id: number, changed: Partial<Input> = {}): Promise<Answered> => {
  const { lock_version } = await read(id);
  return ask('updateRecurringInvoice', {
    id,
    body: { recurring_invoice: { ...input(changed), lock_version } },
  });
};
const read = async (id: number): Promise<Recurring> => recurringIn(await ask('getRecurringInvoice', { id }));

/** Several workers at once, at 07:00 of a day in Vietnam, which is still the day before in London. */
async function run(day: string): Promise<void> {
  server.current.clock.set(`${day}T00:00:00.000Z`);
  const deps = { db: server.current.publishing.db, clock: server.current.clock };
  await Promise.all([runRecurring(deps), runRecurring(deps), runRecurring(deps)]);
}

const draftOf = async (id: number | null): Promise<Schemas['Invoice']> => {
  const { body } = await ask('getInvoice', { id: id ?? 0 });
  return (body as { invoice: Schemas['Invoice'] }).invoice;
};
const draftCount = () =>
  inTenant(server.current.publishing.db, TENANT, async (tx) => {
    const rows = await tx.selectFrom('invoices').select('id').where('lifecycle', '=', 'draft').execute();
    return rows.length;
  });

test('on its day one draft is made, dated that day, with what the source says; nothing is published', async () => {
  const made = recurringIn(await create({ max_runs: 2 }));
  expect(made).toMatchObject({
    status: 'running',
    next_on: '2026-11-30',
    runs_made: 0,
    last_invoice_id: null,
  });
  const before = await draftCount();
  await run('2026-11-29');
  expect(await draftCount()).toBe(before);
  await run('2026-11-30');
  await run('2026-11-30');
  expect(await draftCount()).toBe(before + 1);
  const after = await read(made.id);
  expect(after).toMatchObject({
    status: 'running',
    next_on: '2026-12-31',
    runs_made: 1,
    last_on: '2026-11-30',
  });
  const draft = await draftOf(after.last_invoice_id);
  const original = await draftOf(source.id);
  expect(draft).toMatchObject({
    status: 'draft',
    number: null,
    issued_on: '2026-11-30',
    buyer_name: 'Công ty Kho Vận',
    customer_id: source.customer_id,
    total: original.total,
    lines: original.lines,
  });
  await run('2026-12-31');
  expect(await read(made.id)).toMatchObject({ status: 'ended', next_on: null, runs_made: 2 });
});

test('one at which the work fails for a reason of ours keeps those behind it from nothing', async () => {
  server.current.clock.set('2026-11-20T00:00:00.000Z');
  const broken = await issued({ buyer_name: 'Công ty Hỏng' });
  const first = recurringIn(await create({ source_id: broken.id, day_of_month: 25 }));
  const second = recurringIn(await create({ day_of_month: 25 }));
  const { db } = server.current.publishing;
  await sql`create function refuse_broken() returns trigger language plpgsql as
    $$ begin if new.buyer_name = 'Công ty Hỏng' then raise exception 'a fault'; end if; return new; end $$`.execute(
    db,
  );
  await sql`create trigger refuse_broken before insert on invoices for each row execute function refuse_broken()`.execute(
    db,
  );
  try {
    server.current.clock.set('2026-11-25T00:00:00.000Z');
    const run_once = runRecurring({ db, clock: server.current.clock });
    await expect(run_once).rejects.toThrow(`1 of 2 recurring invoices: ${first.id}: error: a fault`);
  } finally {
    await sql`drop function refuse_broken cascade`.execute(db);
  }
  expect(await read(first.id)).toMatchObject({ status: 'running', runs_made: 0 });
  expect(await read(second.id)).toMatchObject({ runs_made: 1, last_on: '2026-11-25' });
  for (const { id } of [first, second]) await ask('deleteRecurringInvoice', { id });
});

test('days that pass while nothing runs have one draft together, dated the day it is made', async () => {
  server.current.clock.set('2026-11-20T00:00:00.000Z');
  const { id } = recurringIn(await create({ day_of_month: 25 }));
  await run('2026-12-28');
  expect(await read(id)).toMatchObject({ runs_made: 1, last_on: '2026-12-28', next_on: '2027-01-25' });
  await ask('deleteRecurringInvoice', { id });
});

test('what is paused or deleted makes nothing, and what was missed meanwhile is not made up', async () => {
  server.current.clock.set('2026-11-20T00:00:00.000Z');
  const paused = recurringIn(await create({ day_of_month: 21 }));
  const deleted = recurringIn(await create({ day_of_month: 21 }));
  expect(recurringIn(await save(paused.id, { day_of_month: 21, paused: true })).status).toBe('paused');
  await ask('deleteRecurringInvoice', { id: deleted.id });
  const before = await draftCount();
  await run('2026-11-22');
  expect(await draftCount()).toBe(before);
  const resumed = recurringIn(await save(paused.id, { day_of_month: 21 }));
  expect(resumed).toMatchObject({ status: 'running', next_on: '2026-12-21' });
  await ask('deleteRecurringInvoice', { id: paused.id });
});

test('a day that has had its draft has no second one, however often it is saved', async () => {
  server.current.clock.set('2026-11-20T00:00:00.000Z');
  const { id } = recurringIn(await create({ day_of_month: 22 }));
  await run('2026-11-22');
  expect(recurringIn(await save(id, { day_of_month: 22, name: 'Tên khác' })).next_on).toBe('2026-12-22');
  await ask('deleteRecurringInvoice', { id });
});

test('without its customer it stands still and says so; once that is mended and it is saved, the draft is made', async () => {
  server.current.clock.set('2026-11-20T00:00:00.000Z');
  const { id } = recurringIn(await create({ day_of_month: 23 }));
  const customer = { id: source.customer_id ?? 0 };
  expect((await ask('deleteCustomer', customer)).status).toBe(200);
  await run('2026-11-23');
  const failed = await read(id);
  expect(failed).toMatchObject({
    status: 'failed',
    runs_made: 0,
    error: expect.stringContaining('Khách hàng'),
  });
  const { body } = await ask('listNotices', {});
  expect((body as { notices: Schemas['Notice'][] }).notices).toContainEqual(
    expect.objectContaining({
      topic: 'recurring_failed',
      detail: failed.error,
      path: `/admin/recurring-invoices/${id}`,
    }),
  );
  expect(codesIn(await save(id, { day_of_month: 23 }))).toEqual([422, [['source_unusable', ['source_id']]]]);
  await ask('restoreCustomer', customer);
  expect(recurringIn(await save(id, { day_of_month: 23 }))).toMatchObject({
    status: 'running',
    next_on: '2026-11-23',
    error: null,
  });
  await run('2026-11-24');
  const { last_invoice_id, ...after } = await read(id);
  expect(after).toMatchObject({ runs_made: 1, last_on: '2026-11-24', next_on: '2026-12-23' });
  const told = await ask('listNotices', {});
  expect((told.body as { notices: Schemas['Notice'][] }).notices).toContainEqual(
    expect.objectContaining({ topic: 'recurring_made', path: `/admin/invoices/${last_invoice_id}` }),
  );
  await ask('deleteRecurringInvoice', { id });
});

test('the list is filtered by the day of the next draft, as a browser asks for it', async () => {
  server.current.clock.set('2026-11-20T00:00:00.000Z');
  const made: Recurring[] = [];
  for (const day_of_month of [25, 26, 27]) made.push(recurringIn(await create({ day_of_month })));
  const due = async (...ends: readonly ('next_onOnMin' | 'next_onOnMax')[]): Promise<unknown[]> => {
    const range = Object.fromEntries(ends.map((name) => [name, dateFilter(name, '2026-11-26')]));
    const query = { sort: 'next_on', ids: made.map(({ id }) => id).join(','), ...range };
    const { body } = await ask('listRecurringInvoices', { query });
    return (body as { recurring_invoices: Recurring[] }).recurring_invoices.map(({ next_on }) => next_on);
  };
  expect(await due('next_onOnMin', 'next_onOnMax')).toEqual(['2026-11-26']);
  expect(await due('next_onOnMin')).toEqual(['2026-11-26', '2026-11-27']);
  expect(await due('next_onOnMax')).toEqual(['2026-11-25', '2026-11-26']);
  for (const { id } of made) await ask('deleteRecurringInvoice', { id });
});

test('a series that was stopped is named, and so is one that the new year asks for', async () => {
  server.current.clock.set('2026-11-20T00:00:00.000Z');
  const { id } = recurringIn(await create({ frequency: 'yearly', starts_on: '2027-01-02', day_of_month: 2 }));
  await run('2027-01-02');
  expect(await read(id)).toMatchObject({ status: 'failed', error: expect.stringContaining('C27') });
  await ask('deleteRecurringInvoice', { id });
});

test('a draft can be the source while it is there; nothing comes of what is not, and the end is after the beginning', async () => {
  server.current.clock.set('2026-11-20T00:00:00.000Z');
  const draft = await desk.draft();
  const { id } = recurringIn(await create({ source_id: draft.id, day_of_month: 24 }));
  await ask('deleteInvoice', { id: draft.id });
  await run('2026-11-24');
  expect(await read(id)).toMatchObject({
    status: 'failed',
    source_id: null,
    error: 'Hóa đơn gốc không còn. Hãy chọn hóa đơn khác.',
  });
  const refused = [422, [['source_unusable', ['source_id']]]];
  expect(codesIn(await create({ source_id: null }))).toEqual([422, [['source_missing', ['source_id']]]]);
  expect(codesIn(await create({ source_id: 999_999 }))).toEqual(refused);
  expect(codesIn(await create({ ends_on: '2026-11-19' }))).toEqual([
    422,
    [['ends_before_start', ['ends_on']]],
  ]);
  // The 31st of November is its last day, after the end.
  const never = { starts_on: '2026-11-25', ends_on: '2026-11-29' };
  expect(codesIn(await create(never))).toEqual([422, [['never_due', ['ends_on']]]]);
});
