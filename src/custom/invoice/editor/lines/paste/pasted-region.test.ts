import { expect, test } from 'vitest';
import { ownColumn } from '../own-columns.ts';
import { guessedRegion, pastedLines } from './pasted-region.ts';

const row = (...last: string[]) => ['Băng keo', 'Cuộn', '2', '10.000', ...last];
const columnsOf = (rows: string[][], has_vat = true) => guessedRegion(rows, 'name', has_vat).columns;
const goods = ['name', 'unit', 'quantity', 'unit_price'];

test('a last column of VAT rates without a heading is the tax, not the discount', () => {
  expect(columnsOf([row('8%'), row('10 %'), row('kct')])).toEqual([...goods, 'vat_rate']);
});

test('percentages that are no rates of VAT, and numbers alone, stay a discount', () => {
  expect(columnsOf([row('8%'), row('7%')])).toEqual([...goods, 'discount_rate']);
  expect(columnsOf([row('8'), row('10')])).toEqual([...goods, 'discount_rate']);
});

test('a column of discounts before that of the tax stays one', () => {
  expect(columnsOf([row('5%', '8%')])).toEqual([...goods, 'discount_rate', 'vat_rate']);
});

test('on a form without VAT a column of percentages is a discount', () => {
  expect(columnsOf([row('5%')], false)).toEqual([...goods, 'discount_rate']);
});

test('a heading says what its column is', () => {
  const headings = ['Tên hàng', 'ĐVT', 'Số lượng', 'Đơn giá', 'Chiết khấu'];
  expect(columnsOf([headings, row('5%')])).toEqual([...goods, 'discount_rate']);
});

test('a column of amounts is a discount too; where a row has a rate beside it, the rate counts', () => {
  const headings = ['Tên hàng', 'ĐVT', 'Số lượng', 'Đơn giá', '% CK', 'Tiền CK'];
  const region = guessedRegion([headings, row('5', '50.000'), row('', '20.000')], 'name', true);
  expect(region.columns).toEqual([...goods, 'discount_rate', 'discount_amount']);
  const lines = pastedLines(region, { currency: 'VND', chosen: 'vietnamese' });
  expect(lines.map(({ discount_rate, discount_amount }) => [discount_rate, discount_amount])).toEqual([
    ['5', ''],
    ['', '20000'],
  ]);
});

const OWN = [
  { name: 'Số lô', type: 'string', column: ownColumn('Số lô') },
  { name: 'Số kiện', type: 'numeric', column: ownColumn('Số kiện') },
  { name: 'Hạn dùng', type: 'date', column: ownColumn('Hạn dùng') },
] as const;

test('fields of the company’s own are found by their names, and read as what they hold', () => {
  const rows = [
    ['Tên hàng', 'so lo', 'HẠN  DÙNG', 'Số kiện', 'Ghi chú'],
    ['Thuốc ho', '00123', '31/03/2027', '1.250,5', 'x'],
    ['Bông', '', '31/2', 'nhiều', ''],
  ];
  const region = guessedRegion(rows, 'name', true, OWN);
  const extras = pastedLines(region, { currency: 'VND', chosen: 'vietnamese' }).map((line) =>
    line.extras?.map(({ name, type, value }) => `${name} ${type} ${value}`),
  );
  expect(extras).toEqual([
    ['Số lô string 00123', 'Hạn dùng date 2027-03-31', 'Số kiện numeric 1250.5'],
    ['Số lô string ', 'Hạn dùng date ?31/2', 'Số kiện numeric ?nhiều'],
  ]);
});

test('without headings they follow the tax, and begin where they are pasted at', () => {
  const columns = OWN.map(({ column }) => column);
  const wide = guessedRegion([row('5%', '8%', 'A1', '2', '31/03/2027')], 'name', true, OWN);
  expect(wide.columns).toEqual([...goods, 'discount_rate', 'vat_rate', ...columns]);
  expect(guessedRegion([['2', '31/03/2027']], columns[1] ?? '', true, OWN).columns).toEqual(columns.slice(1));
});
