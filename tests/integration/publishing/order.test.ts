import { beforeAll, describe, expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import { signWaiting } from '#server/modules/documents/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { judged, type ErrorBody } from '#tests/contract/injection.ts';
import { everyStatementNamesItsTenant } from '#tests/setup/statements/named-statements.ts';
import { withTestApp } from '#tests/setup/test-app.ts';

type Schemas = components['schemas'];
type Draft = { id: number; lock_version: number };
type Code = Schemas['IssuingWarningCode'];

const server = withTestApp();
everyStatementNamesItsTenant(server);
const TENANT = 1;

let token = '';
beforeAll(async () => {
  token = await server.current.signIn('owner@demo.vn');
});

/** A template of its own for each test: numbers from 1. Tests stand on Friday 20/11/2026. */
async function newSeries(symbol: string): Promise<number> {
  const template = {
    name: symbol,
    form_no: '1',
    symbol,
    layout: 'modern',
    is_default: false,
    status: 'active',
  };
  const { body } = await judged(server.current, 'createTemplate', { token, body: { template } });
  return (body as { template: { id: number } }).template.id;
}

async function draft(template_id: number, issued_on: string): Promise<Draft> {
  const line = {
    kind: 'goods',
    name: 'Băng keo',
    unit: 'Cuộn',
    quantity: '1',
    unit_price: '9000',
    vat_rate: '10%',
  };
  const buyer = { buyer_name: 'Công ty TNHH Minh Khôi', payment_method: 'TM/CK', currency: 'VND' };
  const invoice = { template_id, issued_on, ...buyer, lines: [line, { ...line, name: 'Thùng' }] };
  const { body } = await judged(server.current, 'createInvoice', { token, body: { invoice } });
  return (body as { invoice: Draft }).invoice;
}

async function publish({ id, lock_version }: Draft, acknowledged?: readonly Code[]) {
  const invoice = { lock_version, ...(acknowledged && { acknowledged }) };
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const { status, body } = await judged(server.current, 'publishInvoice', {
    token,
    id,
    headers,
    body: { invoice },
  });
  return status === 202 ? [202] : [status, ...(body as ErrorBody).errors.map(({ code }) => code)];
}

async function publishAll(drafts: readonly Draft[], acknowledged: readonly Code[] = []) {
  const invoices = drafts.map(({ id, lock_version }) => ({ id, lock_version, acknowledged }));
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const { body } = await judged(server.current, 'publishInvoices', { token, headers, body: { invoices } });
  return (body as { bulk_publication: Schemas['BulkPublication'] }).bulk_publication;
}

const numbersOf = (drafts: readonly Draft[]) =>
  inTenant(server.current.publishing.db, TENANT, async (tx) => {
    const ids = drafts.map(({ id }) => id);
    const rows = await tx.selectFrom('invoices').select(['id', 'number']).where('id', 'in', ids).execute();
    return ids.map((id) => rows.find((row) => row.id === id)?.number ?? null);
  });

async function forecast(drafts: readonly Draft[]) {
  const query = { invoice_ids: drafts.map(({ id }) => id).join() };
  const { body } = await judged(server.current, 'forecastPublications', { token, query });
  return (body as { publication_forecasts: Schemas['PublicationForecast'][] }).publication_forecasts;
}

const inOrder = async (template_id: number, dates: readonly string[]): Promise<Draft[]> => {
  const drafts: Draft[] = [];
  for (const date of dates) drafts.push(await draft(template_id, date));
  return drafts;
};

describe('published together', () => {
  test('the certificate that signs is foretold with its kind and its days', async () => {
    const drafts = await inOrder(await newSeries('C26TOH'), ['2026-11-20']);
    const own = await inTenant(server.current.publishing.db, TENANT, (tx) =>
      tx
        .selectFrom('certificates')
        .select(['kind', 'subject_name', 'valid_from', 'valid_to'])
        .where('is_default', '=', true)
        .executeTakeFirstOrThrow(),
    );
    expect((await forecast(drafts)).map(({ certificate }) => certificate)).toEqual([own]);
  });

  test('a few are numbered by date and id, whichever job runs first', async () => {
    const drafts = await inOrder(await newSeries('C26TOA'), ['2026-11-20', '2026-11-19', '2026-11-20']);
    expect(
      (await forecast(drafts)).map(({ invoice_id, expected_number }) => [invoice_id, expected_number]),
    ).toEqual([
      [drafts[1]?.id, 1],
      [drafts[0]?.id, 2],
      [drafts[2]?.id, 3],
    ]);
    expect((await publishAll(drafts)).refused).toEqual([]);
    for (const { id } of [...drafts].reverse()) await server.current.publishNow(TENANT, id);
    expect(await numbersOf(drafts)).toEqual([2, 1, 3]);
  });

  test('many are numbered by date and id', async () => {
    const dates = Array.from({ length: 10 }, (_none, at) => (at % 2 === 0 ? '2026-11-20' : '2026-11-19'));
    const drafts = await inOrder(await newSeries('C26TOB'), dates);
    await publishAll(drafts);
    expect(await signWaiting(server.current.publishing, TENANT, 'invoice')).toBe(10);
    expect(await numbersOf(drafts)).toEqual([6, 1, 7, 2, 8, 3, 9, 4, 10, 5]);
  });
});

describe('a date before that of an earlier number', () => {
  test('is published by who confirms it alone', async () => {
    const template_id = await newSeries('C26TOC');
    const [today, yesterday] = await inOrder(template_id, ['2026-11-20', '2026-11-19']);
    if (!today || !yesterday) throw new Error('no drafts');
    expect(await publish(today)).toEqual([202]);
    await server.current.publishNow(TENANT, today.id);
    expect(await publish(yesterday)).toEqual([422, 'issued_on_backwards']);
    expect(await publish(yesterday, ['signing_late'])).toEqual([422, 'issued_on_backwards']);
    const [told] = await forecast([yesterday]);
    expect(told).toMatchObject({
      issued_on: '2026-11-19',
      line_count: 2,
      expected_number: 2,
      warnings: [{ code: 'issued_on_backwards', message: expect.stringContaining('20/11/2026') }],
    });
    expect(await publish(yesterday, ['issued_on_backwards'])).toEqual([202]);
    await server.current.publishNow(TENANT, yesterday.id);
    expect(await numbersOf([today, yesterday])).toEqual([1, 2]);
  });

  test('in another series is nothing to ask about', async () => {
    const other = await draft(await newSeries('C26TOD'), '2026-11-19');
    expect(await publish(other)).toEqual([202]);
  });
});

test('of three ticked the late one is told and left out, the others go; confirmed it goes too', async () => {
  const drafts = await inOrder(await newSeries('C26TOE'), ['2026-11-20', '2026-11-18', '2026-11-19']);
  const late = drafts[1];
  if (!late) throw new Error('no draft');
  expect((await forecast(drafts)).map(({ warnings }) => warnings.map(({ code }) => code))).toEqual([
    ['signing_late'],
    [],
    [],
  ]);
  const { accepted, refused } = await publishAll(drafts);
  expect(accepted.map(({ invoice_id }) => invoice_id)).toEqual([drafts[2]?.id, drafts[0]?.id]);
  expect(refused).toMatchObject([
    { invoice_id: late.id, reasons: [{ code: 'signing_late', fields: ['issued_on'] }] },
  ]);
  // The others are on their way, so it is behind them as well by now.
  expect(await publish(late, ['signing_late'])).toEqual([422, 'issued_on_backwards']);
  expect((await publishAll([late], ['signing_late', 'issued_on_backwards'])).refused).toEqual([]);
});

test('what is on its way, not there or of another company has no forecast', async () => {
  const [sent, mine] = await inOrder(await newSeries('C26TOG'), ['2026-11-20', '2026-11-20']);
  if (!sent || !mine) throw new Error('no drafts');
  await publish(sent);
  expect(
    (await forecast([sent, mine, { id: 999_999, lock_version: 1 }])).map((one) => one.invoice_id),
  ).toEqual([mine.id]);
  const other = await server.current.signIn('owner@demo2.vn');
  const query = { invoice_ids: String(mine.id) };
  const { body } = await judged(server.current, 'forecastPublications', { token: other, query });
  expect(body).toEqual({ publication_forecasts: [] });
});

test('while an incident stops the clock nothing is late', async () => {
  const incident = { name: 'Bão', kind: 'force_majeure', started_on: '2026-11-18' };
  const made = await judged(server.current, 'createIncident', { token, body: { incident } });
  expect(made.status).toBe(201);
  expect(await publish(await draft(await newSeries('C26TOF'), '2026-11-18'))).toEqual([202]);
});
