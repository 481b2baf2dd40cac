import { expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import { deskOf, type Desk } from '#tests/integration/plain/plain-desk.ts';
import { TEST_NOW, withTestApp } from '#tests/setup/test-app.ts';

const server = withTestApp();

type Invoice = components['schemas']['Invoice'];

const input = (buyer_name: string, lock_version?: number) => ({
  ...{ issued_on: '2026-11-20', payment_method: 'TM/CK', currency: 'VND', buyer_name },
  ...(lock_version === undefined ? {} : { lock_version }),
  lines: [{ kind: 'goods', name: 'Keo dán', quantity: '1', unit_price: '1000', vat_rate: '8%' }],
});

const saved = async (desk: Desk, id: number, invoice: object) =>
  (await desk.call('PUT', `/api/invoices/${id}`, { invoice })) as {
    status: number;
    body: { invoice: Invoice; current: Invoice };
  };

test('an invoice names who changed it last and when; a save from an older version is told so, and changes nothing', async () => {
  const owner = await deskOf(server.current, 'owner@demo.vn');
  const clerk = await deskOf(server.current, 'ketoan@demo.vn');
  const made = (await owner.make('/api/invoices', { invoice: input('Minh Khôi') })) as unknown as Invoice;
  expect(made).toMatchObject({ saved_by_name: null, saved_on: null });
  const first = await saved(clerk, made.id, input('Thuận Lợi', made.lock_version));
  expect(first.body.invoice.saved_on).toBe(TEST_NOW);
  const second = await saved(owner, made.id, input('An Phước', made.lock_version));
  expect(second.status).toBe(409);
  expect(second.body.current).toMatchObject({
    buyer_name: 'Thuận Lợi',
    saved_by_name: first.body.invoice.saved_by_name,
    saved_on: TEST_NOW,
  });
  expect(first.body.invoice.saved_by_name).not.toBe(made.created_by_name);
});
