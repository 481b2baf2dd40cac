import { beforeAll, describe, expect, test } from 'vitest';
import { withTestApp } from '#tests/setup/test-app.ts';
import { judged, type ErrorBody } from './injection.ts';

const server = withTestApp({ invoices: 0, customers: 12, products: 12 });

let token = '';
type Row = Record<string, unknown> & { id: number };
type Page = { rows: Row[]; total: number };

async function list(operation: string, query: Record<string, string> = {}): Promise<Page> {
  const answered = await judged(server.current, operation, { token, query });
  expect(answered.status, answered.text).toBe(200);
  const [rows = []] = Object.values(answered.body as Record<string, Row[]>);
  return { rows, total: Number(answered.headers['x-total-count']) };
}

async function make(operation: string, body: object): Promise<Row> {
  const answered = await judged(server.current, operation, { token, body });
  expect(answered.status, answered.text).toBe(201);
  return Object.values(answered.body as Record<string, Row>)[0] as Row;
}

const draft = (issued_on: string, buyer_name: string, quantity = '1') => ({
  invoice: {
    issued_on,
    buyer_name,
    payment_method: 'TM/CK',
    currency: 'VND',
    lines: [{ kind: 'goods', name: 'Băng keo', unit: 'Cuộn', quantity, unit_price: '11500', vat_rate: '8%' }],
  },
});

let published = 0;
beforeAll(async () => {
  token = await server.current.signIn('owner@demo.vn');
  await make('createProduct', { product: { code: 'SP-50%', name: 'Băng keo đục 5_0', status: 'active' } });
  await make('createCustomer', {
    customer: { code: 'KH-DAC', name: 'Đỗ Uẩn Khúc', status: 'inactive', tax_code: '0000000017' },
  });
  for (const day of ['2026-11-18', '2026-11-19', '2026-11-20'])
    await make('createInvoice', draft(day, `Ngày ${day}`, day.slice(-2)));
  published = (await make('createInvoice', draft('2026-11-20', 'Đã phát hành'))).id;
  const body = { invoice: { lock_version: 1 } };
  await judged(server.current, 'publishInvoice', { id: published, token, body });
  await server.current.publishNow(1, published);
});

describe('text search', () => {
  test.each([
    ['listProducts', 'bang keo duc', 'Băng keo đục 5_0'],
    ['listProducts', 'BĂNG KEO ĐỤC', 'Băng keo đục 5_0'],
    ['listProducts', 'keo 50% đục', 'Băng keo đục 5_0'],
    ['listProducts', '5_0', 'Băng keo đục 5_0'],
    ['listCustomers', 'do uan khuc', 'Đỗ Uẩn Khúc'],
    ['listCustomers', '0000000017', 'Đỗ Uẩn Khúc'],
    ['listCustomers', ' khúc   đỗ ', 'Đỗ Uẩn Khúc'],
  ])('%s: %j finds %s alone', async (operation, query, name) => {
    const { rows, total } = await list(operation, { query });
    expect(rows.map((row) => row['name'])).toEqual([name]);
    expect(total).toBe(1);
  });

  test('of an accent written in two characters finds the same', async () => {
    const { total } = await list('listProducts', { query: 'Băng keo đục'.normalize('NFD') });
    expect(total).toBe(1);
  });

  test.each(['%', '_%', '\\'])('takes %s as it stands', async (query) => {
    const { rows } = await list('listProducts', { query });
    expect(rows.every((row) => `${String(row['code'])} ${String(row['name'])}`.includes(query))).toBe(true);
  });
});

describe('filters', () => {
  test.each(['listCustomers', 'listProducts', 'listTemplates'])('%s by status', async (operation) => {
    const [all, active, inactive] = [
      await list(operation),
      await list(operation, { status: 'active', limit: '250' }),
      await list(operation, { status: 'inactive' }),
    ];
    expect(active.total + inactive.total).toBe(all.total);
    expect(active.rows.every((row) => row['status'] === 'active')).toBe(true);
  });

  test('invoices by status, series and customer', async () => {
    expect((await list('listInvoices', { status: 'code_issued' })).rows.map((row) => row.id)).toEqual([
      published,
    ]);
    const [invoice] = (await list('listInvoices')).rows;
    const template_id = String(invoice?.['template_id']);
    expect((await list('listInvoices', { template_id })).total).toBe(4);
    expect((await list('listInvoices', { template_id: '999999' })).total).toBe(0);
    expect((await list('listInvoices', { customer_id: '1' })).total).toBe(0);
  });

  test('transmissions by invoice and direction [1.does.transmissions]', async () => {
    const all = await list('listTransmissions', { invoice_id: String(published) });
    const out = await list('listTransmissions', { invoice_id: String(published), direction: 'out' });
    expect(out.rows.map((row) => row['message_type'])).toEqual(['200']);
    expect(all.rows.map((row) => row['message_type'])).toEqual(expect.arrayContaining(['200', '202', '999']));
  });

  test('certificates that can sign now', async () => {
    expect((await list('listCertificates', { all: 'false' })).total).toBe(1);
    const { clock } = server.current;
    const now = clock.now();
    clock.set('2031-01-01T00:00:00Z');
    token = await server.current.signIn('owner@demo.vn');
    const later = [await list('listCertificates', { all: 'false' }), await list('listCertificates')];
    clock.set(now);
    token = await server.current.signIn('owner@demo.vn');
    expect(later.map(({ total }) => total)).toEqual([0, 1]);
    expect(later[1]?.rows[0]).toMatchObject({ state: 'expired' });
  });
});

// Spec point 3: a day in Vietnam is sent as its instants in UTC, seven hours back.
describe('days in Vietnam', () => {
  const days = async (query: Record<string, string>): Promise<unknown[]> =>
    (await list('listInvoices', { ...query, sort: 'issued_on,id' })).rows.map((row) => row['issued_on']);

  test('one day, from its first to its last instant', async () => {
    const query = { issued_onOnMin: '2026-11-18T17:00:00Z', issued_onOnMax: '2026-11-19T16:59:59.999Z' };
    expect(await days(query)).toEqual(['2026-11-19']);
  });

  test('the instant before midnight belongs to the day before', async () => {
    expect(await days({ issued_onOnMax: '2026-11-18T16:59:59.999Z' })).toEqual(['2026-11-18']);
    expect(await days({ issued_onOnMax: '2026-11-18T17:00:00Z' })).toEqual(['2026-11-18', '2026-11-19']);
    expect(await days({ issued_onOnMin: '2026-11-19T17:00:00Z' })).toEqual(['2026-11-20', '2026-11-20']);
    expect(await days({ issued_onOnMin: '2026-11-20T17:00:00Z' })).toEqual([]);
  });

  test('transmissions are met to the instant', async () => {
    const at = server.current.clock.now();
    const before = new Date(Date.parse(at) - 1).toISOString();
    expect((await list('listTransmissions', { created_onOnMin: at })).total).toBeGreaterThan(0);
    expect((await list('listTransmissions', { created_onOnMax: before })).total).toBe(0);
  });

  test.each(['20/11/2026', '2026-11-20', '2026-11-20T00:00:00', '2026-11-20T00:00:00+07:00', ''])(
    '%j is refused',
    async (value) => {
      const refused = await judged(server.current, 'listInvoices', {
        token,
        query: { issued_onOnMin: value },
      });
      expect(refused.status).toBe(422);
      expect((refused.body as ErrorBody).errors[0]?.fields).toEqual(['issued_onOnMin']);
    },
  );
});
