import { expect, test } from 'vitest';
import { guessedRegion } from './pasted-region.ts';

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
