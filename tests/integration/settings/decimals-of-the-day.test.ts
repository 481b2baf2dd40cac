import { beforeAll, beforeEach, expect, test } from 'vitest';
import { documentOf, versionOf } from '#server/modules/documents/documents.ts';
import { carryInvoice } from '#server/modules/publishing/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { explainedInvoice } from '#src/custom/invoice/explanation/explained-invoice.ts';
import type { Tenant } from '#src/providers/account.ts';
import { judged } from '#tests/contract/injection.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { moneyDesk, type Invoice } from '../money/desk.ts';
import { authority } from '../reliability/authority.ts';

const server = withTestApp();
const TENANT = 1;

let token = '';
let desk: ReturnType<typeof moneyDesk>;
beforeAll(async () => {
  token = await server.current.signIn('owner@demo.vn');
  desk = moneyDesk(server.current, token);
});
/** The day the invoice is written: one decimal, tax rounded on each line. */
beforeEach(async () => {
  await chooseDecimals('1');
  await desk.choose('tax_rounding', 'per_line');
});

const line = {
  kind: 'goods',
  name: 'Phí dịch vụ',
  unit: 'Lần',
  quantity: '3',
  unit_price: '1.115',
  vat_rate: '8%',
} as const;
/** Two lines of 3.345 dollars: 3.3 each on that day, and 0.3 of tax. */
const written = {
  currency: 'USD',
  exchange_rate: '26000',
  price_includes_tax: false,
  lines: [line, line],
};
const DAY = ['6.6', '0.6', '7.2'];
const LATER = ['6.7', '0.54', '7.24'];

const totals = ({ total_before_vat, total_vat, total }: Invoice): string[] => [
  total_before_vat,
  total_vat,
  total,
];

async function chooseDecimals(config_value: string | null): Promise<void> {
  const keys = [
    'decimal_digit_amount_without_vat',
    'decimal_digit_vat_amount',
    'decimal_digit_amount_after_tax',
  ];
  const decimal_configurations = keys.map((config_key) => ({ config_key, config_value }));
  const body = { decimal_configurations };
  expect((await judged(server.current, 'updateDecimalConfigurations', { token, body })).status).toBe(200);
}

/** What somebody chooses after that day. */
async function settingsChange(): Promise<void> {
  await chooseDecimals(null);
  await desk.choose('tax_rounding', 'per_rate');
}

const company = { name: 'Sao Việt', tax_code: '0012345672', address: 'Đà Nẵng' } as Tenant;
/** The drawer, as the page of the invoice opens it. */
const explained = async (invoice: Invoice) => explainedInvoice(await desk.read(invoice), company);

async function submit({ id, lock_version }: Invoice): Promise<void> {
  const body = { invoice: { lock_version } };
  const { status, text } = await judged(server.current, 'publishInvoice', { token, id, body });
  expect(status, text).toBe(202);
}

/** A number whose signature failed: the key could not be opened after the invoice was sealed. */
async function failed(): Promise<Invoice> {
  const draft = await desk.draft(written);
  await submit(draft);
  const deps = { ...server.current.publishing, certificate_key: Buffer.alloc(32) };
  await carryInvoice(deps, { tenant_id: TENANT, invoice_id: draft.id });
  const invoice = await desk.read(draft);
  expect(invoice).toMatchObject({ status: 'signature_failed', number: expect.any(Number) });
  return invoice;
}

/** The bytes that were sealed, version by version. */
function sealedBytes({ id }: Invoice): Promise<string[]> {
  return inTenant(server.current.publishing.db, TENANT, async (tx) => {
    const document = await documentOf(tx, 'invoice', id);
    const bytes: string[] = [];
    for (let version = 1; document !== null && version <= document.version; version += 1)
      bytes.push((await versionOf(tx, document.id, version))?.data_xml.toString('utf8') ?? '');
    return bytes;
  });
}

test('an issued invoice is explained with the decimals of its day, whatever was chosen since', async () => {
  const draft = await desk.draft(written);
  await desk.published(draft);
  const then = await explained(draft);
  const printed = await desk.pdf(draft);
  expect(then?.steps.at(-1)?.result).toBe('7.2');
  await settingsChange();
  expect(await explained(draft)).toEqual(then);
  expect(totals(await desk.read(draft))).toEqual(DAY);
  expect(printed.equals(await desk.pdf(draft))).toBe(true);
});

test('a signature tried again after the settings changed seals the same bytes', async () => {
  const invoice = await failed();
  await settingsChange();
  await desk.published(invoice);
  const [first, second, ...more] = await sealedBytes(invoice);
  expect(first).toContain('<TgTTTBSo>7.2</TgTTTBSo>');
  expect(second).toBe(first);
  expect(more).toEqual([]);
});

test('a number whose signature failed is corrected with the decimals of its day', async () => {
  const invoice = await failed();
  const then = await explained(invoice);
  await settingsChange();
  const { price_includes_tax: _unsaid, ...correction } = written;
  const saved = await desk.save(invoice, { ...correction, buyer_name: 'Công ty Đã Sửa' });
  expect(totals(saved)).toEqual(DAY);
  expect(saved).toMatchObject({
    number: invoice.number,
    tax_rounding: 'per_line',
    decimal_digits: invoice.decimal_digits,
  });
  expect(await explained(saved)).toEqual(then);
  const xml = (await desk.published(saved)).toString('utf8');
  expect(xml).toContain('<Ten>Công ty Đã Sửa</Ten>');
  expect(xml).toContain('<TgTTTBSo>7.2</TgTTTBSo>');
});

test('one the authority refused is corrected with the decimals of now: they may be what it was refused for', async () => {
  const draft = await desk.draft(written);
  const reasons = [{ code: '20014', text: 'Tổng tiền không khớp.', remedy: 'Kiểm tra lại.' }];
  await authority(server.current.sandbox.url).fault({ kind: 'refuse', reasons });
  await submit(draft);
  await server.current.publishNow(TENANT, draft.id);
  const refused = await desk.read(draft);
  expect(refused.status).toBe('denial_of_code_issuance');
  await settingsChange();
  expect(totals(await desk.read(draft))).toEqual(DAY);
  expect(totals(await desk.save(refused, written))).toEqual(LATER);
});

test('an invoice saved before decimals could be chosen is explained with the defaults it was computed with', async () => {
  await settingsChange();
  const draft = await desk.draft(written);
  await inTenant(server.current.publishing.db, TENANT, (tx) =>
    tx
      .updateTable('invoices')
      .set({ decimal_digits: null, money_options: null })
      .where('id', '=', draft.id)
      .execute(),
  );
  await chooseDecimals('1');
  expect((await explained(draft))?.steps.at(-1)?.result).toBe('7.24');
});
