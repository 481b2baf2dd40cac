import { expect, test } from 'vitest';
import { contradictedDiscount } from './stated-discount.ts';

test.each([
  ['5', '5400', '108000', null],
  ['5', '5401', '108000', null],
  ['5', '5000', '108000', '5400'],
  ['5', '0', '108000', '5400'],
  ['0', '5000', '108000', null],
  ['33.33', '333333', '1000000', null],
  ['33.33', '333400', '1000000', '333300'],
  ['5', '-5400', '-108000', null],
  [null, '5000', '108000', null],
  ['5', null, '108000', null],
])('%s%% and %s of %s: %s', (discount_rate, discount_amount, unit_price, by_rate) =>
  expect(contradictedDiscount({ quantity: '1', unit_price, discount_rate, discount_amount }, 0)).toBe(
    by_rate,
  ),
);

test('of nothing there is nothing to compare with', () =>
  expect(
    contradictedDiscount({ quantity: '1', unit_price: null, discount_rate: '5', discount_amount: '1' }, 0),
  ).toBeNull());
