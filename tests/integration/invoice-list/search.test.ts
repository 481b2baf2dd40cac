import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { deskOf, TENANT, type Desk, type Row } from '#tests/integration/plain/plain-desk.ts';
import { withTestApp } from '#tests/setup/test-app.ts';

const server = withTestApp();

type Shown = { form_no: string; symbol: string; number: number | null; buyer_name: string };

/** Buyers of no invoice of the demo; numbers that share their digits, in three series. */
const STORED: readonly Shown[] = [
  { form_no: '1', symbol: 'C26TZZ', number: 287, buyer_name: 'Bưởi' },
  { form_no: '1', symbol: 'C26TZZ', number: 2871, buyer_name: 'Cam' },
  { form_no: '1', symbol: 'C26TZZ', number: 1287, buyer_name: 'Đào' },
  { form_no: '1', symbol: 'K26TZY', number: 287, buyer_name: 'Ổi' },
  { form_no: '2', symbol: 'C26TZZ', number: 287, buyer_name: 'Xoài' },
  { form_no: '1', symbol: 'C26TZZ', number: null, buyer_name: 'Kho 00000287 Vải' },
  // Of a cash register: it has a list of its own.
  { form_no: '1', symbol: 'C26MZZ', number: 1, buyer_name: 'Nhãn' },
];

let owner: Desk;

beforeAll(async () => {
  owner = await deskOf(server.current, 'owner@demo.vn');
  for (const shown of STORED) {
    const { id } = await owner.make('/api/invoices', { invoice: draft(shown.buyer_name) });
    await inTenant(server.current.publishing.db, TENANT, (tx) =>
      sql`update invoices set form_no = ${shown.form_no}, symbol = ${shown.symbol}, number = ${shown.number}
        where id = ${id}`.execute(tx),
    );
  }
});

function draft(buyer_name: string): object {
  const line = { kind: 'goods', name: 'Băng keo', unit: 'Cuộn', quantity: '1', unit_price: '11500' };
  return {
    issued_on: '2026-11-20',
    buyer_name,
    buyer_address: 'Lô B12',
    payment_method: 'TM/CK',
    currency: 'VND',
    lines: [{ ...line, vat_rate: '8%' }],
  };
}

async function buyersFound(text: string): Promise<unknown[]> {
  const { body, total } = await owner.call<{ invoices: Row[] }>(
    'GET',
    `/api/invoices?limit=250&sort=id&query=${encodeURIComponent(text)}`,
  );
  expect(total, text).toBe(body.invoices.length);
  return body.invoices.map((row) => row['buyer_name']);
}

const VAI = 'Kho 00000287 Vải';

describe('an invoice is found by what the list shows of it', () => {
  test('the number with its zeros is that number; a text that holds the same digits still counts', async () => {
    expect(await buyersFound('00000287')).toEqual(['Bưởi', 'Ổi', 'Xoài', VAI]);
    expect(await buyersFound('00001287')).toEqual(['Đào']);
    expect(await buyersFound('00000028')).toEqual([]);
  });

  test('fewer zeros leave room for what follows, as the digits on the screen do', async () => {
    expect(await buyersFound('0000287')).toEqual(['Bưởi', 'Cam', 'Ổi', 'Xoài', VAI]);
    expect(await buyersFound('00000287 vai')).toEqual([VAI]);
  });

  test('the form before the symbol, in any case and half typed', async () => {
    expect(await buyersFound('1C26TZZ')).toEqual(['Bưởi', 'Cam', 'Đào', VAI]);
    expect(await buyersFound('2c26tz')).toEqual(['Xoài']);
    expect(await buyersFound('C26TZZ')).toEqual(['Bưởi', 'Cam', 'Đào', 'Xoài', VAI]);
  });

  test('both together, in either way of writing and either order', async () => {
    for (const text of ['1K26TZY 00000287', 'K26TZY 287', '1k26tzy 287', '0000287 K26TZY'])
      expect(await buyersFound(text), text).toEqual(['Ổi']);
  });

  test('with the buyer, without accents', async () =>
    expect(await buyersFound('1C26TZZ 00000287 buoi')).toEqual(['Bưởi']));
});

describe('the list as a file [1.does.export]', () => {
  const exported = async (query: string): Promise<Record<string, string>[]> => {
    const token = await server.current.signIn('owner@demo.vn');
    const reply = await fetch(`${server.current.url}/api/invoices/export?format=csv&sort=id&${query}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(reply.status).toBe(200);
    const [head = '', ...lines] = (await reply.text()).replace('\ufeff', '').trimEnd().split('\r\n');
    expect(reply.headers.get('x-total-count')).toBe(String(lines.length));
    const heads = head.split(',');
    return lines.map((line) =>
      Object.fromEntries(line.split(',').map((cell, at): [string, string] => [heads[at] ?? '', cell])),
    );
  };

  test('has the rows that the list shows, numbers as they are printed, states in words', async () => {
    const found = await exported(`query=${encodeURIComponent('1C26TZZ')}`);
    expect(found.map((row) => [row['Ký hiệu'], row['Số']])).toEqual([
      ['C26TZZ', '00000287'],
      ['C26TZZ', '00002871'],
      ['C26TZZ', '00001287'],
      ['C26TZZ', ''],
    ]);
    expect(found[0]).toMatchObject({
      'Mẫu số': '1',
      'Ngày lập': '20/11/2026',
      'Trạng thái': 'Nháp',
      'Trước thuế': '11500',
      'Thuế GTGT': '920',
      'Tổng tiền': '12420',
      'Người lập': 'Trần Thu Hương',
    });
  });

  test('has nothing of what the filters leave out, and no invoice of a cash register', async () => {
    expect(await buyersFound('Nhãn')).toEqual([]);
    expect(await exported(`query=${encodeURIComponent('Nhãn')}`)).toEqual([]);
    expect(await exported('issued_onOnMax=2026-11-18T17:00:00.000Z&query=TZZ')).toEqual([]);
  });
});
