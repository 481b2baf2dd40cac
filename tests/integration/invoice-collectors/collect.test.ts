import { expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { root } from '#tests/golden/sealed-sample.ts';
import { judgeHere } from '#tests/setup/judge-here.ts';
import { TENANT } from '../signing/desk.ts';
import { withCollector, type Invoice } from './collector-desk.ts';

type Schemas = components['schemas'];

const golden = [root.certificate_pem];
const here = judgeHere({ everybody: golden, authority: golden });

/** Answers so many at the same moment, as several processes would. */
let at_once = 1;
const held: (() => void)[] = [];
const desk = withCollector({
  ...here,
  judge: async (tenant_id, file) => {
    const judged = await here.judge(tenant_id, file);
    const all = new Promise<void>((resolve) => held.push(resolve));
    if (held.length >= at_once) for (const answer of held.splice(0)) answer();
    await all;
    return judged;
  },
});

const change = (
  { id, lock_version }: Invoice,
  state: Invoice['state'],
  remark: string | null = null,
  purchase_order_no: string | null = null,
) =>
  desk.call('updateInvoiceCollector', {
    id,
    body: { invoice_collector: { state, remark, purchase_order_no, lock_version } },
  });

test('an invoice to the company, signed and coded, is valid: every check passed, its bytes as they came [1.does.input-invoices]', async () => {
  const file = desk.coded();
  const invoice = await desk.taken(file);
  expect(invoice).toMatchObject({
    verdict: 'valid',
    finding: null,
    state: 'new',
    seller_tax_code: '0101243150',
    buyer_tax_code: desk.own,
    total_before_vat: '1900000',
    total_vat: '180000',
    total: '2080000',
    file_bytes: file.length,
  });
  const found = await desk.reading(invoice.id);
  expect(found.checks.map(({ key, grade }) => `${key} ${grade}`)).toEqual([
    'signature passed',
    'certificate passed',
    'authority passed',
    'seller passed',
    'amounts passed',
    'buyer passed',
    'symbol passed',
    'content passed',
  ]);
  expect(found.lines.map(({ name, amount }) => [name, amount])).toContainEqual(['Bút bi', '500000']);
  const xml = await desk.app.app.inject({
    url: `/api/invoice_collectors/${invoice.id}/xml`,
    headers: { authorization: `Bearer ${desk.token}` },
  });
  expect(xml.rawPayload.equals(file)).toBe(true);
});

test('the same file again is named and not taken twice; neither is the same invoice in other bytes', async () => {
  const file = desk.coded();
  const { id } = await desk.taken(file);
  const [again] = await desk.collected(file);
  expect(again).toMatchObject({ outcome: 'duplicate', invoice_collector: { id } });
  expect(again?.message).toContain('giống hệt');
  const [other] = await desk.collected(Buffer.concat([file, Buffer.from('\n')]));
  expect(other).toMatchObject({ outcome: 'duplicate', invoice_collector: { id } });
  expect(other?.message).toContain('hai tệp khác nhau');
});

test('eight who send the same invoice at once, half of them in other bytes, make one record', async () => {
  const file = desk.coded();
  const files = [file, Buffer.concat([file, Buffer.from('\n')])];
  at_once = 8;
  const sent = Array.from({ length: at_once }, (_, at) => desk.collected(files[at % 2] ?? file));
  const answered = await Promise.allSettled(sent);
  at_once = 1;
  const found = answered.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  expect(found).toHaveLength(8);
  expect(found.filter(({ outcome }) => outcome === 'collected')).toHaveLength(1);
  expect(new Set(found.map(({ invoice_collector }) => invoice_collector?.id)).size).toBe(1);
});

test('the same invoice of another company is another record: nothing is learned of it', async () => {
  const file = desk.coded();
  await desk.taken(file);
  const other = await desk.app.signIn('owner@demo2.vn');
  const { body } = await desk.upload(file, 'a.xml', other);
  expect(body).toMatchObject({
    collected_files: [{ outcome: 'collected', invoice_collector: { verdict: 'invalid' } }],
  });
});

test('what is not valid is approved, and anything sent back, with a reason alone; approved it is not deleted', async () => {
  const invoice = await desk.taken(desk.coded({ buyer_tax_code: null }));
  expect(invoice).toMatchObject({ verdict: 'warning', finding: 'Hóa đơn không ghi mã số thuế người mua' });
  expect((await change(invoice, 'approved')).body).toMatchObject({
    errors: [{ code: 'remark_missing', fields: ['remark'] }],
  });
  expect((await change(invoice, 'rejected', '  ')).status).toBe(422);
  expect((await change(invoice, 'approved', 'Hàng cho văn phòng.', 'ĐM-1190')).body).toMatchObject({
    invoice_collector: {
      state: 'approved',
      purchase_order_no: 'ĐM-1190',
      decided_by_name: 'Trần Thu Hương',
    },
  });
  expect((await change(invoice, 'new')).status).toBe(409);
  expect((await desk.call('deleteInvoiceCollector', { id: invoice.id })).status).toBe(409);
  const approved = await desk.read(invoice.id);
  expect((await change(approved, 'new', approved.remark)).body).toMatchObject({
    invoice_collector: { state: 'new', decided_on: null, decided_by_name: null },
  });
  expect((await desk.call('deleteInvoiceCollector', { id: invoice.id })).status).toBe(200);
  expect((await desk.call('getInputInvoiceXml', { id: invoice.id })).status).toBe(404);
});

test('the sums are those of the filter; deductible is what was approved', async () => {
  const query = { seller_tax_code: '0101243150', issued_onOnMin: '2026-11-17T17:00:00.000Z' };
  const before = (await desk.call('getInputInvoiceTotals', { query })).body as {
    input_invoice_totals: Schemas['InputInvoiceTotals'];
  };
  const invoice = await desk.taken(desk.coded());
  expect((await change(invoice, 'approved')).status).toBe(200);
  const { body } = await desk.call('getInputInvoiceTotals', { query });
  const sums = before.input_invoice_totals;
  const more = (text: string, by: number) => String(Number(text) + by);
  expect(body).toEqual({
    input_invoice_totals: {
      count: sums.count + 1,
      total_before_vat: more(sums.total_before_vat, 1_900_000),
      total_vat: more(sums.total_vat, 180_000),
      total: more(sums.total, 2_080_000),
      deductible_vat: more(sums.deductible_vat, 180_000),
      without_rate: 0,
      replaced: 0,
    },
  });
});

test('checked again, it is judged by the tax code of today; what was decided stays', async () => {
  const invoice = await desk.taken(desk.coded({ buyer_tax_code: '0100109106' }));
  expect(invoice.verdict).toBe('invalid');
  const decided = await change(invoice, 'rejected', 'Sai mã số thuế.');
  const { invoice_collector } = decided.body as { invoice_collector: Invoice };
  await inTenant(desk.db, TENANT, (tx) =>
    tx.updateTable('tenant_profiles').set({ tax_code: '0100109106' }).execute(),
  );
  const body = { invoice_collector: { lock_version: invoice_collector.lock_version } };
  const checked = await desk.call('verifyInputInvoice', { id: invoice.id, body });
  await inTenant(desk.db, TENANT, (tx) =>
    tx.updateTable('tenant_profiles').set({ tax_code: desk.own }).execute(),
  );
  expect(checked.body).toMatchObject({
    invoice_collector: { verdict: 'valid', finding: null, state: 'rejected', remark: 'Sai mã số thuế.' },
  });
  expect((await desk.call('verifyInputInvoice', { id: invoice.id, body })).status).toBe(409);
});
