import { expect, test } from 'vitest';
import type { Product } from '../cart.ts';
import { inOrder, matchingProducts } from './copies.ts';

const named = (...names: string[]) => names.map((name, id) => ({ id, code: `M${id}`, name }) as Product);
const names = (products: readonly Product[]) => products.map(({ name }) => name);

test('numbers in names are in their order, and Đ comes after D', () => {
  const products = named('Tất cỡ 10', 'Tất cỡ 3', 'Đinh', 'Dây', 'Tất cỡ 11');
  expect(names(inOrder(products))).toEqual(['Dây', 'Đinh', 'Tất cỡ 3', 'Tất cỡ 10', 'Tất cỡ 11']);
});

test('a part of a name or code finds it, with or without marks', () => {
  const products = named('Băng keo', 'Bút bi');
  expect(names(matchingProducts(products, 'bang'))).toEqual(['Băng keo']);
  expect(names(matchingProducts(products, 'm1'))).toEqual(['Bút bi']);
});
