import { expect, test } from 'vitest';
import { packagePrice } from './price.ts';

test.each([
  ['2026-12-31', '8%', '71200', '961200'],
  ['2027-01-01', '10%', '89000', '979000'],
])(
  'a package of 890,000 đồng that is sold on %s: %s, tax %s, in all %s',
  (day, vat_rate, vat_amount, total) =>
    expect(packagePrice('890000', day)).toEqual({ net_amount: '890000', vat_rate, vat_amount, total }),
);

test('the tax is whole đồng', () => {
  expect(packagePrice('99', '2026-12-31')).toMatchObject({ vat_amount: '8', total: '107' });
});
