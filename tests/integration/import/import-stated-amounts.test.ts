import { beforeAll, describe, expect, test } from 'vitest';
import { everyStatementNamesItsTenant } from '#tests/setup/statements/named-statements.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { csvOf, importDesk, type Desk, type Import, type Table } from './import-desk.ts';

const server = withTestApp();
everyStatementNamesItsTenant(server);
let desk: Desk;

beforeAll(async () => {
  desk = importDesk(server.current, await server.current.signIn('owner@demo.vn'), 'invoices');
});

const checked = async (table: Table): Promise<Import> =>
  desk.check(await desk.upload('hd.csv', await csvOf(table)));

/** The same rows judged by another choice. */
async function chosen(one: Import, on_difference: 'ask' | 'rounding' | 'all'): Promise<Import> {
  const columns = one.columns.map(({ index, field }) => ({ index, field }));
  await desk.call('PUT', `/imports/${one.id}`, { import: { columns, on_existing: 'skip', on_difference } });
  await desk.work('import-check', one.id);
  return desk.seen(one.id);
}

const HEAD = ['Số chứng từ', 'Tên đơn vị', 'Địa chỉ', 'Tên hàng', 'Số lượng', 'Đơn giá', 'Thuế suất'];
const line = (no: string, quantity: string, price: string, rate = '8%') => [
  ...[no, 'Công ty Đối chiếu', 'Hà Nội', 'Hàng', quantity, price],
  rate,
];

describe('amounts that a file states', () => {
  test('are asked about at their cell wherever they differ, by one đồng too; equal ones are not', async () => {
    const one = await checked([
      [...HEAD, 'Thành tiền', 'Tiền thuế', 'Thành tiền sau thuế', 'Tổng tiền thanh toán'],
      [...line('ST-1', '3', '333'), '999', '80', '1079', '1079'],
      [...line('ST-2', '3', '333'), '1000', '80', '1079', '1079'],
      [...line('ST-3', '3', '333'), '999', '79', '1079', '1079'],
      [...line('ST-4', '3', '333'), '999', '80', '1079', '2000'],
    ]);
    expect(await desk.problems(one)).toEqual([
      '3 amount: Tệp ghi 1.000, tính ra 999. Lấy số tính ra: sửa thành 999 hoặc để trống ô này. Nếu tệp đúng, sửa số lượng, đơn giá, chiết khấu hoặc thuế suất.',
      '4 vat_amount: Tệp ghi 79, tính ra 80. Lấy số tính ra: sửa thành 80 hoặc để trống ô này. Nếu tệp đúng, sửa số lượng, đơn giá, chiết khấu hoặc thuế suất.',
      '5 total: Tệp ghi 2.000, tính ra 1.079. Lấy số tính ra: sửa thành 1.079 hoặc để trống ô này. Nếu tệp đúng, sửa số lượng, đơn giá, chiết khấu hoặc thuế suất.',
    ]);
    expect(one.groups).toMatchObject({ ready: 1, refused: 3, off_by_rounding: 2, off: 1 });
  });

  test('are settled by choice: rounding alone, or all; the cells stay marked and the computed amounts are stored', async () => {
    const one = await checked([
      [...HEAD, 'Tiền thuế', 'Tổng cộng'],
      [...line('SE-1', '3', '333'), '79', ''],
      [...line('SE-2', '3', '333'), '', '5000'],
    ]);
    expect((await chosen(one, 'rounding')).groups).toMatchObject({ ready: 1, refused: 1 });
    const [rounded] = await desk.rows(one.id, 'ready');
    expect(rounded?.problems).toEqual([
      {
        index: 7,
        field: 'vat_amount',
        difference: 'rounding',
        message: 'Tệp ghi 79, hóa đơn lấy số tính ra 80.',
      },
    ]);
    const all = await chosen(one, 'all');
    expect(all.groups).toMatchObject({ ready: 2, refused: 0, off_by_rounding: 1, off: 1 });
    const invoices = await desk.imported(await desk.run(all.id));
    expect(invoices.map(({ total_vat, total }) => [total_vat, total])).toEqual([
      ['80', '1079'],
      ['80', '1079'],
    ]);
  });

  test('a cell is settled by itself by the computed amount or by nothing in it', async () => {
    const one = await checked([
      [...HEAD, 'Tiền thuế'],
      [...line('CE-1', '3', '333'), '79'],
      [...line('CE-2', '3', '333'), '79'],
    ]);
    const put = (row: number, text: string) =>
      desk.call('PUT', `/imports/${one.id}/rows/${row}`, { import_row: { cells: [{ index: 7, text }] } });
    await put(2, '80');
    await put(3, '');
    expect(await desk.seen(one.id)).toMatchObject({ wrong: 0, ready: 2 });
  });

  test('totals may be in the first row, in each row, or the parts of each row', async () => {
    const one = await checked([
      [...HEAD, 'Tổng tiền'],
      [...line('TT-1', '1', '1000'), '3240'],
      [...line('TT-1', '2', '1000'), ''],
      [...line('TT-2', '1', '1000'), '3240'],
      [...line('TT-2', '2', '1000'), '3240'],
      [...line('TT-3', '1', '1000'), '1080'],
      [...line('TT-3', '2', '1000'), '2160'],
      [...line('TT-4', '1', '1000'), '1080'],
      [...line('TT-4', '2', '1000'), '2170'],
    ]);
    expect(one.groups).toMatchObject({ ready: 3, refused: 1 });
    expect((await desk.problems(one)).map((text) => text.split('. ')[0])).toEqual([
      '8 total: 2 dòng của hóa đơn ghi cộng lại 3.250, tính ra 3.240',
    ]);
  });

  test('a column Thuế GTGT beside one of rates is the tax, not the rate', async () => {
    const one = await desk.upload(
      'thue.csv',
      await csvOf([
        ['Tên hàng', 'Số lượng', 'Đơn giá', 'Thuế GTGT', 'Thuế suất'],
        ['A', '1', '100000', '8.000', '8%'],
      ]),
    );
    expect(one.columns.map(({ field }) => field).slice(3)).toEqual(['vat_amount', 'vat_rate']);
  });
});

describe('what a file states of the whole invoice', () => {
  test('a discount and a fee are taken in; a fee without a name is called as its column is', async () => {
    const one = await checked([
      [...HEAD, 'Chiết khấu hóa đơn', 'Phí vận chuyển', 'Tổng thanh toán'],
      [...line('WH-1', '10', '1000'), '500', '20.000', '30.260'],
      [...line('WH-1', '1', '0'), '', '', ''],
    ]);
    expect(await desk.problems(one)).toEqual([]);
    const [invoice] = await desk.imported(await desk.run(one.id));
    expect(invoice).toMatchObject({
      invoice_discount_amount: '500',
      fees: [{ name: 'Phí vận chuyển', amount: '20000' }],
      total: '30260',
    });
  });

  test('a rate and an amount of discount at once are refused at the cell, as in the editor', async () => {
    const one = await checked([
      [...HEAD, '% chiết khấu hóa đơn', 'Chiết khấu hóa đơn', 'Tên phí', 'Tiền phí'],
      [...line('BO-1', '10', '1000'), '5', '500', '', ''],
      [...line('BO-2', '10', '1000'), '', '', 'Phí chứng từ', ''],
    ]);
    expect((await desk.problems(one)).map((text) => text.split(':')[0])).toEqual([
      '2 invoice_discount_amount',
      '3 fee_amount',
    ]);
  });
});

test('a service without quantity and price is taken in by its amount; what has a unit is counted', async () => {
  const one = await checked([
    ['Số chứng từ', 'Tên đơn vị', 'Địa chỉ', 'Tên hàng', 'ĐVT', 'Thuế suất', 'Thành tiền', 'Tổng cộng'],
    ['SV-1', 'Công ty A', 'Hà Nội', 'Tư vấn tháng 11', '', '8%', '1.000.000', '1.080.000'],
    ['SV-2', 'Công ty A', 'Hà Nội', 'Tư vấn tháng 11', 'Tháng', '8%', '1.000.000', ''],
  ]);
  expect((await desk.problems(one)).map((text) => text.split('. ')[0])).toEqual([
    '3 quantity: Chưa có số lượng',
    '3 unit_price: Chưa có đơn giá',
  ]);
  const [invoice] = await desk.imported(await desk.run(one.id));
  expect(invoice).toMatchObject({ total: '1080000', lines: [{ quantity: null, amount: '1000000' }] });
});
