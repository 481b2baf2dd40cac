import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { zipDirectory } from '#server/platform/sheets/read/archive.ts';
import { judged } from '#tests/contract/injection.ts';
import { deskOf, TENANT, type Desk, type Row } from '#tests/integration/plain/plain-desk.ts';
import { withTestApp } from '#tests/setup/test-app.ts';

const server = withTestApp();

/** Buyers of no invoice of the demo, with what is paid at 10 % and how. */
const STORED = [
  { buyer_name: 'Bộ lọc Chanh', unit_price: '1000', payment_method: 'Tiền mặt' },
  { buyer_name: 'Bộ lọc Dừa', unit_price: '2000000000000', payment_method: 'Chuyển khoản' },
  { buyer_name: 'Bộ lọc Ổi', unit_price: '5000', payment_method: 'Tiền mặt' },
];

let owner: Desk;
let token = '';
let colleague = 0;

beforeAll(async () => {
  owner = await deskOf(server.current, 'owner@demo.vn');
  token = await server.current.signIn('owner@demo.vn');
  const ids: number[] = [];
  for (const { unit_price, ...stored } of STORED) {
    const line = {
      kind: 'goods',
      name: 'Băng keo',
      unit: 'Cuộn',
      quantity: '1',
      unit_price,
      vat_rate: '10%',
    };
    const invoice = { issued_on: '2026-11-20', buyer_address: 'Lô B12', currency: 'VND', ...stored };
    ids.push((await owner.make('/api/invoices', { invoice: { ...invoice, lines: [line] } })).id);
  }
  await inTenant(server.current.publishing.db, TENANT, async (tx) => {
    const { rows } = await sql<{ id: number }>`
      select id from users where tenant_id = ${TENANT} and email <> 'owner@demo.vn' order by id limit 1`.execute(
      tx,
    );
    colleague = rows[0]?.id ?? 0;
    await sql`update invoices set created_by = ${colleague} where tenant_id = ${TENANT} and id = ${ids[2]}`.execute(
      tx,
    );
  });
});

const CASES: readonly { says: string; filter: () => Record<string, string>; found: readonly string[] }[] = [
  { says: 'from an amount, that one too', filter: () => ({ totalMin: '5500' }), found: ['Dừa', 'Ổi'] },
  { says: 'to an amount, that one too', filter: () => ({ totalMax: '5500.000000' }), found: ['Chanh', 'Ổi'] },
  { says: 'between', filter: () => ({ totalMin: '1100.01', totalMax: '999999' }), found: ['Ổi'] },
  { says: 'beyond what a double counts', filter: () => ({ totalMin: '2200000000000.01' }), found: [] },
  { says: 'the way of payment', filter: () => ({ payment_method: 'Tiền mặt' }), found: ['Chanh', 'Ổi'] },
  { says: 'who made it', filter: () => ({ created_by: String(colleague) }), found: ['Ổi'] },
  {
    says: 'all of them together',
    filter: () => ({ totalMax: '9000', payment_method: 'Tiền mặt', created_by: String(colleague) }),
    found: ['Ổi'],
  },
];

describe.each(CASES)('$says', ({ filter, found }) => {
  const query = () => ({ query: 'Bộ lọc', ...filter() });
  const asked = () => new URLSearchParams(query()).toString();

  test('in the list and its count', async () => {
    const { body, total } = await owner.call<{ invoices: Row[] }>('GET', `/api/invoices?sort=id&${asked()}`);
    expect(body.invoices.map((row) => row['buyer_name'])).toEqual(found.map((name) => `Bộ lọc ${name}`));
    expect(total).toBe(found.length);
  });

  test('in the export as a sheet and as files', async () => {
    const sheet = await judged(server.current, 'exportInvoices', {
      query: { ...query(), format: 'csv' },
      token,
    });
    expect(sheet.headers['x-total-count']).toBe(String(found.length));
    for (const { buyer_name } of STORED)
      expect(sheet.text.includes(buyer_name), buyer_name).toBe(found.includes(buyer_name.slice(7)));
    const zip = await judged(server.current, 'exportInvoices', {
      query: { ...query(), format: 'pdf' },
      token,
    });
    expect([...zipDirectory(zip.bytes).keys()].filter((name) => name.endsWith('.pdf'))).toHaveLength(
      found.length,
    );
  });

  test('in what is published at once', async () => {
    const { created_by, ...texts } = filter();
    const bulk_publish = {
      filter: { query: 'Bộ lọc', ...texts, ...(created_by && { created_by: Number(created_by) }) },
      expected_count: Math.max(1, found.length),
    };
    const { status, text } = await judged(server.current, 'previewBulkPublish', {
      body: { bulk_publish },
      token,
    });
    expect(status, text).toBe(found.length === 0 ? 409 : 200);
  });
});

test('the creators are those of the company who made an invoice, for whoever may read invoices', async () => {
  const { invoice_creators } = (
    await owner.call<{ invoice_creators: { id: number; full_name: string }[] }>(
      'GET',
      '/api/invoices/creators',
    )
  ).body;
  expect(invoice_creators.map(({ id }) => id)).toContain(colleague);
  const other = await deskOf(server.current, 'owner@demo2.vn');
  const { body } = await other.call<{ invoice_creators: { id: number }[] }>('GET', '/api/invoices/creators');
  expect(body.invoice_creators.map(({ id }) => id)).not.toContain(colleague);
});

test.each(['abc', '1e5', '1,5', '9'.repeat(30)])(
  'an amount that is none, %s, is refused by name',
  async (totalMin) => {
    const { status } = await owner.call('GET', `/api/invoices?totalMin=${totalMin}`);
    expect(status).toBe(422);
  },
);
