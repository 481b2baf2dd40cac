import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { deskOf, TENANT, type Desk } from '#tests/integration/plain/plain-desk.ts';
import { withTestApp } from '#tests/setup/test-app.ts';

const server = withTestApp();

type CustomerSales = components['schemas']['CustomerSales'];
type ProductSales = components['schemas']['ProductSales'];

let owner: Desk;
let customer_id = 0;
let product_id = 0;

const run = (statement: ReturnType<typeof sql>) =>
  inTenant(server.current.publishing.db, TENANT, (tx) => statement.execute(tx));

/** An invoice to the customer as far as the rows say; `set` says what became of it. */
async function issued(
  issued_on: string,
  [quantity, unit_price]: readonly [string, string],
  changes: object = {},
  set = sql`lifecycle = 'issued'`,
): Promise<number> {
  const line = { kind: 'goods', product_id, name: 'Keo dán', unit: 'Lọ', vat_rate: '10%' };
  const { id } = await owner.make('/api/invoices', {
    invoice: {
      issued_on,
      customer_id,
      buyer_name: 'Công ty Mận',
      payment_method: 'TM/CK',
      currency: 'VND',
      ...changes,
      lines: [{ ...line, quantity, unit_price }],
    },
  });
  await run(sql`update invoices set ${set} where tenant_id = ${TENANT} and id = ${id}`);
  return id;
}

const ofCustomer = async (id = customer_id, desk = owner) =>
  (await desk.call<{ customer_sales: CustomerSales }>('GET', `/api/customers/${id}/sales`)).body
    .customer_sales;
const ofProduct = async (id = product_id) =>
  (await owner.call<{ product_sales: ProductSales }>('GET', `/api/products/${id}/sales`)).body.product_sales;

const CORRECTS = sql`'{"form_no": "1", "symbol": "C26TAA", "number": "7"}'`;

beforeAll(async () => {
  owner = await deskOf(server.current, 'owner@demo.vn');
  ({ id: customer_id } = await owner.make('/api/customers', {
    customer: { code: 'MAN', name: 'Công ty Mận', status: 'active' },
  }));
  ({ id: product_id } = await owner.make('/api/products', {
    product: { code: 'KEO-M', name: 'Keo dán', unit: 'Lọ', vat_rate: '10%', status: 'active' },
  }));
});

test('without invoices the years are zero and the lists empty', async () => {
  const none = { invoices: 0, revenue: '0', total: '0', without_rate: 0 };
  expect(await ofCustomer()).toEqual({
    this_year: { year: 2026, ...none },
    last_year: { year: 2025, ...none },
    invoices: [],
    prices: [],
    corrections: [],
  });
  expect((await ofProduct()).this_year).toMatchObject({ invoices: 0, revenue: '0', quantities: [] });
});

test('what is in force counts: a difference as such, the replaced, cancelled and drafts not', async () => {
  await issued('2025-12-31', ['1', '1000']);
  await issued('2026-01-01', ['2', '1000'], {}, sql`lifecycle = 'adjusted'`);
  await issued('2026-03-01', ['4', '1000'], {}, sql`lifecycle = 'replaced'`);
  await issued(
    '2026-03-02',
    ['4', '1100'],
    {},
    sql`lifecycle = 'issued', nature = 'replace', related = ${CORRECTS}`,
  );
  // A difference of the price: its quantity is none that was sold.
  await issued(
    '2026-03-03',
    ['2', '50'],
    {},
    sql`lifecycle = 'issued', nature = 'adjust', related = ${CORRECTS}`,
  );
  await issued(
    '2026-03-04',
    ['8', '1000'],
    {},
    sql`lifecycle = 'cancelled', cancelled_on = now(), cancel_reason = 'Thôi'`,
  );
  const draft = await issued('2026-03-05', ['16', '1000'], {}, sql`lifecycle = 'draft'`);
  await issued('2026-03-06', ['1', '2'], { currency: 'USD', exchange_rate: '25000' });

  const { this_year, last_year, invoices, prices, corrections } = await ofCustomer();
  expect(this_year).toEqual({
    year: 2026,
    invoices: 4,
    revenue: '56500',
    total: '62150',
    without_rate: 0,
  });
  expect(last_year).toMatchObject({ year: 2025, invoices: 1, revenue: '1000' });
  expect(invoices).toHaveLength(8);
  expect(invoices[1]).toMatchObject({ id: draft, number: null, status: 'draft' });
  expect(prices.map(({ unit_price, currency, record_id }) => [unit_price, currency, record_id])).toEqual([
    ['2', 'USD', product_id],
    ['1100', 'VND', product_id],
  ]);
  expect(corrections.map(({ kind, corrects }) => [kind, corrects])).toEqual([
    ['adjust', '1C26TAA 00000007'],
    ['replace', '1C26TAA 00000007'],
  ]);

  const sold = await ofProduct();
  expect(sold.this_year).toEqual({
    year: 2026,
    invoices: 4,
    revenue: '56500',
    quantities: [{ unit: 'Lọ', quantity: '7' }],
    adjusting: 1,
    without_rate: 0,
  });
  expect(sold.invoices).toHaveLength(5);
  expect(sold.prices.map(({ unit_price, record_id }) => [unit_price, record_id])).toEqual([
    ['2', customer_id],
    ['1100', customer_id],
  ]);
});

test('an amount in a foreign currency without a rate is in no sum, and said', async () => {
  await issued(
    '2026-04-01',
    ['1', '2'],
    { currency: 'USD', exchange_rate: '25000' },
    sql`lifecycle = 'issued', exchange_rate = null`,
  );
  expect((await ofCustomer()).this_year).toMatchObject({ invoices: 5, revenue: '56500', without_rate: 1 });
  expect((await ofProduct()).this_year).toMatchObject({ revenue: '56500', without_rate: 1 });
});

test('what an invoice in a foreign currency comes to is the sum of its revenue and tax in đồng, each rounded by itself as the reports have it', async () => {
  await issued('2025-05-01', ['1', '1'], { currency: 'USD', exchange_rate: '25005.5' });
  expect((await ofCustomer()).last_year).toMatchObject({ revenue: '26006', total: '28607' });
});

test('another company and one that never was are not found', async () => {
  const other = await deskOf(server.current, 'owner@demo2.vn');
  for (const id of [customer_id, 999_999_999, Number.MAX_SAFE_INTEGER])
    expect((await other.call('GET', `/api/customers/${id}/sales`)).status).toBe(404);
  expect((await other.call('GET', `/api/products/${product_id}/sales`)).status).toBe(404);
});

test('most sold are the products in use that most lines of three months are of', async () => {
  const made = async (code: string) =>
    (
      await owner.make('/api/products', {
        product: { code, name: code, unit: 'Lọ', vat_rate: '10%', status: 'active' },
      })
    ).id;
  const [often, seldom, early] = [await made('NHIEU'), await made('IT'), await made('TRUOC')];
  const sold = async (id: number, day: string, times: number) => {
    product_id = id;
    for (let at = 0; at < times; at += 1) await issued(day, ['1', '1000']);
  };
  const [first, before] = ['2026-10-01', '2026-07-31'];
  await sold(seldom, first, 21);
  await sold(often, first, 22);
  await sold(early, before, 23);
  const ids = async () =>
    (await owner.call<{ product_ids: number[] }>('GET', '/api/products/most_sold')).body.product_ids;
  expect((await ids()).slice(0, 2)).toEqual([often, seldom]);
  expect(await ids()).not.toContain(early);
});
