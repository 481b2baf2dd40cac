import { beforeAll, expect, test } from 'vitest';
import { SAMPLE_INVOICE } from '#domain/samples/sample-invoice.ts';
import type { InvoiceContent } from '#domain/invoice/content.ts';
import type { OperationId } from '#generated/operations.ts';
import type { components } from '#generated/types.ts';
import { breachesOf, judged } from '#tests/contract/injection.ts';
import { coded, root, sealed } from '#tests/golden/sealed-sample.ts';
import { judgeHere } from '#tests/setup/judge-here.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { readTaxCode } from '#server/modules/tenant/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { TENANT } from '../signing/desk.ts';

type Schemas = components['schemas'];
type Invoice = Schemas['InvoiceCollector'];
type Collected = Schemas['CollectedFile'];

const golden = [root.certificate_pem];
const server = withTestApp(undefined, { file_judge: judgeHere({ everybody: golden, authority: golden }) });
let token = '';
let own = '';
let number = 0;

beforeAll(async () => {
  token = await server.current.signIn('owner@demo.vn');
  own = await inTenant(server.current.publishing.db, TENANT, (tx) => readTaxCode(tx));
});

/** An invoice to the company, under the next number, with the authority's code. */
function codedFile(changed: Partial<InvoiceContent> = {}): Buffer {
  number += 1;
  const signed = sealed({ ...SAMPLE_INVOICE, buyer_tax_code: own, number, ...changed });
  return Buffer.from(coded(signed, /<DLHDon Id="([^"]+)"/.exec(Buffer.from(signed).toString())?.[1] ?? ''));
}

async function upload(file: Buffer, file_name = 'hoa-don.xml', by = token) {
  const reply = await server.current.app.inject({
    method: 'POST',
    url: `/api/invoice_collectors/upload?file_name=${encodeURIComponent(file_name)}`,
    headers: { authorization: `Bearer ${by}`, 'content-type': 'application/octet-stream' },
    payload: file,
  });
  const answered = { status: reply.statusCode, headers: reply.headers, body: reply.json<unknown>() };
  expect(breachesOf('submitInputInvoices', answered)).toEqual([]);
  return answered;
}

async function collected(file: Buffer, file_name?: string): Promise<Collected[]> {
  const { status, body } = await upload(file, file_name);
  expect(status, JSON.stringify(body)).toBe(200);
  return (body as { collected_files: Collected[] }).collected_files;
}

async function taken(file: Buffer): Promise<Invoice> {
  const [one] = await collected(file);
  expect(one).toMatchObject({ outcome: 'collected' });
  return read(one?.invoice_collector?.id ?? 0);
}

const call = (id: OperationId, options: Parameters<typeof judged>[2] = {}) =>
  judged(server.current, id, { token, ...options });

const read = async (id: number): Promise<Invoice> =>
  ((await call('getInvoiceCollector', { id })).body as { invoice_collector: Invoice }).invoice_collector;

const reading = async (id: number): Promise<Schemas['InputInvoiceReading']> =>
  (
    (await call('getInputInvoiceReading', { id })).body as {
      input_invoice_reading: Schemas['InputInvoiceReading'];
    }
  ).input_invoice_reading;

const change = (
  { id, lock_version }: Invoice,
  state: Invoice['state'],
  remark: string | null = null,
  purchase_order_no: string | null = null,
) =>
  call('updateInvoiceCollector', {
    id,
    body: { invoice_collector: { state, remark, purchase_order_no, lock_version } },
  });

test('an invoice to the company, signed and coded, is valid: every check passed, its bytes as they came [1.does.input-invoices]', async () => {
  const file = codedFile();
  const invoice = await taken(file);
  expect(invoice).toMatchObject({
    verdict: 'valid',
    finding: null,
    state: 'new',
    seller_tax_code: '0101243150',
    buyer_tax_code: own,
    total_before_vat: '1900000',
    total_vat: '180000',
    total: '2080000',
    file_bytes: file.length,
  });
  const found = await reading(invoice.id);
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
  const xml = await server.current.app.inject({
    url: `/api/invoice_collectors/${invoice.id}/xml`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(xml.rawPayload.equals(file)).toBe(true);
});

test('the same file again is named and not taken twice; neither is the same invoice in other bytes', async () => {
  const file = codedFile();
  const { id } = await taken(file);
  const [again] = await collected(file);
  expect(again).toMatchObject({ outcome: 'duplicate', invoice_collector: { id } });
  expect(again?.message).toContain('giống hệt');
  const [other] = await collected(Buffer.concat([file, Buffer.from('\n')]));
  expect(other).toMatchObject({ outcome: 'duplicate', invoice_collector: { id } });
  expect(other?.message).toContain('hai tệp khác nhau');
});

test('two who send the same file at once make one invoice', async () => {
  const file = codedFile();
  const both = (await Promise.all([collected(file), collected(file)])).flat();
  expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(['collected', 'duplicate']);
  expect(new Set(both.map(({ invoice_collector }) => invoice_collector?.id)).size).toBe(1);
});

test('the same invoice of another company is another record: nothing is learned of it', async () => {
  const file = codedFile();
  await taken(file);
  const other = await server.current.signIn('owner@demo2.vn');
  const { body } = await upload(file, 'a.xml', other);
  expect(body).toMatchObject({
    collected_files: [{ outcome: 'collected', invoice_collector: { verdict: 'invalid' } }],
  });
});

test('what is not valid is approved, and anything sent back, with a reason alone; approved it is not deleted', async () => {
  const invoice = await taken(codedFile({ buyer_tax_code: null }));
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
  expect((await call('deleteInvoiceCollector', { id: invoice.id })).status).toBe(409);
  const approved = await read(invoice.id);
  expect((await change(approved, 'new', approved.remark)).body).toMatchObject({
    invoice_collector: { state: 'new', decided_on: null, decided_by_name: null },
  });
  expect((await call('deleteInvoiceCollector', { id: invoice.id })).status).toBe(200);
  expect((await call('getInputInvoiceXml', { id: invoice.id })).status).toBe(404);
});

test('the sums are those of the filter; deductible is what was approved', async () => {
  const query = { seller_tax_code: '0101243150', issued_onOnMin: '2026-11-17T17:00:00.000Z' };
  const before = (await call('getInputInvoiceTotals', { query })).body as {
    input_invoice_totals: Schemas['InputInvoiceTotals'];
  };
  const invoice = await taken(codedFile());
  expect((await change(invoice, 'approved')).status).toBe(200);
  const { body } = await call('getInputInvoiceTotals', { query });
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
    },
  });
});

test('checked again, it is judged by the tax code of today; what was decided stays', async () => {
  const invoice = await taken(codedFile({ buyer_tax_code: '0100109106' }));
  expect(invoice.verdict).toBe('invalid');
  const decided = await change(invoice, 'rejected', 'Sai mã số thuế.');
  const { invoice_collector } = decided.body as { invoice_collector: Invoice };
  await inTenant(server.current.publishing.db, TENANT, (tx) =>
    tx.updateTable('tenant_profiles').set({ tax_code: '0100109106' }).execute(),
  );
  const body = { invoice_collector: { lock_version: invoice_collector.lock_version } };
  const checked = await call('verifyInputInvoice', { id: invoice.id, body });
  await inTenant(server.current.publishing.db, TENANT, (tx) =>
    tx.updateTable('tenant_profiles').set({ tax_code: own }).execute(),
  );
  expect(checked.body).toMatchObject({
    invoice_collector: { verdict: 'valid', finding: null, state: 'rejected', remark: 'Sai mã số thuế.' },
  });
  expect((await call('verifyInputInvoice', { id: invoice.id, body })).status).toBe(409);
});
