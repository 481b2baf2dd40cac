import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LEASE_SIZE, leasedTo } from '#domain/till/lease.ts';
import type { components } from '#generated/types.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { judged, type Answered } from '#tests/contract/injection.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { TENANT } from '../signing/desk.ts';
import { registerDesk, type RegisterDesk } from './register-desk.ts';
import { tillDesk } from './till-desk.ts';

const server = withTestApp();
let owner: RegisterDesk;
let till: ReturnType<typeof tillDesk>;
let series = 0;
let template_id = 0;

beforeAll(async () => {
  owner = await registerDesk(server.current);
  till = tillDesk(owner);
});

// Each test sells in a series of its own.
beforeEach(async () => {
  series += 1;
  const made = await owner.series(`C26MD${String.fromCharCode(64 + series)}`);
  template_id = (made.body as { template: { id: number } }).template.id;
});

const now = () => server.current.clock.now();
const refused = ({ status, body }: Answered) => [
  status,
  ...(body as components['schemas']['Errors']).errors.map(({ code }) => code),
];
const saleIn = ({ status, text, body }: Answered) => {
  expect(status, text).toBe(200);
  return (body as { till_sale: components['schemas']['TillSale'] }).till_sale;
};
const invoicesOf = (symbol: string) =>
  inTenant(server.current.publishing.db, TENANT, (tx) =>
    tx
      .selectFrom('invoices')
      .select(['id', 'number', 'tax_authority_code'])
      .where('symbol', '=', symbol)
      .orderBy('number')
      .execute(),
  );

describe('[1.does.cash-register] a device sells from numbers that were set aside', () => {
  test('its sales become invoices with the numbers and codes that it printed, in force and waiting for the package', async () => {
    const own = await till.register(template_id);
    const sales = [1, 2, 3].map((number) => till.saleOf(own, number, { sold_on: now() }));
    const ids: number[] = [];
    for (const sale of sales) ids.push(saleIn(await till.send(own.device.id, sale)).invoice_id);
    await owner.desk().work(ids);
    for (const [at, id] of ids.entries())
      expect(await owner.desk().publication(id)).toMatchObject({
        status: 'to_package',
        number: at + 1,
        tax_authority_code: sales[at]?.tax_authority_code,
      });
    expect(new Set(sales.map((sale) => sale.tax_authority_code)).size).toBe(3);
  });

  test('a customer who was deleted since stops no sale: it was sold', async () => {
    const own = await till.register(template_id);
    const token = await server.current.signIn('owner@demo.vn');
    const made = await judged(server.current, 'createCustomer', {
      token,
      body: { customer: { code: 'QUEN', name: 'Khách quen', status: 'active' } },
    });
    const { id: customer_id } = (made.body as { customer: { id: number } }).customer;
    await judged(server.current, 'deleteCustomer', { token, id: customer_id });
    const sale = till.saleOf(own, 1, { sold_on: now() });
    const named = { ...sale, invoice: { ...sale.invoice, customer_id } };
    const { invoice_id } = saleIn(await till.send(own.device.id, named));
    const read = await judged(server.current, 'getInvoice', { token, id: invoice_id });
    expect((read.body as { invoice: { customer_id: number | null } }).invoice.customer_id).toBeNull();
  });

  test('a sale whose answer was lost makes one invoice, at once or a day later; two requests with one key too', async () => {
    const own = await till.register(template_id);
    const sale = till.saleOf(own, 1, { sold_on: now() });
    const [one, other] = await Promise.all([till.send(own.device.id, sale), till.send(own.device.id, sale)]);
    expect(saleIn(one)).toEqual(saleIn(other));
    // The key of the request is long forgotten; that of the sale is not.
    expect(saleIn(await till.send(own.device.id, sale, randomUUID()))).toEqual(saleIn(one));
    expect(await invoicesOf(own.device.symbol)).toHaveLength(1);
    const twin = { ...till.saleOf(own, 2, { sold_on: now() }), sale_key: sale.sale_key };
    expect(refused(await till.send(own.device.id, twin, randomUUID()))).toEqual([409, 'till_sale_other']);
  });

  test('of a refused one nothing is kept, and the same number is taken once it is right', async () => {
    const own = await till.register(template_id);
    const good = till.saleOf(own, 1, { sold_on: now() });
    const { id } = own.device;
    expect(refused(await till.send(id, { ...good, total: '110001' }))).toEqual([422, 'till_total_differs']);
    expect(refused(await till.send(id, till.saleOf(own, 2, { sold_on: now() })))).toEqual([
      409,
      'till_out_of_turn',
    ]);
    const elsewhere = till.saleOf(own, 2, { sold_on: now() }).tax_authority_code;
    expect(refused(await till.send(id, { ...good, tax_authority_code: elsewhere }))).toEqual([
      422,
      'till_code_unknown',
    ]);
    const yesterday = { ...good.invoice, issued_on: '2026-11-19' };
    expect(refused(await till.send(id, { ...good, invoice: yesterday }))).toEqual([422, 'till_other_day']);
    const ahead = new Date(Date.parse(now()) + 6 * 60_000).toISOString();
    expect(refused(await till.send(id, { ...good, sold_on: ahead }))).toEqual([422, 'till_clock_ahead']);
    expect(refused(await till.send(id, { ...good, device_key: randomUUID() }))).toEqual([
      422,
      'till_of_another',
    ]);
    expect(await invoicesOf(own.device.symbol)).toEqual([]);
    expect(saleIn(await till.send(id, good)).number).toBe(1);
  });

  test('a sale of the day before is taken late, and is dated when it was made', async () => {
    const own = await till.register(template_id);
    const sale = till.saleOf(own, 1, { sold_on: '2026-11-19T12:00:00.000Z' });
    const { invoice_id } = saleIn(await till.send(own.device.id, sale));
    await owner.desk().work([invoice_id]);
    expect(await owner.desk().publication(invoice_id)).toMatchObject({ number: 1, status: 'to_package' });
  });

  test('more is set aside before it runs out, once however often is asked, with counts that no other has', async () => {
    const own = await till.register(template_id);
    const { id } = own.device;
    const next = LEASE_SIZE / 2 + 2;
    const few = till.deviceIn(await till.renew(id, own.device_key, 1), 200);
    expect(few.leases).toHaveLength(1);
    const answers = await Promise.all([1, 2].map(() => till.renew(id, own.device_key, next)));
    expect(answers.map((one) => till.deviceIn(one, 200).leased_to)).toEqual([2 * LEASE_SIZE, 2 * LEASE_SIZE]);
    expect(refused(await till.renew(id, own.device_key, 2 * LEASE_SIZE + 2))).toEqual([
      422,
      'till_number_unknown',
    ]);
    const ranges = (await till.devices()).flatMap(({ leases }) => leases);
    const counts = ranges.flatMap(({ first_count, size }) =>
      Array.from({ length: size }, (_one, at) => first_count + at),
    );
    expect(new Set(counts).size).toBe(counts.length);
  });
});

describe('[1.does.cash-register] one device owns a series', () => {
  test('nothing else gives numbers there, no second device, no ordinary publication', async () => {
    const own = await till.register(template_id);
    expect(refused(await till.tryRegister(template_id))).toEqual([409, 'series_held']);
    const again = await till.tryRegister(template_id, own.device_key);
    expect(till.deviceIn(again, 201).id).toBe(own.device.id);
    const draft = await owner.desk().draft({ template_id, issued_on: server.current.clock.today() });
    const { status, body } = await owner.desk().publish(draft);
    expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining('series_of_till')]);
  });

  test('two that register at once: one has it', async () => {
    const both = await Promise.all([till.tryRegister(template_id), till.tryRegister(template_id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test('a series of another kind, and one with an invoice about to get its number, is not given', async () => {
    const { body } = await owner.call('listTemplates', { query: { limit: '50' } });
    const ordinary = (body as { templates: { id: number; symbol: string }[] }).templates.find(
      ({ symbol }) => symbol.charAt(3) === 'T',
    );
    expect(refused(await till.tryRegister(ordinary?.id ?? 0))).toEqual([422, 'series_not_of_till']);
    await owner.queueInvoice();
    expect(refused(await till.tryRegister(owner.template_id))).toEqual([409, 'series_busy']);
  });

  test('it is given back once everything is sent: numbers go on without a gap, counts that were not used are written down', async () => {
    const own = await till.register(template_id);
    await till.send(own.device.id, till.saleOf(own, 1, { sold_on: now() }));
    expect(refused(await till.release(own.device.id, own.device_key, 3))).toEqual([422, 'till_unsent']);
    const over = till.deviceIn(await till.release(own.device.id, own.device_key, 2), 200);
    expect([over.state, over.leases.map(({ unused }) => unused)]).toEqual(['released', [LEASE_SIZE - 1]]);
    // An answer that was lost: released again, nothing changes.
    expect(till.deviceIn(await till.release(own.device.id, own.device_key, 2), 200)).toEqual(over);
    const late = till.saleOf(own, 2, { sold_on: now() });
    expect(refused(await till.send(own.device.id, late))).toEqual([409, 'till_over']);
    const next = await till.register(template_id);
    expect(next.device.next_number).toBe(2);
    expect(next.device.leases[0]?.first_count).toBeGreaterThan(own.device.leases[0]?.first_count ?? 0);
  });

  test('taken over, what the first device sold still comes, and no number is given twice', async () => {
    const lost = await till.register(template_id);
    const sold = [1, 2].map((number) => till.saleOf(lost, number, { sold_on: now() }));
    const heir = await till.takeOver(lost.device.id);
    expect(heir.device.next_number).toBe(leasedTo(lost.device.leases) + 1);
    const first = till.saleOf(heir, heir.device.next_number, { sold_on: now() });
    saleIn(await till.send(heir.device.id, first));
    for (const sale of sold) saleIn(await till.send(lost.device.id, sale));
    expect((await invoicesOf(lost.device.symbol)).map(({ number }) => number)).toEqual([
      1,
      2,
      LEASE_SIZE + 1,
    ]);
    const over = till.deviceIn(await till.settle(lost.device.id), 200);
    expect([over.state, over.leases.map(({ unused }) => unused)]).toEqual(['settled', [LEASE_SIZE - 2]]);
  });

  test('a device that was lost is ended without an heir, and its numbers are not given again', async () => {
    const lost = await till.register(template_id);
    till.deviceIn(await till.settle(lost.device.id), 200);
    expect((await till.register(template_id)).device.next_number).toBe(LEASE_SIZE + 1);
  });

  test('one that was ended by mistake comes back: what it had sold becomes invoices under their numbers', async () => {
    const lost = await till.register(template_id);
    const sold = [1, 2].map((number) => till.saleOf(lost, number, { sold_on: now() }));
    till.deviceIn(await till.settle(lost.device.id), 200);
    const heir = await till.register(template_id);
    saleIn(await till.send(heir.device.id, till.saleOf(heir, heir.device.next_number, { sold_on: now() })));
    for (const sale of sold) saleIn(await till.send(lost.device.id, sale));
    expect((await invoicesOf(lost.device.symbol)).map(({ number }) => number)).toEqual([
      1,
      2,
      LEASE_SIZE + 1,
    ]);
    const over = till.deviceIn(await till.release(lost.device.id, lost.device_key, 3), 200);
    expect([over.state, over.leases.map(({ unused }) => unused)]).toEqual(['settled', [LEASE_SIZE - 2]]);
  });
});

test('an ordinary draft that is asked for twice with one key is one invoice', async () => {
  const invoice = {
    template_id,
    issued_on: server.current.clock.today(),
    payment_method: 'Tiền mặt',
    currency: 'VND',
    buyer_name: 'Bán cho người tiêu dùng',
    lines: [
      { kind: 'goods', name: 'Giấy in A4', unit: 'Ram', quantity: '1', unit_price: '5000', vat_rate: '10%' },
    ],
  };
  const headers = { 'idempotency-key': randomUUID() };
  const both = await Promise.all(
    [1, 2].map(() => owner.call('createInvoice', { headers, body: { invoice } })),
  );
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  const [one, other] = both.map(({ body }) => (body as { invoice: { id: number } }).invoice.id);
  expect(one).toBe(other);
  expect(await invoicesOf(`C26MD${String.fromCharCode(64 + series)}`)).toHaveLength(1);
});
