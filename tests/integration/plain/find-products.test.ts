import { beforeAll, expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { deskOf, type Desk } from './plain-desk.ts';

const server = withTestApp();

let owner: Desk;
beforeAll(async () => {
  owner = await deskOf(server.current, 'owner@demo.vn');
  for (const product of [
    { code: 'Đ-01', name: 'Đèn bàn', unit: 'Cái', unit_price: '120000.5', vat_rate: '8%', status: 'active' },
    { code: 'Đ-02', name: 'Đèn bàn', status: 'inactive' },
    { code: 'Đ-03', name: 'Den ban', status: 'active' },
    { code: 'Đ-04', name: 'Đèn ngủ', status: 'active' },
  ])
    await owner.make('/api/products', { product });
  const { id } = await owner.make('/api/products', {
    product: { code: 'Đ-05', name: 'Đèn bàn', status: 'active' },
  });
  await owner.call('DELETE', `/api/products/${id}`);
});

const matches = async (codes: string[], names: string[]) => {
  const { body } = await owner.call<{ product_matches: components['schemas']['ProductMatch'][] }>(
    'POST',
    '/api/products/matches',
    { product_matching: { codes, names } },
  );
  return body.product_matches;
};

test('products are found by code or name, whatever their capitals, those out of use too, deleted ones not', async () => {
  const found = await matches(['đ-04', 'KHÔNG-CÓ'], ['ĐÈN BÀN']);
  expect(found.map(({ code }) => code)).toEqual(['Đ-01', 'Đ-02', 'Đ-04']);
  expect(found[0]).toMatchObject({ unit: 'Cái', unit_price: '120000.5', vat_rate: '8%' });
  expect(await matches([], [])).toEqual([]);
});
