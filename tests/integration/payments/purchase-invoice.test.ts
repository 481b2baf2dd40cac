import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { PURCHASE_INVOICE_TASK } from '#server/modules/payments/index.ts';
import { purchaseInvoiceTasks } from '#server/modules/purchase-invoices/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { createPool } from '#server/platform/postgres/pool.ts';
import { silentLog } from '#server/platform/log.ts';
import { asOwner } from '#tests/integration/signing/desk.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { cashDesk, type PaymentRequest } from './cash-desk.ts';

const server = withTestApp();
const [BUYER, SELLER] = [1, 2];
let desk: ReturnType<typeof cashDesk>;
let seller_tax_code = '';

beforeAll(async () => {
  const { current: app } = server;
  desk = cashDesk(app, await app.signIn('owner@demo.vn'));
  const claim = await app.publishing.db
    .selectFrom('tax_code_claims')
    .select('tax_code')
    .where('tenant_id', '=', SELLER)
    .executeTakeFirstOrThrow();
  seller_tax_code = claim.tax_code;
});

/** The job of a purchase, now. */
async function run({ id }: PaymentRequest, seller: string | null = seller_tax_code): Promise<void> {
  const { publishing, clock } = server.current;
  const deps = { db: publishing.db, clock, log: silentLog, seller_tax_code: seller };
  await purchaseInvoiceTasks(deps)[PURCHASE_INVOICE_TASK]?.({ tenant_id: BUYER, payment_request_id: id });
}

const invoicesOfSeller = ({ reference }: PaymentRequest) =>
  inTenant(server.current.publishing.db, SELLER, (tx) =>
    tx
      .selectFrom('invoices')
      .innerJoin('invoice_lines', 'invoice_lines.invoice_id', 'invoices.id')
      .select([
        'invoices.id',
        'invoices.lifecycle',
        'invoices.buyer_tax_code',
        'invoices.total',
        'invoices.issued_on',
      ])
      .where('invoice_lines.name', 'like', `%${reference}%`)
      .execute(),
  );

test('a purchase that is paid has one invoice at the operator, which the company that bought sees once it is issued', async () => {
  const request = await desk.bought();
  await desk.tell(desk.notice(request, request.total));
  await Promise.all([run(request), run(request)]);
  const [invoice, ...others] = await invoicesOfSeller(request);
  expect(others).toEqual([]);
  expect(invoice).toMatchObject({
    buyer_tax_code: request.buyer_tax_code,
    total: request.total,
    lifecycle: 'queued',
  });
  expect((await desk.read(request.id)).purchase_invoice).toBeNull();
  await server.current.publishNow(SELLER, invoice?.id ?? 0);
  await run(request);
  const { purchase_invoice } = await desk.read(request.id);
  expect(purchase_invoice).toMatchObject({
    symbol: expect.stringMatching(/^[CK]\d\dT/),
    number: expect.any(Number),
  });
  await run(request);
  expect(await invoicesOfSeller(request)).toHaveLength(1);
});

test('nothing is issued by a company that has not proven the tax code: by the next try it may have', async () => {
  const request = await desk.bought();
  await desk.tell(desk.notice(request, request.total));
  const pool = createPool(server.current.database_url, { max: 1, name: 'hoadon test' });
  try {
    const proven = 'update tax_code_claims set proven_on = $1 where tenant_id = $2';
    await pool.query(proven, [null, SELLER]);
    await run(request);
    expect(await invoicesOfSeller(request)).toEqual([]);
    await pool.query(proven, [server.current.clock.now(), SELLER]);
  } finally {
    await pool.end();
  }
  await run(request);
  expect(await invoicesOfSeller(request)).toHaveLength(1);
});

test('nothing is issued where no company is set, none has the tax code, or nothing was paid', async () => {
  const request = await desk.bought();
  await expect(run(request)).rejects.toThrow();
  await desk.tell(desk.notice(request, request.total));
  await run(request, null);
  await run(request, '0000000017');
  expect(await invoicesOfSeller(request)).toEqual([]);
});

const atOwner = (statement: ReturnType<typeof sql>) =>
  asOwner(server.current, async (tx) => void (await statement.execute(tx)));

/** A purchase of which the draft was made and could not be published that day. */
async function leftAsDraft(): Promise<PaymentRequest> {
  const request = await desk.bought();
  await desk.tell(desk.notice(request, request.total));
  await atOwner(
    sql`create function no_document() returns trigger language plpgsql as $$ begin raise 'a fault'; end $$`,
  );
  await atOwner(
    sql`create trigger no_document before insert on documents for each row execute function no_document()`,
  );
  await expect(run(request)).rejects.toThrow('a fault');
  await atOwner(sql`drop trigger no_document on documents`);
  await atOwner(sql`drop function no_document()`);
  expect(await invoicesOfSeller(request)).toMatchObject([{ lifecycle: 'draft', issued_on: '2026-11-20' }]);
  return request;
}

test('a draft that somebody at the seller deleted is made again, once', async () => {
  const request = await leftAsDraft();
  const [draft] = await invoicesOfSeller(request);
  await inTenant(server.current.publishing.db, SELLER, (tx) =>
    tx
      .deleteFrom('invoices')
      .where('id', '=', draft?.id ?? 0)
      .execute(),
  );
  await run(request);
  await run(request);
  expect(await invoicesOfSeller(request)).toMatchObject([{ lifecycle: 'queued' }]);
});

test('a draft that waited for days is issued with the date of the day on which it goes', async () => {
  const request = await leftAsDraft();
  server.current.clock.set('2026-11-23T02:00:00.000Z');
  await run(request);
  expect(await invoicesOfSeller(request)).toMatchObject([
    { lifecycle: 'queued', issued_on: '2026-11-23', total: request.total },
  ]);
});
