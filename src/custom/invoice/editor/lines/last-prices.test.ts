import { expect, test } from 'vitest';
import { lastPriceFinder } from './last-prices.ts';

const price = {
  product_id: 4,
  name: 'Băng keo',
  unit: 'Cuộn',
  unit_price: '11500',
  price_includes_tax: false,
  currency: 'VND',
  issued_on: '2026-11-10',
};
const basis = { currency: 'VND', price_includes_tax: false };
const line = { kind: 'goods', product_id: 4, name: 'Băng keo OPP', unit: 'Cuộn' } as const;

test('a product of the catalogue costs what it cost last, under whatever name, by the same unit', () => {
  const find = lastPriceFinder([{ ...price, unit_price: '9000', issued_on: '2026-10-01' }, price], basis);
  expect(find(line)?.unit_price).toBe('11500');
  expect(find({ ...line, unit: 'Thùng' })).toBeNull();
});

test('what is typed freely is found by its name', () => {
  const find = lastPriceFinder([{ ...price, product_id: null }], basis);
  expect(find({ ...line, product_id: null, name: ' băng KEO ' })?.unit_price).toBe('11500');
  expect(find({ ...line, product_id: null, name: '' })).toBeNull();
});

test('a price in another currency or on another basis, and a line that is no goods, have none', () => {
  expect(lastPriceFinder([price], { ...basis, currency: 'USD' })(line)).toBeNull();
  expect(lastPriceFinder([price], { ...basis, price_includes_tax: true })(line)).toBeNull();
  expect(lastPriceFinder([price], basis)({ ...line, kind: 'note' })).toBeNull();
});
