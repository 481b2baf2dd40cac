import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { MONTH_CHECK_KEYS, type MonthCheckKey } from '#domain/month-end/checks.table.ts';
import type { components } from '#generated/types.ts';
import { collectAnswers } from '#server/modules/documents/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { checkHref } from '#src/routes.ts';
import { judged, type Answered, type ErrorBody } from '#tests/contract/injection.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { noticesDesk } from '../authority-notices/notices-desk.ts';
import { OTHER } from '../invoice-mistakes/notice-desk.ts';
import { asOwner, deskOf, TENANT } from '../signing/desk.ts';
import { plantFaults } from './planted-faults.ts';

type Schemas = components['schemas'];
type Board = Schemas['MonthBoard'];
type Closing = Schemas['MonthClosing'];

const MONTH = '2026-10';
const ISSUED_AT = '2026-10-07T03:00:00.000Z';
const AFTERWARDS = '2026-11-05T03:00:00.000Z';

const server = withTestApp();
let token = '';
const issued: { id: number; label: string; total: string }[] = [];

/** The clock goes on, and with it the session. */
async function at(instant: string): Promise<Awaited<ReturnType<typeof deskOf>>> {
  server.current.clock.set(instant);
  token = await server.current.signIn('owner@demo.vn');
  return deskOf(server.current);
}

beforeAll(async () => {
  const desk = await at(ISSUED_AT);
  for (let count = 0; count < 7; count += 1) {
    const draft = await desk.draft({ issued_on: '2026-10-07', buyer_tax_code: '0000000017' });
    expect((await desk.publish(draft)).status).toBe(202);
    await desk.work([draft.id]);
    await collectAnswers(server.current.publishing, TENANT);
    const { body } = await judged(server.current, 'getInvoice', { token, id: draft.id });
    const { id, form_no, symbol, number, total, status } = (body as { invoice: Schemas['Invoice'] }).invoice;
    expect(status).toBe('code_issued');
    issued.push({ id, label: `${form_no}${symbol} ${String(number).padStart(8, '0')}`, total });
  }
  await at(AFTERWARDS);
});

const boardOf = async (month = MONTH): Promise<Board> =>
  (
    (await judged(server.current, 'getMonthBoard', { token, query: { month } })).body as {
      month_board: Board;
    }
  ).month_board;
const foundIn = ({ checks }: Board) =>
  Object.fromEntries(checks.filter(({ count }) => count > 0).map(({ key, count }) => [key, count]));
const close = (month = MONTH) =>
  judged(server.current, 'createMonthClosing', { token, body: { month_closing: { month } } });
const closingIn = ({ body, text }: Answered): Closing => {
  expect(body, text).toHaveProperty('month_closing');
  return (body as { month_closing: Closing }).month_closing;
};
const codesIn = ({ status, body }: Answered): [number, string[]] => [
  status,
  (body as ErrorBody).errors.map(({ code }) => code),
];
const verdict = async () =>
  (
    (await judged(server.current, 'getClosingsVerdict', { token })).body as {
      verdict: Schemas['ClosingsVerdict'];
    }
  ).verdict;
const findings = async (check: MonthCheckKey): Promise<string[]> => {
  const { body, headers } = await judged(server.current, 'searchMonthFindings', {
    token,
    query: { month: MONTH, check, limit: '100' },
  });
  const { month_findings } = body as { month_findings: Schemas['MonthFinding'][] };
  expect(Number(headers['x-total-count'])).toBe(month_findings.length);
  return month_findings.map(({ label }) => label);
};

test('a clean month has no finding, and its figures are those of its invoices', async () => {
  const board = await boardOf();
  expect(foundIn(board)).toEqual({});
  expect(board.checks.map(({ key }) => key)).toEqual(MONTH_CHECK_KEYS);
  const total = String(issued.reduce((sum, one) => sum + Number(one.total), 0));
  expect(board.figures).toMatchObject({
    submitted: { count: 7, total },
    accepted: { count: 7, total },
    in_force: 7,
    total,
    series: [{ first: 1, last: 7, count: 7 }],
  });
  expect(board).toMatchObject({ is_over: true, closing: null, changes: { total: 0 } });
});

test('a month is closed once, after its end; what changes behind it is named; the chain shows what was touched', async () => {
  expect(codesIn(await close('2026-11'))).toEqual([422, ['month_not_over']]);
  const both = await Promise.all([close(), close()]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  const closing = closingIn(both.find(({ status }) => status === 201) as Answered);
  expect(closing).toMatchObject({ month: MONTH, state: 'closed', changed: 0, figures: { in_force: 7 } });
  expect(await verdict()).toEqual({ closings: 1, broken_at: null, log_intact: true });

  const [one] = issued;
  await asOwner(server.current, (tx) =>
    sql`update invoices set total = total + 1, updated_on = '2026-11-06T00:00:00Z' where tenant_id = ${TENANT} and id = ${one?.id}`.execute(
      tx,
    ),
  );
  const changed = await boardOf();
  expect(changed.changes).toMatchObject({ total: 1, warning: 1 });
  expect(changed.changes.shown).toMatchObject([
    { invoice_id: one?.id, label: one?.label, kind: 'amount', total_before: one?.total },
  ]);
  expect(changed.closing?.changed).toBe(1);
  await asOwner(server.current, (tx) =>
    sql`update invoices set total = total - 1, lifecycle = 'adjusted' where tenant_id = ${TENANT} and id = ${one?.id}`.execute(
      tx,
    ),
  );
  expect((await boardOf()).changes).toMatchObject({ total: 1, warning: 0, shown: [{ kind: 'corrected' }] });
  await asOwner(server.current, (tx) =>
    sql`update invoices set lifecycle = 'issued' where tenant_id = ${TENANT} and id = ${one?.id}`.execute(tx),
  );

  const reopen = () =>
    judged(server.current, 'updateMonthClosing', {
      token,
      id: closing.id,
      body: { month_closing: { reason: 'Gửi lại' } },
    });
  expect(closingIn(await reopen())).toMatchObject({
    state: 'reopened',
    reopen_reason: 'Gửi lại',
    reopened_by_name: closing.closed_by_name,
  });
  expect(codesIn(await reopen())).toEqual([409, ['month_open']]);
  const second = closingIn(await close());
  expect(second.previous_digest).toBe(closing.digest);
  expect(await verdict()).toEqual({ closings: 2, broken_at: null, log_intact: true });
  const touch = (hash: string) =>
    asOwner(server.current, (tx) =>
      sql`update month_closing_invoices set total = total ${sql.raw(hash)} 1 where tenant_id = ${TENANT} and closing_id = ${closing.id} and invoice_id = ${one?.id}`.execute(
        tx,
      ),
    );
  await touch('+');
  expect(await verdict()).toMatchObject({ closings: 0, broken_at: closing.id });
  await touch('-');
  await judged(server.current, 'updateMonthClosing', {
    token,
    id: second.id,
    body: { month_closing: { reason: 'Kiểm tra' } },
  });
});

test('the board finds 34 of 34 planted faults, each under its check, and the month cannot be closed', async () => {
  const planted = await inTenant(server.current.publishing.db, TENANT, (tx) =>
    plantFaults(tx, issued, '2026-10-30'),
  );
  const body = { correction: { matter: 'main_content', agreement_no: 'BB', agreement_on: '2026-11-05' } };
  const corrected = issued[6];
  expect(
    (await judged(server.current, 'createReplacement', { token, id: corrected?.id ?? 0, body })).status,
  ).toBe(201);
  await at('2026-10-31T03:00:00.000Z');
  const lines = { origin: 'own', review_no: null, review_on: null, invoices: [OTHER] };
  const noticed = { token, body: { invoice_mistake: lines } };
  expect((await judged(server.current, 'createInvoiceMistake', noticed)).status).toBe(201);
  // The review comes after the month, and names an invoice of it.
  await at(AFTERWARDS);
  const named = { form_no: '1', symbol: 'C26TAA', number: 1, issued_on: '2026-10-07' };
  const desk = noticesDesk(() => server.current, TENANT);
  const review = await desk.arrived(token, { type: '302', invoices: [named] });
  const series = issued[0]?.label.split(' ')[0];
  planted.set('not_notified', [
    `${series} → ${corrected?.label}`,
    review.notice_no ?? '302',
    '1C25TZZ 00000007',
  ]);
  const all = [...planted.values()].flat();
  expect(all).toHaveLength(34);
  const board = await boardOf();
  expect(foundIn(board)).toEqual(
    Object.fromEntries([...planted].map(([key, labels]) => [key, labels.length])),
  );
  for (const [key, labels] of planted)
    expect((await findings(key)).toSorted(), key).toEqual(labels.toSorted());
  const { submitted, accepted, refused, unknown, waiting } = board.figures;
  expect(accepted.count + refused.count + unknown.count + waiting.count).toBe(submitted.count);
  expect(codesIn(await close())).toEqual([422, ['month_not_ready']]);
  expect(foundIn(await boardOf('2026-09'))).toEqual({});
});

test('the list of invoices behind a check has as many as it counts', async () => {
  const linked: string[] = [];
  for (const check of (await boardOf()).checks) {
    const { key, count } = check;
    const url = new URL(checkHref(() => true, check, MONTH) ?? '/', 'http://a');
    if (url.pathname !== '/admin/invoices') continue;
    const { issued_onOnMin, issued_onOnMax, ...filter } = JSON.parse(
      url.searchParams.get('filter') ?? '{}',
    ) as Record<string, string>;
    const days = {
      issued_onOnMin: new Date(`${issued_onOnMin}T00:00:00+07:00`).toISOString(),
      issued_onOnMax: new Date(`${issued_onOnMax}T23:59:59+07:00`).toISOString(),
    };
    const { headers } = await judged(server.current, 'listInvoices', {
      token,
      query: { ...filter, ...days },
    });
    expect(Number(headers['x-total-count']), key).toBe(count);
    linked.push(key);
  }
  expect(linked).toEqual(expect.arrayContaining(['refused', 'returned_mails', 'unsent_mails']));
});

test('what a check comes to is in đồng, as the figures of the month and the sums of the input invoices have it', async () => {
  const by_rate = JSON.stringify([{ vat_rate: '10%', amount: '1', vat_amount: '0.1' }]);
  await asOwner(server.current, async (tx) => {
    await sql`update invoices set currency = 'USD', exchange_rate = 25005.5, total_before_vat = 1, total_vat = 0.1, total = 1.1,
        by_rate = ${by_rate} where tenant_id = ${TENANT} and status = 'denial_of_code_issuance'`.execute(tx);
    await sql`update invoice_collectors set currency = 'USD', exchange_rate = 25005.5 where tenant_id = ${TENANT} and state = 'new'`.execute(
      tx,
    );
  });
  const { checks, figures } = await boardOf();
  const totalOf = (wanted: MonthCheckKey) => checks.find(({ key }) => key === wanted)?.total;
  expect(totalOf('refused')).toBe(String(2 * 126_500 + 25_006 + 2_501));
  expect(figures.refused).toMatchObject({ count: 3, total: totalOf('refused') });
  const { body } = await judged(server.current, 'getInputInvoiceTotals', { token, query: { state: 'new' } });
  const { input_invoice_totals } = body as { input_invoice_totals: Schemas['InputInvoiceTotals'] };
  expect(input_invoice_totals).toMatchObject({
    count: 1,
    without_rate: 0,
    total: totalOf('unchecked_inputs'),
  });
});

test('what is due in the month after, with its day, for who may see it', async () => {
  const [invoice] = issued;
  await inTenant(server.current.publishing.db, TENANT, (tx) =>
    tx
      .insertInto('statements')
      .values({
        ...{ tenant_id: TENANT, invoice_id: invoice?.id ?? 0, nature: 'adjust', matter: 'main_content' },
        ...{ year: 2026, number: 999, label: '999/2026/BBĐC', invoice_name: invoice?.label ?? '' },
        ...{ buyer_name: 'Công ty B', buyer_kind: 'organisation', state: 'waiting_buyer' },
        ...{ expires_on: '2026-11-28T16:00:00Z', created_on: AFTERWARDS },
      })
      .execute(),
  );
  const dueFor = async (as: string, month = MONTH) => {
    const { body } = await judged(server.current, 'getMonthBoard', { token: as, query: { month } });
    return (body as { month_board: Board }).month_board.deadlines.map(({ kind, due_on }) => [kind, due_on]);
  };
  const TAX_RETURN = ['tax_return', '2026-11-20'];
  const NOTICE = ['authority_notice', '2026-11-07'];
  expect(await dueFor(token)).toEqual([NOTICE, TAX_RETURN, ['statement', '2026-11-28']]);
  expect(await dueFor(token, '2026-08')).toEqual([['tax_return', '2026-09-21']]);
  const viewer = await server.current.signIn('xem@demo.vn');
  expect(await dueFor(viewer)).toEqual([NOTICE, TAX_RETURN]);
});

test('who files by quarter has a return after its last month alone, and the overview says until when', async () => {
  const file = (config_value: string) =>
    judged(server.current, 'updateTenantSettings', {
      token,
      body: { setting_key: 'setting_invoice', configs: [{ config_key: 'tax_return_period', config_value }] },
    });
  const returns = async (month: string) =>
    (await boardOf(month)).deadlines.flatMap(({ kind, name, due_on }) =>
      kind === 'tax_return' ? [[name, due_on]] : [],
    );
  const onOverview = async () => {
    const { body } = await judged(server.current, 'getDashboard', { token });
    const { dashboard } = body as { dashboard: Schemas['Dashboard'] };
    const due = dashboard.deadlines.flatMap(({ kind, label }) => (kind === 'tax_return' ? [label] : []));
    return { due, open: dashboard.open_month?.due_on };
  };
  expect((await file('quarter')).status).toBe(200);
  expect(await returns('2026-10')).toEqual([]);
  expect([(await boardOf('2026-10')).return_due_on, (await boardOf('2026-09')).return_due_on]).toEqual([
    '2027-02-01',
    '2026-11-02',
  ]);
  // 31/10/2026 is a Saturday.
  expect(await returns('2026-09')).toEqual([['Q3/2026', '2026-11-02']]);
  expect(await onOverview()).toEqual({ due: [], open: '2027-02-01' });
  expect((await file('month')).status).toBe(200);
  expect((await boardOf('2026-10')).return_due_on).toBe('2026-11-20');
  expect(await onOverview()).toEqual({ due: ['2026-10'], open: '2026-11-20' });
});

test('a company files no return for what ended before it began, but for what it issued before', async () => {
  const { publishing } = server.current;
  const began = (id: number, created_on: string) =>
    publishing.db.updateTable('tenants').set({ created_on }).where('id', '=', id).execute();
  const due = async (email: string) => {
    const as = await server.current.signIn(email);
    const [board, overview] = await Promise.all([
      judged(server.current, 'getMonthBoard', { token: as, query: { month: '2026-10' } }),
      judged(server.current, 'getDashboard', { token: as }),
    ]);
    const { month_board } = board.body as { month_board: Board };
    const { dashboard } = overview.body as { dashboard: Schemas['Dashboard'] };
    return [month_board, dashboard].map(({ deadlines }) =>
      deadlines.some(({ kind }) => kind === 'tax_return'),
    );
  };
  const other = await publishing.db
    .selectFrom('sign_ins')
    .select('tenant_id')
    .where('email', '=', 'owner@demo2.vn')
    .executeTakeFirstOrThrow();
  await began(other.tenant_id, '2026-11-01T01:00:00Z');
  expect(await due('owner@demo2.vn')).toEqual([false, false]);
  // 31/10 in Vietnam, an hour before midnight.
  await began(other.tenant_id, '2026-10-31T16:00:00Z');
  expect(await due('owner@demo2.vn')).toEqual([true, true]);
  await began(TENANT, '2026-11-01T01:00:00Z');
  expect(await due('owner@demo.vn')).toEqual([true, true]);
});

test('who may read the listing report may look, and who may publish too may close', async () => {
  const viewer = await server.current.signIn('xem@demo.vn');
  const looked = await judged(server.current, 'getMonthBoard', { token: viewer, query: { month: MONTH } });
  expect(looked.status).toBe(200);
  // Whoever may not read input invoices is shown none here either.
  const { checks } = (looked.body as { month_board: Board }).month_board;
  expect(checks.map(({ key }) => key)).toEqual(MONTH_CHECK_KEYS.filter((key) => key !== 'unchecked_inputs'));
  const query = { month: MONTH, check: 'unchecked_inputs' };
  const inputs = await judged(server.current, 'searchMonthFindings', { token: viewer, query });
  expect(inputs.body).toEqual({ month_findings: [] });
  const refused = await judged(server.current, 'createMonthClosing', {
    token: viewer,
    body: { month_closing: { month: MONTH } },
  });
  expect(refused.status).toBe(403);
});
