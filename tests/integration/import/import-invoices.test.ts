import { beforeAll, describe, expect, test } from 'vitest';
import { holdKeys } from '#server/modules/invoices/import/imported-keys.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { waitingForLocks } from '#tests/integration/plain/plain-desk.ts';
import { everyStatementNamesItsTenant } from '#tests/setup/statements/named-statements.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import {
  csvOf,
  importDesk,
  TENANT,
  xlsxOf,
  type Desk,
  type Import,
  type ImportRow,
  type Table,
} from './import-desk.ts';
import { plantedInvoices } from './planted-invoices.ts';

const INVOICES = 200;
const ERRORS = 20;

const server = withTestApp();
everyStatementNamesItsTenant(server);
let desk: Desk;

beforeAll(async () => {
  desk = importDesk(server.current, await server.current.signIn('owner@demo.vn'), 'invoices');
});

const invoiceCount = async (): Promise<number> => (await desk.call('GET', '?limit=1')).total;

async function checked(table: Table, name = 'hd.csv'): Promise<Import> {
  return desk.check(await desk.upload(name, await csvOf(table)));
}

describe('a file of 200 invoices with 20 wrong cells', () => {
  const { table, right, planted, rows } = plantedInvoices(INVOICES, ERRORS);
  let first: Import;
  let before = 0;

  test('is recognised by the headings of other programs', async () => {
    before = await invoiceCount();
    first = await desk.upload('hóa đơn.xlsx', await xlsxOf(table, 'Sổ bán hàng'));
    expect(first.columns.map(({ field }) => field)).toEqual([
      'issued_on',
      'document_no',
      'buyer_name',
      'buyer_tax_code',
      'buyer_phone_number',
      'payment_method',
      'name',
      'unit',
      'quantity',
      'unit_price',
      'vat_rate',
      'amount',
      null,
    ]);
  });

  test('has exactly those named, each in words; the other rows of their invoices are held', async () => {
    first = await desk.check(first);
    expect(first).toMatchObject({ state: 'checked', rows, wrong: ERRORS, existing: 0 });
    expect(first.ready + first.held + ERRORS).toBe(rows);
    expect(first.groups).toEqual({
      all: INVOICES,
      ready: INVOICES - ERRORS,
      existing: 0,
      refused: ERRORS,
      imported: 0,
      off_by_rounding: 0,
      off: 2,
    });
    const wrong = await desk.rows(first.id, 'wrong');
    const named = wrong.flatMap(({ row, problems }) => problems.map(({ index }) => ({ row, column: index })));
    expect(named).toEqual(planted.map(({ row, column }) => ({ row, column })));
    for (const [at, { says, row }] of planted.entries())
      expect(`${row}: ${wrong[at]?.problems[0]?.message}`).toMatch(says);
    expect(await invoiceCount()).toBe(before);
  });

  test('brings in the 180 right invoices, each as a draft with all its lines', async () => {
    first = await desk.run(first.id);
    expect(first).toMatchObject({
      state: 'done',
      ready: 0,
      wrong: ERRORS,
      held: rows - first.imported - ERRORS,
    });
    expect(first.groups).toMatchObject({ imported: INVOICES - ERRORS, refused: ERRORS });
    expect(await invoiceCount()).toBe(before + INVOICES - ERRORS);
    const [one] = await desk.imported(first);
    expect(one).toMatchObject({
      issued_on: '2026-11-20',
      status: 'draft',
      lines: [{ name: 'Hàng số 1' }, {}],
    });
  });

  test('makes none twice when it comes again', async () => {
    const again = await desk.check(await desk.upload('hóa đơn.xlsx', await xlsxOf(table, 'Sổ bán hàng')));
    expect(again).toMatchObject({ ready: 0, wrong: ERRORS, imported_before_on: server.current.clock.now() });
    expect(again.groups).toMatchObject({ existing: INVOICES - ERRORS, refused: ERRORS, ready: 0 });
    expect(await desk.run(again.id)).toMatchObject({ imported: 0 });
    expect(await invoiceCount()).toBe(before + INVOICES - ERRORS);
  });

  test('brings in what was missing once it is corrected, and nothing else', async () => {
    const fixed = await desk.run((await checked(right)).id);
    expect(fixed.groups).toMatchObject({ imported: ERRORS, existing: INVOICES - ERRORS, refused: 0 });
    expect(await invoiceCount()).toBe(before + INVOICES);
  });
});

const HEAD = ['Số chứng từ', 'Ngày hóa đơn', 'Tên đơn vị', 'Tên hàng', 'Số lượng', 'Đơn giá', 'Thuế suất'];
const line = (
  no: string,
  buyer: string,
  name: string,
  quantity = '2',
  price = '1000',
  day = '20/11/2026',
) => [no, day, buyer, name, quantity, price, '8%'];
const problems = (rows: ImportRow[]) =>
  rows.map(({ row, problems: [problem] }) => `${row} ${problem?.field}: ${problem?.message}`);

describe('the rows of an invoice', () => {
  test('are found by their number wherever they stand, and have to agree on what is said of it', async () => {
    const one = await checked([
      HEAD,
      line('AG-1', 'Công ty Một', 'A'),
      line('AG-2', 'Công ty Hai', 'B'),
      line('AG-1', 'Công ty Một', 'C'),
      line('AG-3', 'Công ty Ba', 'D'),
      line('AG-3', 'Công ty Bốn', 'E'),
    ]);
    expect(one).toMatchObject({ ready: 3, wrong: 1, held: 1, groups: { all: 3, ready: 2, refused: 1 } });
    expect(problems(await desk.rows(one.id, 'wrong'))).toEqual([
      '6 buyer_name: “Công ty Bốn” khác “Công ty Ba” ở dòng 5 của cùng hóa đơn. Mỗi hóa đơn chỉ có một tên đơn vị.',
    ]);
    const [first, second] = await desk.imported(await desk.run(one.id));
    expect(first?.lines.map(({ name }) => name)).toEqual(['A', 'C']);
    expect(second?.lines.map(({ name }) => name)).toEqual(['B']);
  });

  test('are those that follow each other and say the same, where a file has no numbers; known again by what they say', async () => {
    const table = [
      HEAD.slice(1),
      line('', 'Khách Không Số', 'A').slice(1),
      line('', 'Khách Không Số', 'B').slice(1),
      line('', 'Khách Khác', 'C').slice(1),
      // The same sale twice is two sales.
      line('', 'Khách Không Số', 'A').slice(1),
      line('', 'Khách Không Số', 'B').slice(1),
    ];
    const one = await desk.run((await checked(table)).id);
    expect(one).toMatchObject({ imported: 5, groups: { all: 3, imported: 3 } });
    expect((await checked(table)).groups).toMatchObject({ all: 3, existing: 3, ready: 0 });
  });

  test('leave out a row of totals', async () => {
    const one = await checked([
      HEAD,
      line('TC-1', 'Công ty Tổng', 'A'),
      ['Tổng cộng', '', '', '', '2', '', ''],
    ]);
    expect(one).toMatchObject({ ready: 1, skipped: 1, wrong: 0 });
  });

  test('are put right together in what they say once, and then taken in', async () => {
    const bad = { no: 'PR-1', day: '32/11/2026' };
    const one = await checked([
      HEAD,
      line(bad.no, 'Công ty Sửa', 'A', '1', '1000', bad.day),
      line(bad.no, 'Công ty Sửa', 'B', '1', '1000', bad.day),
    ]);
    expect(one).toMatchObject({ ready: 0, wrong: 1, held: 1 });
    const cells = [{ index: 1, text: '19/11/2026' }];
    const { body } = await desk.call('PUT', `/imports/${one.id}/rows/2`, { import_row: { cells } });
    expect(body).toMatchObject({ import_row: { row: 2, state: 'ready', problems: [] } });
    expect(await desk.seen(one.id)).toMatchObject({ ready: 2, wrong: 0, held: 0 });
    const [invoice] = await desk.imported(await desk.run(one.id));
    expect(invoice).toMatchObject({ issued_on: '2026-11-19', lines: [{ name: 'A' }, { name: 'B' }] });
  });

  test('move to another invoice with another number', async () => {
    const one = await checked([HEAD, line('MV-1', 'Công ty Dời', 'A'), line('MV-1', 'Công ty Khác', 'B')]);
    expect(one).toMatchObject({ ready: 0, wrong: 1, held: 1 });
    const cells = [{ index: 0, text: 'MV-2' }];
    await desk.call('PUT', `/imports/${one.id}/rows/3`, { import_row: { cells } });
    const now = await desk.seen(one.id);
    expect(now).toMatchObject({ ready: 2, wrong: 0, held: 0, groups: { all: 2, ready: 2 } });
  });
});

test('an invoice whose draft was deleted may be imported again', async () => {
  const table = [HEAD, line('DEL-1', 'Công ty Xóa', 'A')];
  const [invoice] = await desk.imported(await desk.run((await checked(table)).id));
  expect((await checked(table)).groups).toMatchObject({ existing: 1 });
  expect((await desk.call('DELETE', `/${invoice?.id}`)).status).toBe(200);
  expect((await checked(table)).groups).toMatchObject({ existing: 0, ready: 1 });
});

test('a number of another year is another invoice', async () => {
  const table = (day: string) => [HEAD, line('NAM-1', 'Công ty Năm', 'A', '1', '1000', day)];
  await desk.run((await checked(table('20/11/2026'))).id);
  expect((await checked(table('20/11/2025'))).groups).toMatchObject({ existing: 0, ready: 1 });
});

test('customers and products that a row names fill in what it leaves empty; a tax code of another is refused', async () => {
  const token = await server.current.signIn('owner@demo.vn');
  const customers = importDesk(server.current, token);
  const products = importDesk(server.current, token, 'products');
  const customer = {
    code: 'KHI-1',
    name: 'Công ty Danh Bạ',
    address: 'Số 1',
    tax_code: '0000000017',
    status: 'active',
  };
  await customers.call('POST', '', { customer });
  const product = {
    code: 'HHI-1',
    name: 'Hàng Danh Mục',
    unit: 'Hộp',
    unit_price: '5000',
    vat_rate: '10%',
    status: 'active',
  };
  await products.call('POST', '', { product });
  const one = await checked([
    ['Số chứng từ', 'Mã KH', 'MST', 'Mã hàng', 'Số lượng'],
    ['LU-1', 'KHI-1', '', 'HHI-1', '3'],
    ['LU-2', 'KHI-1', '0101243150', 'HHI-1', '3'],
  ]);
  expect(problems(await desk.rows(one.id, 'wrong'))).toEqual([
    '3 buyer_tax_code: “0101243150” không phải mã số thuế của khách hàng KHI-1 trong danh mục (0000000017). Sửa một trong hai.',
  ]);
  const [invoice] = await desk.imported(await desk.run(one.id));
  expect(invoice).toMatchObject({
    issued_on: '2026-11-20',
    buyer_name: 'Công ty Danh Bạ',
    total: '16500',
    lines: [{ name: 'Hàng Danh Mục', vat_rate: '10%', amount: '15000' }],
  });
});

test('lines of all kinds, and a series by its symbol; one that is not there is named', async () => {
  const head = [
    'Số chứng từ',
    'Ký hiệu',
    'Tính chất',
    'Tên hàng',
    'Số lượng',
    'Đơn giá',
    'Thuế suất',
    'Thành tiền',
  ];
  const one = await checked([
    head,
    ['KD-1', '', 'Hàng hóa', 'A', '2', '1000', '8', '2000'],
    ['KD-1', '', 'Khuyến mại', 'B', '1', '0', '8', ''],
    ['KD-1', '', '3', 'Chiết khấu', '', '', '8', '500'],
    ['KD-1', '', 'Ghi chú', 'Giao sáng', '', '', '', ''],
    ['KD-2', 'C99XYZ', '', 'A', '2', '1000', '8', '2000'],
  ]);
  expect(problems(await desk.rows(one.id, 'wrong'))).toEqual([
    '6 series: Không có ký hiệu “C99XYZ” trong các mẫu hóa đơn. Cần ký hiệu của một mẫu đang có, hoặc để trống.',
  ]);
  const [invoice] = await desk.imported(await desk.run(one.id));
  expect(invoice?.lines.map(({ kind }) => kind)).toEqual(['goods', 'promotion', 'discount', 'note']);
  expect(invoice?.total).toBe('1620');
});

test('the template of a file has a column for each field, and one that is filled in is imported', async () => {
  const { bytes, name } = await desk.download('/import_template?format=csv');
  expect(name).toBe('mau-nhap-hoa-don.csv');
  const one = await desk.upload(name, bytes);
  expect(one.columns.every(({ field }) => field !== null)).toBe(true);
});

test('two imports of the same file that run at once make each invoice once', async () => {
  const table = [HEAD, line('CC-1', 'Công ty Cùng Lúc', 'A'), line('CC-2', 'Công ty Cùng Lúc', 'B')];
  const [one, other] = [await checked(table), await checked(table)];
  let running: Promise<unknown> | undefined;
  await inTenant(server.current.publishing.db, TENANT, async (tx) => {
    await holdKeys(tx);
    running = Promise.all([desk.run(one.id), desk.run(other.id)]);
    await expect.poll(() => waitingForLocks(server.current)).toBe(2);
  });
  await running;
  const done = [await desk.seen(one.id), await desk.seen(other.id)];
  expect(done.reduce((sum, { imported: made }) => sum + made, 0)).toBe(2);
  expect(done.reduce((sum, { skipped }) => sum + skipped, 0)).toBe(2);
});

test('another company sees nothing of an import, and its numbers are its own', async () => {
  const table = [HEAD, line('OTHER-1', 'Công ty Chung Số', 'A')];
  const one = await desk.run((await checked(table)).id);
  const other = importDesk(server.current, await server.current.signIn('owner@demo2.vn'), 'invoices');
  expect((await other.call('GET', `/imports/${one.id}`)).status).toBe(404);
});
