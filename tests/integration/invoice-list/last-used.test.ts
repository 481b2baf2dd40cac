import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { deskOf, TENANT, type Desk } from '#tests/integration/plain/plain-desk.ts';
import { withTestApp } from '#tests/setup/test-app.ts';

const server = withTestApp();

type LastUsed = components['schemas']['LastUsed'];

/** No customer of the demo has it. */
const TAX_CODE = '0000000017';

let owner: Desk;

/** An invoice that was issued on a day, as far as the rows say. */
async function issued(
  issued_on: string,
  unit_price: string,
  changes: object = {},
  set = sql`lifecycle = 'issued'`,
): Promise<void> {
  const line = { kind: 'goods', name: 'Keo dán', unit: 'Lọ', quantity: '1', unit_price, vat_rate: '10%' };
  const buyer = { buyer_name: 'Công ty Mận', buyer_tax_code: TAX_CODE, buyer_address: 'Lô B12' };
  const invoice = {
    issued_on,
    payment_method: 'TM/CK',
    currency: 'VND',
    ...buyer,
    ...changes,
    lines: [line],
  };
  const { id } = await owner.make('/api/invoices', { invoice });
  await inTenant(server.current.publishing.db, TENANT, (tx) =>
    sql`update invoices set ${set} where tenant_id = ${TENANT} and id = ${id}`.execute(tx),
  );
}

const lastUsed = async (query: string, desk = owner) =>
  (await desk.call<{ last_used: LastUsed }>('GET', `/api/invoices/last_used?${query}`)).body.last_used;

beforeAll(async () => {
  owner = await deskOf(server.current, 'owner@demo.vn');
  await issued('2026-11-02', '9000');
  await issued('2026-11-10', '11500.5', { payment_method: 'Chuyển khoản', buyer_email: 'man@khach.example' });
  await issued('2026-11-01', '8000');
  // Neither what was given up, nor a difference, nor a draft is a price.
  await issued(
    '2026-11-19',
    '1',
    {},
    sql`lifecycle = 'cancelled', cancelled_on = now(), cancel_reason = 'Thôi'`,
  );
  await issued('2026-11-19', '2', {}, sql`lifecycle = 'issued', nature = 'adjust', related = '{}'`);
  await issued('2026-11-19', '3', {}, sql`lifecycle = 'draft'`);
});

test('the newest invoice in force says how the buyer was written and paid, and what a thing cost', async () => {
  const { buyer, prices } = await lastUsed(`tax_code=${TAX_CODE}`);
  expect(buyer).toMatchObject({
    issued_on: '2026-11-10',
    buyer_name: 'Công ty Mận',
    buyer_email: 'man@khach.example',
    payment_method: 'Chuyển khoản',
  });
  expect(prices).toEqual([
    {
      product_id: null,
      name: 'Keo dán',
      unit: 'Lọ',
      unit_price: '11500.5',
      price_includes_tax: false,
      currency: 'VND',
      issued_on: '2026-11-10',
    },
  ]);
});

test('a buyer without invoices, or none named, has nothing; another company sees nothing of ours', async () => {
  const nothing = { buyer: null, prices: [] };
  expect(await lastUsed('tax_code=0000000033')).toEqual(nothing);
  expect(await lastUsed('')).toEqual(nothing);
  expect(await lastUsed('customer_id=9007199254740991')).toEqual(nothing);
  const other = await deskOf(server.current, 'owner@demo2.vn');
  expect(await lastUsed(`tax_code=${TAX_CODE}`, other)).toEqual(nothing);
});
