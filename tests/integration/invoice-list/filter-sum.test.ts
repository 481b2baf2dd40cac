import { beforeAll, describe, expect, test } from 'vitest';
import { add, decimalText, parseDecimal, ZERO } from '#domain/money/decimal.ts';
import type { components } from '#generated/types.ts';
import { MAX_READ } from '#server/modules/invoices/filter-sum.ts';
import { deskOf } from '#tests/integration/plain/plain-desk.ts';
import { judged } from '#tests/contract/injection.ts';
import { withTestApp } from '#tests/setup/test-app.ts';

type Schemas = components['schemas'];
type Query = Record<string, string>;

const server = withTestApp();
let token = '';
beforeAll(async () => {
  token = await server.current.signIn('owner@demo.vn');
  const desk = await deskOf(server.current, 'owner@demo.vn');
  const line = { kind: 'goods', name: 'Keo dán', quantity: '3', unit_price: '10.55', vat_rate: '10%' };
  const invoice = { issued_on: '2026-11-18', buyer_name: 'Kho Bảy', payment_method: 'TM/CK' };
  for (const money of [
    { currency: 'USD', exchange_rate: '26123.5' },
    { currency: 'USD', exchange_rate: '26000' },
    { currency: 'EUR', exchange_rate: '30111.11' },
  ])
    await desk.make('/api/invoices', { invoice: { ...invoice, ...money, lines: [line] } });
  await desk.make('/api/invoices', {
    invoice: { ...invoice, currency: 'VND', lines: [{ ...line, unit_price: '9999' }] },
  });
});

async function sum(query: Query, by = token): Promise<Schemas['InvoiceSum']> {
  const reply = await judged(server.current, 'getInvoiceSum', { token: by, query });
  expect(reply.status, reply.text).toBe(200);
  return (reply.body as { invoice_sum: Schemas['InvoiceSum'] }).invoice_sum;
}

/** The same from the rows of all pages of the list. */
async function added(query: Query): Promise<Schemas['InvoiceSum']> {
  const { of = 'invoices', ...filter } = query;
  const operation = of === 'invoices' ? 'listInvoices' : 'listInvoiceCalculatingMachines';
  const rows: Schemas['InvoiceSummary'][] = [];
  for (let page = 1; ; page += 1) {
    const paged = { ...filter, page: String(page), limit: '100' };
    const { body } = await judged(server.current, operation, { token, query: paged });
    const [found = []] = Object.values(body as Record<string, Schemas['InvoiceSummary'][]>);
    rows.push(...found);
    if (found.length < 100) break;
  }
  const counts = rows.filter(({ corrected, status }) => corrected !== 'replaced' && status !== 'cancelled');
  const of_currency = (currency: string) => {
    const mine = counts.filter((row) => row.currency === currency);
    const total = (name: 'total_before_vat' | 'total_vat' | 'total'): string =>
      decimalText(mine.map((row) => parseDecimal(row[name])).reduce(add, ZERO));
    return {
      invoices: mine.length,
      total_before_vat: total('total_before_vat'),
      total_vat: total('total_vat'),
      total: total('total'),
    };
  };
  const foreign = [...new Set(counts.map(({ currency }) => currency))].filter((one) => one !== 'VND').sort();
  return {
    ...of_currency('VND'),
    foreign: foreign.map((currency) => ({ currency, ...of_currency(currency) })),
    left_out: rows.length - counts.length,
  };
}

describe('what a filter adds up to is what its rows do, to the last place', () => {
  test.each<Query>([
    {},
    { status: 'draft' },
    { status: 'code_issued,cancelled' },
    { issued_onOnMin: '2026-11-15T17:00:00Z', issued_onOnMax: '2026-11-20T16:59:59Z' },
    { status: 'draft', issued_onOnMin: '2026-11-17T17:00:00Z', issued_onOnMax: '2026-11-18T16:59:59Z' },
    { query: 'Kho Bảy' },
    { nature: 'original' },
    { nature: 'replace', corrected: 'none' },
    { totalMin: '1000000' },
    { totalMax: '100' },
    { payment_method: 'TM/CK', status: 'draft' },
    { query: 'không có hóa đơn nào' },
    { of: 'invoice_calculating_machines' },
    { of: 'invoice_calculating_machines', totalMin: '10000' },
  ])('%j', async (query) => expect(await sum(query)).toEqual(await added(query)));

  test('foreign currencies stand by themselves', async () => {
    const { foreign, total } = await sum({ query: 'Kho Bảy' });
    expect(foreign).toEqual([
      { currency: 'EUR', invoices: 1, total_before_vat: '31.65', total_vat: '3.17', total: '34.82' },
      { currency: 'USD', invoices: 2, total_before_vat: '63.3', total_vat: '6.34', total: '69.64' },
    ]);
    expect(total).toBe('32997');
  });
});

test('another company adds up its own alone', async () => {
  const other = await server.current.signIn('owner@demo2.vn');
  const { foreign } = await sum({}, other);
  expect(foreign).toEqual([]);
  expect(await sum({ query: 'Kho Bảy' }, other)).toMatchObject({ invoices: 0, total: '0', left_out: 0 });
});

test('who may not read invoices gets no sum', async () => {
  expect(MAX_READ).toBe(200_000);
  const reply = await judged(server.current, 'getInvoiceSum', { token: '', query: {} });
  expect(reply.status).toBe(401);
});
