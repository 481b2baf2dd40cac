import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import { judged } from '#tests/contract/injection.ts';
import { withTestApp } from '#tests/setup/test-app.ts';

type Invoice = components['schemas']['Invoice'];

const server = withTestApp();
const TENANT = 1;

let token = '';
beforeAll(async () => {
  token = await server.current.signIn('owner@demo.vn');
});
beforeEach(() => choose(null));

/** Three at 1.115 dollars each: 3.345, and 8% of it. */
const body = {
  invoice: {
    issued_on: '2026-11-20',
    buyer_name: 'Công ty Minh Khôi',
    buyer_address: 'Lô B12, khu công nghiệp Tân Bình',
    payment_method: 'TM/CK',
    currency: 'USD',
    exchange_rate: '26000',
    lines: [
      { kind: 'goods', name: 'Phí dịch vụ', unit: 'Lần', quantity: '3', unit_price: '1.115', vat_rate: '8%' },
    ],
  },
};

async function invoiceBy(operation: string, request: object): Promise<Invoice> {
  const answered = await judged(server.current, operation, { token, ...request });
  expect(answered.status, answered.text).toBeLessThan(300);
  return (answered.body as { invoice: Invoice }).invoice;
}

const write = (): Promise<Invoice> => invoiceBy('createInvoice', { body });
const totals = ({ total_before_vat, total_vat, total }: Invoice): string[] => [
  total_before_vat,
  total_vat,
  total,
];

async function choose(config_value: string | null): Promise<void> {
  const keys = [
    'decimal_digit_amount_without_vat',
    'decimal_digit_vat_amount',
    'decimal_digit_amount_after_tax',
  ];
  const decimal_configurations = keys.map((config_key) => ({ config_key, config_value }));
  await judged(server.current, 'updateDecimalConfigurations', { token, body: { decimal_configurations } });
}

async function xmlOf(id: number): Promise<string> {
  return (await judged(server.current, 'getInvoiceXml', { token, id })).text;
}

test('an invoice is computed with the decimals its company has chosen', async () => {
  expect(totals(await write())).toEqual(['3.35', '0.27', '3.62']);
  await choose('1');
  expect(totals(await write())).toEqual(['3.3', '0.3', '3.6']);
});

test('saving a draft again takes up the decimals of that day', async () => {
  const draft = await write();
  await choose('1');
  expect(totals(await invoiceBy('getInvoice', { id: draft.id }))).toEqual(['3.35', '0.27', '3.62']);
  const { lock_version, id } = draft;
  const saved = await invoiceBy('updateInvoice', {
    id,
    body: { invoice: { ...body.invoice, lock_version } },
  });
  expect(totals(saved)).toEqual(['3.3', '0.3', '3.6']);
});

test('what is published says what its draft said, and never changes when the setting does', async () => {
  await choose('1');
  const { id, lock_version } = await write();
  await choose(null);
  await judged(server.current, 'publishInvoice', { token, id, body: { invoice: { lock_version } } });
  await server.current.publishNow(TENANT, id);
  const published = await invoiceBy('getInvoice', { id });
  expect(totals(published)).toEqual(['3.3', '0.3', '3.6']);
  const xml = await xmlOf(id);
  expect(xml).toContain('<TgTTTBSo>3.6</TgTTTBSo>');
  expect(published.status).toBe('code_issued');
  await choose('0');
  expect(totals(await invoiceBy('getInvoice', { id }))).toEqual(['3.3', '0.3', '3.6']);
  expect(await xmlOf(id)).toBe(xml);
});
