import { beforeAll, describe, expect, test } from 'vitest';
import { workbookOf } from '#tests/setup/sheet-archive.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { csvOf, importDesk, type Desk } from './import-desk.ts';
import { cell, sheetOf } from './sheet-cells.ts';

const server = withTestApp();
let customers: Desk;
let products: Desk;
let invoices: Desk;

beforeAll(async () => {
  const token = await server.current.signIn('owner@demo.vn');
  customers = importDesk(server.current, token);
  products = importDesk(server.current, token, 'products');
  invoices = importDesk(server.current, token, 'invoices');
});

const problemCells = async (desk: Desk, bytes: Buffer, name: string): Promise<string[]> => {
  const one = await desk.check(await desk.upload(name, bytes), 'update');
  return (await desk.problems(one)).map((text) => text.split(':', 1)[0] ?? '');
};

describe('a formula that was saved without its value', () => {
  test('is named, and does not empty what a customer has', async () => {
    await customers.call('POST', '', {
      customer: { code: 'FORMULA-1', name: 'Công ty Cũ', address: '1 Phố Huế', status: 'active' },
    });
    const file = workbookOf(
      sheetOf(
        ['Mã khách hàng', 'Tên đơn vị', 'Địa chỉ'],
        ['FORMULA-1', 'Công ty Cũ', cell.formula('VLOOKUP(A2,X,2)')],
      ),
    );
    const one = await customers.check(await customers.upload('a.xlsx', file), 'update');
    expect(await customers.problems(one)).toEqual([
      expect.stringMatching(/^2 address: Ô này là công thức chưa được tính/),
    ]);
    const { body } = await customers.call<{ customers: object[] }>('GET', '?query=FORMULA-1');
    expect(body.customers).toMatchObject([{ address: '1 Phố Huế' }]);
  });

  test('takes no price from the catalogue, and is put right on the spot', async () => {
    await products.call('POST', '', {
      product: { code: 'FORMULA-P', name: 'Bút', unit_price: '999', vat_rate: '10%', status: 'active' },
    });
    const file = workbookOf(
      sheetOf(
        ['Số CT', 'Tên khách hàng', 'Địa chỉ', 'Mã hàng', 'SL', 'Đơn giá', 'Thuế suất'],
        ['F-1', 'Công ty A', '2 Phố Huế', 'FORMULA-P', cell.number(2), cell.formula('H1*1.1'), '8%'],
      ),
    );
    const one = await invoices.check(await invoices.upload('b.xlsx', file));
    expect(await invoices.problems(one)).toEqual([
      expect.stringMatching(/^2 unit_price: Ô này là công thức/),
    ]);
    await invoices.call('PUT', `/imports/${one.id}/rows/2`, {
      import_row: { cells: [{ index: 5, text: '1.100' }] },
    });
    expect(await invoices.imported(await invoices.run(one.id))).toMatchObject([
      { lines: [{ unit_price: '1100' }] },
    ]);
  });
});

test('what Excel could not work out is named in every column, in a sheet and in CSV', async () => {
  const headings = ['Số CT', 'Tên khách hàng', 'Địa chỉ', 'Tên hàng', 'SL', 'Đơn giá', 'Thuế suất'];
  const named = ['2 buyer_name', '2 buyer_address', '2 name', '2 unit_price', '2 vat_rate'];
  const texts = ['E-1', '#N/A', '#VALUE!', '#NAME?', '1', '#DIV/0!', '#REF!'];
  const sheet = workbookOf(
    sheetOf(headings, [
      'E-1',
      ...['#N/A', '#VALUE!', '#NAME?'].map(cell.error),
      cell.number(1),
      ...['#DIV/0!', '#REF!'].map(cell.error),
    ]),
  );
  expect(await problemCells(invoices, sheet, 'e.xlsx')).toEqual(named);
  expect(await problemCells(invoices, await csvOf([headings, texts]), 'e.csv')).toEqual(named);
  const customer = await csvOf([
    ['Mã khách hàng', 'Tên đơn vị'],
    ['E-1', '#N/A'],
  ]);
  expect(await problemCells(customers, customer, 'c.csv')).toEqual(['2 name']);
});

test('numbers that Excel shortened name no document, no account and no person', async () => {
  const file = workbookOf(
    sheetOf(
      ['Số CT', 'Tên khách hàng', 'Số tài khoản', 'Tên hàng', 'SL', 'Đơn giá', 'Thuế suất'],
      ['2.40101E+11', 'Công ty A', cell.number('9.70422920000123E+18'), 'Bút', cell.number(1), '1000', '8%'],
      ['2.40101E+11', 'Công ty A', '', 'Vở', cell.number(1), '1000', '8%'],
    ),
  );
  const one = await invoices.check(await invoices.upload('s.xlsx', file));
  expect(one.groups).toMatchObject({ ready: 0, refused: 1 });
  expect(await invoices.problems(one)).toEqual([
    expect.stringMatching(/^2 document_no: “2.40101E\+11” là số đã bị Excel rút gọn/),
    expect.stringMatching(/^2 buyer_bank_account: “9,70422920000123E\+18” là số đã bị Excel rút gọn/),
  ]);
});

test('where one date has its month first, those that may have it too are named, and are read as typed anew', async () => {
  const one = await invoices.check(
    await invoices.upload(
      'us.csv',
      await csvOf([
        ['Số CT', 'Ngày', 'Tên khách hàng', 'Địa chỉ', 'Tên hàng', 'SL', 'Đơn giá', 'Thuế suất'],
        ['US-1', '11/12/2026', 'Công ty A', '1 Phố Huế', 'Bút', '1', '1000', '8%'],
        ['US-2', '11/20/2026', 'Công ty A', '1 Phố Huế', 'Bút', '1', '1000', '8%'],
      ]),
    ),
  );
  expect(await invoices.problems(one)).toEqual([
    expect.stringMatching(/^2 issued_on: “11\/12\/2026” chưa rõ ngày đứng trước hay tháng đứng trước/),
    expect.stringMatching(/^3 issued_on: “11\/20\/2026” không phải một ngày có thật/),
  ]);
  expect(one.columns[1]).not.toHaveProperty('month_first');
  const put = await invoices.call<{ import_row: { cells: string[] } }>('PUT', `/imports/${one.id}/rows/2`, {
    import_row: { cells: [{ index: 1, text: '12/11/2026' }] },
  });
  expect(put.body.import_row).toMatchObject({
    state: 'ready',
    cells: expect.arrayContaining(['2026-11-12']),
  });
});

test.each([
  [
    'letters of an old font',
    'Số CT;Tên hàng\n1;C«ng ty cæ phÇn',
    /phông chữ cũ \(TCVN3\/ABC.*ở dòng 2.*Unicode/,
  ],
  [
    'a quote that swallows rows',
    'Số CT;Tên hàng;SL\n1;"21 inch;1\n2;Bút;3\n3;"24 inch;1\n4;a;3\n',
    /Dấu ngoặc kép mở ở dòng 2 không được đóng/,
  ],
])('a file with %s is refused in words', async (_what, text, says) => {
  expect(await invoices.upload('r.csv', Buffer.from(text))).toMatchObject({
    state: 'refused',
    message: expect.stringMatching(says),
  });
});

test('signs of no width and blanks of the web make no other invoice, product or customer', async () => {
  const one = await invoices.check(
    await invoices.upload(
      'z.csv',
      await csvOf([
        ['Số CT', 'Tên khách hàng', 'Địa chỉ', 'Mã hàng', 'SL', 'Thuế suất'],
        ['Z-1', 'Công ty A', '1 Phố Huế', 'FORMULA-P', '1', '8%'],
        ['Z-1\u200b', 'Công ty\u00a0A', '1 Phố Huế', '\uFEFFFORMULA-P', '2', '8%'],
      ]),
    ),
  );
  expect(await invoices.problems(one)).toEqual([]);
  expect(one.groups).toMatchObject({ all: 1, ready: 1 });
  expect(await invoices.imported(await invoices.run(one.id))).toMatchObject([
    { lines: [{ unit_price: '999' }, { unit_price: '999' }] },
  ]);
  const customer = await csvOf([
    ['Mã khách hàng', 'Tên đơn vị'],
    ['FORMULA-1\u200b', 'Công ty Cũ'],
  ]);
  expect(await customers.check(await customers.upload('z.csv', customer))).toMatchObject({
    existing: 1,
    ready: 0,
  });
});
