import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { operations } from '#generated/operations.ts';
import type { components } from '#generated/types.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { judged } from '#tests/contract/injection.ts';
import { withTestApp } from '#tests/setup/test-app.ts';

type Result = components['schemas']['QuickSearchResult'];

const server = withTestApp();

const AUTHORITY_CODE = '00A1B2C3D4E5F60718293A4B5C6D7E8F90';
let owner = '';
const ids: Record<string, number> = {};

async function make(operation: string, body: Record<string, unknown>, token = owner): Promise<number> {
  const answered = await judged(server.current, operation, { token, body });
  expect(answered.status, answered.text).toBe(201);
  return Object.values(answered.body as Record<string, { id: number }>)[0]?.id ?? 0;
}

const customer = (code: string, name: string, tax_code: string | null = null): { customer: object } => ({
  customer: { code, name, tax_code, status: 'active' },
});

async function search(query: string, token = owner, limit?: string): Promise<Result[]> {
  const asked = { query, ...(limit === undefined ? {} : { limit }) };
  const { status, body, text } = await judged(server.current, 'quickSearch', { token, query: asked });
  expect(status, text).toBe(200);
  return (body as { results: Result[] }).results;
}

const told = (results: Result[]): string[] => results.map(({ kind, title }) => `${kind} ${title}`);

beforeAll(async () => {
  owner = await server.current.signIn('owner@demo.vn');
  ids['name'] = await make('createCustomer', customer('TK-1', 'Công ty Thử Đuổi Bướm ZQ-77'));
  ids['code'] = await make('createCustomer', customer('ZQ-77', 'Xưởng mộc'));
  ids['gone'] = await make('createCustomer', customer('ZQ-78', 'Đuổi Bướm đã nghỉ'));
  await judged(server.current, 'deleteCustomer', { token: owner, id: ids['gone'] });
  ids['tax'] = await make('createCustomer', customer('TK-2', 'Mã số thuế', '0000000017'));
  const product = { code: 'ZQ-79', name: 'Vợt đuổi bướm', unit: 'Cái', status: 'active' };
  ids['product'] = await make('createProduct', { product });
  for (let at = 1; at <= 7; at += 1) await make('createCustomer', customer(`NHIEU-${at}`, `Nhiều lắm ${at}`));
  const lines = [
    { kind: 'goods', name: 'Vợt', unit: 'Cái', quantity: '1', unit_price: '9000', vat_rate: '8%' },
  ];
  const invoice = {
    issued_on: '2026-11-20',
    buyer_name: 'Người mua bướm',
    buyer_tax_code: '0000000017',
    payment_method: 'TM/CK',
    currency: 'VND',
    lines,
  };
  ids['invoice'] = await make('createInvoice', { invoice });
  // As if it had got its number: the seal does not matter here.
  await inTenant(server.current.publishing.db, 1, (tx) =>
    tx
      .updateTable('invoices')
      .set({ number: 4177, tax_authority_code: AUTHORITY_CODE })
      .where('id', '=', ids['invoice'] ?? 0)
      .execute(),
  );
  const second = await server.current.signIn('owner@demo2.vn');
  await make('createCustomer', customer('ZQ-80', 'Đuổi Bướm của người khác'), second);
});

test('GET /api/quick_search reads results', () => {
  const { method, path, response_key } = operations.quickSearch;
  expect([method, path, response_key]).toEqual(['GET', '/api/quick_search', 'results']);
});

describe('quick search', () => {
  test('finds customers, products and invoices, kind by kind, without accents', async () => {
    const found = await search('buom');
    expect(told(found)).toEqual([
      'customer Công ty Thử Đuổi Bướm ZQ-77',
      'product Vợt đuổi bướm',
      expect.stringMatching(/^invoice 1C26\w+ 00004177$/),
    ]);
    expect(found.map(({ id }) => id)).toEqual([ids['name'], ids['product'], ids['invoice']]);
    expect(found.map(({ href_resource }) => href_resource)).toEqual(['customers', 'products', 'invoices']);
    expect(found[1]?.subtitle).toBe('ZQ-79 · Cái');
    expect(found[2]?.subtitle).toBe('Người mua bướm · 20/11/2026');
    expect(found.map(({ total, currency, status }) => [total, currency, status])).toEqual([
      [null, null, null],
      [null, null, null],
      ['9720', 'VND', 'draft'],
    ]);
  });

  test('puts the record whose code begins with the query before one that merely mentions it', async () => {
    expect((await search('zq-77')).map(({ id }) => id)).toEqual([ids['code'], ids['name']]);
  });

  test.each(['4177', '00004177'])('finds an invoice by its number %s', async (query) => {
    expect((await search(query)).map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      `invoice ${ids['invoice']}`,
    ]);
  });

  test('finds an invoice by symbol and number as they are printed', async () => {
    const [invoice] = await search('4177');
    expect((await search(invoice?.title ?? '')).map(({ id }) => id)).toEqual([ids['invoice']]);
  });

  test('finds an invoice by symbol and number written together, here and in the list', async () => {
    const [invoice] = await search('4177');
    const together = (invoice?.title ?? '').replace(' ', '').toLowerCase();
    expect((await search(together)).map(({ id }) => id)).toEqual([ids['invoice']]);
    const { body } = await judged(server.current, 'listInvoices', {
      token: owner,
      query: { query: together },
    });
    expect((body as { invoices: Result[] }).invoices.map(({ id }) => id)).toEqual([ids['invoice']]);
  });

  test('finds an invoice by the whole code of the tax authority, however it is written', async () => {
    for (const query of [AUTHORITY_CODE, ` ${AUTHORITY_CODE.toLowerCase()} `])
      expect((await search(query)).map(({ id }) => id)).toEqual([ids['invoice']]);
    expect(await search(AUTHORITY_CODE.slice(0, -1))).toEqual([]);
  });

  test('finds customers and invoices by tax code', async () => {
    const found = (await search('0000000017')).map(({ kind, id }) => `${kind} ${id}`);
    expect(found).toEqual(expect.arrayContaining([`customer ${ids['tax']}`, `invoice ${ids['invoice']}`]));
  });

  test('gives at most five of a kind, fewer when asked', async () => {
    expect(await search('nhieu lam')).toHaveLength(5);
    expect(await search('nhieu lam', owner, '2')).toHaveLength(2);
  });

  test('finds nothing that is deleted or belongs to another company', async () => {
    const second = await server.current.signIn('owner@demo2.vn');
    expect(await search('zq-78')).toEqual([]);
    expect(await search('zq-80')).toEqual([]);
    expect(told(await search('zq-80', second))).toEqual(['customer Đuổi Bướm của người khác']);
  });

  test('shows only the kinds that the account may read', async () => {
    const { db } = server.current.publishing;
    const only = async (permissions: string[]): Promise<string[]> => {
      await inTenant(db, 1, (tx) =>
        tx.updateTable('roles').set({ permissions }).where('name', '=', 'Chỉ xem').execute(),
      );
      server.current.clock.advance(60_000);
      return (await search('buom', await server.current.signIn('xem@demo.vn'))).map(({ kind }) => kind);
    };
    expect(await only(['read_products'])).toEqual(['product']);
    expect(await only(['read_customers', 'read_invoices'])).toEqual(['customer', 'invoice']);
    expect(await only(['dashboard'])).toEqual([]);
  });

  test('finds records of plain resources that have a page, for their readers only', async () => {
    const incident = { name: 'Mất điện trạm Cua Đồng', kind: 'authority_outage', started_on: '2026-11-18' };
    const id = await make('createIncident', { incident });
    await make('createSavedSearch', {
      saved_search: {
        type: 'customers',
        name: 'Cua Đồng của tôi',
        query: 'status=active',
        shared: false,
        is_default: false,
        position: 1,
      },
    });
    expect(await search('cua dong')).toEqual([
      {
        ...{ kind: 'incident', id, title: incident.name, subtitle: '', href_resource: 'incidents' },
        ...{ total: null, currency: null, status: null },
      },
    ]);
    expect(await search('cua dong', await server.current.signIn('owner@demo2.vn'))).toEqual([]);
    expect((await search('ketoan@demo.vn')).map(({ kind }) => kind)).toEqual(['user']);
    expect(await search('ketoan@demo.vn', await server.current.signIn('ketoan@demo.vn'))).toEqual([]);
    await judged(server.current, 'deleteIncident', { token: owner, id });
    expect(await search('cua dong')).toEqual([]);
  });

  test.each(['', ' ', 'b', '%', '_%', '\\', "'; drop table customers --"])(
    'takes %j as it stands',
    async (query) => {
      expect(await search(query)).toEqual([]);
    },
  );
});

test('looks texts up in their index although row-level security stands before them', async () => {
  const { db } = server.current.publishing;
  await inTenant(db, 1, (tx) =>
    sql`insert into customers (tenant_id, code, name, status, created_on)
      select 1, 'DAY-' || n, 'Khách thứ ' || n, 'active', '2026-11-20' from generate_series(1, 5000) as n`.execute(
      tx,
    ),
  );
  await sql`vacuum (analyze) customers`.execute(db);
  const plan = await inTenant(db, 1, async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    const explain = sql<
      Record<string, string>
    >`explain select id from customers where search_text like '%buom%'`;
    return (await explain.execute(tx)).rows.flatMap((row) => Object.values(row)).join('\n');
  });
  expect(plan).toContain('on customers_search');
});

describe('among more customers than are looked through one by one', () => {
  beforeAll(() =>
    inTenant(server.current.publishing.db, 1, (tx) =>
      sql`insert into customers (tenant_id, code, name, status, created_on)
        select 1, case n when 1 then 'VOGAO' when 2 then 'HIEM' else 'DL-' || n end,
          case n when 2 then 'Đại lý lúa mạch Hiếm' else 'Đại lý Vogao ' || n end, 'active', timestamptz '2030-01-01T00:00:00Z' + n * interval '1 minute'
        from generate_series(1, 2600) as n`.execute(tx),
    ),
  );

  test('a rare word is found in an old one', async () => {
    expect(told(await search('lua mach'))).toEqual(['customer Đại lý lúa mạch Hiếm']);
  });

  test('a common word finds the best of the newest', async () => {
    expect(await search('vogao dai ly')).toHaveLength(5);
  });

  test('the old one that has the word as its code comes before the many that mention it', async () => {
    expect(told(await search('vogao'))[0]).toBe('customer Đại lý Vogao 1');
  });
});
