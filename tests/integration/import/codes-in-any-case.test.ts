import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { judged, type Answered, type ErrorBody } from '#tests/contract/injection.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { csvOf, importDesk, TENANT, type Desk } from './import-desk.ts';

const server = withTestApp();
let token = '';
let desk: Desk;
beforeAll(async () => {
  token = await server.current.signIn('owner@demo.vn');
  desk = importDesk(server.current, token);
});

type Customer = { id: number; code: string; name: string; lock_version: number };

const ask = (operation: string, sent: Parameters<typeof judged>[2] = {}) =>
  judged(server.current, operation, { token, ...sent });
const customerIn = ({ body, text }: Answered): Customer => {
  expect(body, text).toHaveProperty('customer');
  return (body as { customer: Customer }).customer;
};
const create = (code: string, name = code) =>
  ask('createCustomer', { body: { customer: { code, name, status: 'active' } } });
const update = ({ id, lock_version, name }: Customer, code: string) =>
  ask('updateCustomer', { id, body: { customer: { code, name, status: 'active', lock_version } } });
const refusal = ({ status, body }: Answered) => [status, (body as ErrorBody).errors[0]?.code];
const TAKEN = [422, 'already_used'];

describe('a code in other letters', () => {
  test('is the same code: of customers and of products, when made, changed and brought back', async () => {
    const first = customerIn(await create('KH-Đặc'));
    expect(refusal(await create('kh-ĐẶC'))).toEqual(TAKEN);
    const other = customerIn(await create('KH-KHÁC'));
    expect(refusal(await update(other, 'KH-ĐẶC'))).toEqual(TAKEN);
    // An accent makes another code.
    expect((await create('KH-DAC')).status).toBe(201);
    const renamed = customerIn(await update(first, 'KH-ĐẶC'));
    expect(renamed.code).toBe('KH-ĐẶC');
    await ask('deleteCustomer', { id: first.id });
    expect((await create('kh-đặc')).status).toBe(201);
    expect(refusal(await ask('restoreCustomer', { id: first.id }))).toEqual(TAKEN);
    const product = { name: 'Băng keo', unit: 'Cuộn', unit_price: '1000', vat_rate: '8%', status: 'active' };
    const make = (code: string) => ask('createProduct', { body: { product: { ...product, code } } });
    expect((await make('BK-1a')).status).toBe(201);
    expect(refusal(await make('bk-1A'))).toEqual(TAKEN);
  });

  test('finds its record in an import, and stands twice in a file that has it twice', async () => {
    const { id } = customerIn(await create('NK-abc', 'Tên cũ'));
    const table = [
      ['Mã khách hàng', 'Tên khách hàng'],
      ['nk-ABC', 'Tên mới'],
      ['NK-Abc', 'Tên khác'],
    ];
    const one = await desk.check(await desk.upload('khach.csv', await csvOf(table)), 'update');
    expect(one).toMatchObject({ existing: 1, wrong: 1 });
    expect((await desk.problems(one)).join()).toContain('NK-Abc');
    await desk.run(one.id);
    expect(customerIn(await ask('getCustomer', { id }))).toMatchObject({ name: 'Tên mới' });
  });
});

describe('codes that were two before', () => {
  /** As migration 147 leaves it: what was made later keeps its code. */
  async function twins(code: string, other: string): Promise<[Customer, Customer]> {
    const first = customerIn(await create(code));
    const second = customerIn(await create(`${code}-2`));
    await inTenant(server.current.publishing.db, TENANT, (tx) =>
      sql`update customers set code = ${other}, code_kept = ${other} where tenant_id = ${TENANT} and id = ${second.id}`.execute(
        tx,
      ),
    );
    return [first, customerIn(await ask('getCustomer', { id: second.id }))];
  }

  test('stay, and can be saved as they are; a third is refused, and so is one that gave its letters up', async () => {
    const [first, second] = await twins('CU-abc', 'CU-ABC');
    expect(customerIn(await update(second, 'CU-ABC')).code).toBe('CU-ABC');
    expect(customerIn(await update(first, 'CU-abc')).code).toBe('CU-abc');
    expect(refusal(await create('cu-abc'))).toEqual(TAKEN);
    const moved = customerIn(await update(customerIn(await ask('getCustomer', { id: second.id })), 'CU-MOI'));
    expect(refusal(await update(moved, 'cu-ABC'))).toEqual(TAKEN);
  });

  test('are each found by their own letters in an import', async () => {
    const [first, second] = await twins('HAI-abc', 'HAI-ABC');
    for (const [code, name, { id }] of [
      ['HAI-ABC', 'Người thứ hai', second],
      ['HAI-abc', 'Người thứ nhất', first],
    ] as const) {
      const table = [
        ['Mã khách hàng', 'Tên khách hàng'],
        [code, name],
      ];
      const one = await desk.check(await desk.upload('hai.csv', await csvOf(table)), 'update');
      await desk.run(one.id);
      expect(customerIn(await ask('getCustomer', { id })).name).toBe(name);
    }
  });

  test.each(['update', 'skip'] as const)(
    'are both in one file, as an export has them (%s); a row more for either of them is one too many',
    async (on_existing) => {
      const code = `CHUNG-${on_existing}`;
      const [first, second] = await twins(code, code.toLowerCase());
      const table = [
        ['Mã khách hàng', 'Tên khách hàng'],
        [code, 'Một'],
        [code.toLowerCase(), 'Hai'],
      ];
      const whole = await desk.check(await desk.upload('chung.csv', await csvOf(table)), on_existing);
      expect(whole).toMatchObject({ existing: 2, wrong: 0 });
      // Of neither letters: that is the one that was first.
      const mixed = code.toLowerCase().replace('c', 'C');
      const more = [...table, [mixed, 'Ba'], [code.toLowerCase(), 'Bốn']];
      const one = await desk.check(await desk.upload('chung.csv', await csvOf(more)), on_existing);
      expect(one).toMatchObject({ existing: 2, wrong: 2 });
      const said = (await desk.problems(one)).join('\n');
      expect(said).toMatch(new RegExp(`${mixed}.* đã có ở dòng 2 `));
      expect(said).toMatch(new RegExp(`${code.toLowerCase()}.* đã có ở dòng 3 `));
      await desk.run(one.id);
      const names = [first, second].map(async ({ id }) => customerIn(await ask('getCustomer', { id })).name);
      expect(await Promise.all(names)).toEqual(
        on_existing === 'update' ? ['Một', 'Hai'] : [first.name, second.name],
      );
    },
  );
});

describe('a code that looks the same', () => {
  test.each([
    ['in pieces', 'KE\u0301-G'],
    ['with blanks around it', ' KÉ-G\u00A0'],
    ['with a sign of no width', 'KÉ\u200B-G'],
    ['with a line end', 'KÉ-G\r\n'],
  ])('%s is the same code', async (_how, code) => {
    const made = await create('KÉ-G');
    expect([201, 422]).toContain(made.status);
    expect(refusal(await create(code))).toEqual(TAKEN);
  });

  test('is kept as it is seen, and one from before can be saved as it was', async () => {
    expect(customerIn(await create(' KE\u0301-H ', 'Công ty\r\nTân Bình'))).toMatchObject({
      code: 'KÉ-H',
      name: 'Công ty Tân Bình',
    });
    const second = customerIn(await create('KÉ-H2'));
    const before = 'KE\u0301-H';
    await inTenant(server.current.publishing.db, TENANT, (tx) =>
      sql`update customers set code = ${before} where tenant_id = ${TENANT} and id = ${second.id}`.execute(
        tx,
      ),
    );
    const saved = customerIn(await update(second, before));
    expect(saved.code).toBe(before);
    expect(refusal(await update(saved, ` ${before}`))).toEqual(TAKEN);
  });

  test('what an invoice states in one line has no line ends', async () => {
    const line = {
      ...{ kind: 'goods', name: 'Băng keo\r\n48 mm', unit: 'Cu\r\nộn', quantity: '1', unit_price: '1000' },
      ...{ vat_rate: '8%', extras: [{ name: 'Số lô', type: 'string', value: 'A\r\n1' }] },
    };
    const invoice = { issued_on: '2026-11-20', payment_method: 'TM/CK', currency: 'VND', lines: [line] };
    const made = await ask('createInvoice', { body: { invoice: { ...invoice, buyer_address: 'A\r\nB' } } });
    expect(made.body, made.text).toMatchObject({
      invoice: {
        buyer_address: 'A B',
        lines: [{ name: 'Băng keo\n48 mm', unit: 'Cu ộn', extras: [{ value: 'A 1' }] }],
      },
    });
  });

  test('nor has what a company says of itself, which is the seller', async () => {
    const { tenant } = (await ask('getTenant')).body as {
      tenant: { tax_code: string; lock_version: number };
    };
    const { tax_code, lock_version } = tenant;
    const saved = await ask('updateTenant', {
      body: { tenant: { name: 'Công ty\r\nSao Việt', address: 'Đà Nẵng\n', tax_code, lock_version } },
    });
    expect(saved.body, saved.text).toMatchObject({
      tenant: { name: 'Công ty Sao Việt', address: 'Đà Nẵng' },
    });
  });
});
