import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { asOwner, deskOf, TENANT, type Desk } from '../signing/desk.ts';

type Invoice = components['schemas']['Invoice'];
type Fault = components['schemas']['StoredFault'];

const server = withTestApp();
let desk: Desk;
beforeAll(async () => {
  desk = await deskOf(server.current);
});

/** What a statement by hand leaves in an invoice, and what is said of it. */
const OF_LINES: readonly [string, Fault['part']][] = [
  [`special = '{"a":1}'`, 'special'],
  [`special = '[1]'`, 'special'],
  [`special = '[{"goods":"9","name":"x","value":"y"}]'`, 'special'],
  [`extras = '{"a":1}'`, 'extras'],
  [`extras = '[null]'`, 'extras'],
  [`extras = '[{"name":"x"}]'`, 'extras'],
  [`kind = 'strange'`, 'kind'],
  [`quantity = 'NaN'`, 'numbers'],
  [`unit_price = 'Infinity'`, 'numbers'],
  [`revenue_percent = 'NaN'`, 'numbers'],
];
const OF_INVOICES: readonly [string, Fault['part']][] = [
  [`fees = '{"a":1}'`, 'fees'],
  [`fees = '[{"a":1}]'`, 'fees'],
  [`buyer_place = '[1]'`, 'buyer_place'],
  [`movement = '[1]'`, 'movement'],
  [`movement = '{"order":1}'`, 'movement'],
  [`extras = '"x"'`, 'extras'],
  [`decimal_digits = '{"a":1}'`, 'computation'],
  [`money_options = '{"tax_rounding":"x"}'`, 'computation'],
  [`money_options = '{"invoice_discount":1}'`, 'computation'],
  [`by_rate = '{"a":1}'`, 'totals'],
  [`by_rate = '[null]'`, 'totals'],
  [`total = 'NaN'`, 'totals'],
];

const damage = (table: 'invoices' | 'invoice_lines', change: string, id: number) =>
  asOwner(server.current, (tx) =>
    sql`update ${sql.table(table)} set ${sql.raw(change)}
      where tenant_id = ${TENANT} and ${sql.ref(table === 'invoices' ? 'id' : 'invoice_id')} = ${id}`.execute(
      tx,
    ),
  );
const read = async (id: number) => {
  const { status, body } = await desk.call<{ invoice: Invoice }>('GET', `/api/invoices/${id}`);
  return { status, invoice: body.invoice };
};

describe('an invoice with a damaged part', () => {
  test.each(OF_LINES)('is shown with the rest of its lines: %s', async (change, part) => {
    const { id, lines } = await desk.draft();
    await damage('invoice_lines', change, id);
    const { status, invoice } = await read(id);
    expect(status).toBe(200);
    expect(invoice.stored_faults).toEqual(lines.map((_line, at) => ({ line: at + 1, part })));
    expect(invoice.lines.map(({ name }) => name)).toEqual(lines.map(({ name }) => name));
  });

  test.each(OF_INVOICES)('is shown with the rest of it: %s', async (change, part) => {
    const { id, lines, total, by_rate } = await desk.draft();
    await damage('invoices', change, id);
    const { status, invoice } = await read(id);
    expect(status).toBe(200);
    expect(invoice.stored_faults).toEqual([{ line: null, part }]);
    expect(invoice).toMatchObject({ lines, total, by_rate });
  });

  test('is neither published nor printed nor taken as a pattern until it was saved again, which makes it whole', async () => {
    const { id, lock_version } = await desk.draft();
    await damage('invoice_lines', `special = '{"a":1}'`, id);
    const refused = await desk.post(`/api/invoices/${id}/publish`, { invoice: { lock_version } });
    expect(refused.status).toBe(422);
    expect(refused.body.errors[0]).toMatchObject({
      code: 'stored_fault',
      message: expect.stringMatching(/^Dòng 1: thông tin hàng hóa đặc trưng .* rồi lưu\.$/),
    });
    expect((await desk.call('GET', `/api/invoices/${id}/pdf`)).status).toBe(422);
    const { invoice } = await read(id);
    const { issued_on, payment_method, currency, buyer_name, buyer_address, template_id } = invoice;
    const lines = invoice.lines.map(({ vat_amount: _computed, ...line }) => line);
    const kept = { issued_on, payment_method, currency, buyer_name, buyer_address, template_id, lines };
    const saved = await desk.call('PUT', `/api/invoices/${id}`, { invoice: { ...kept, lock_version } });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    expect((await read(id)).invoice).not.toHaveProperty('stored_faults');
    const taken = await desk.post(`/api/invoices/${id}/publish`, {
      invoice: { lock_version: lock_version + 1 },
    });
    expect(taken.status, JSON.stringify(taken.body)).toBe(202);
  });
});
