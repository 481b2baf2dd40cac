import { describe, expect, test } from 'vitest';
import { DECIMAL_DIGIT_KEYS, DEFAULT_DECIMAL_DIGITS } from '#domain/money/decimal-digits.ts';
import type { DecimalDigitKey } from '#domain/money/decimal-digits.ts';

describe('decimal configuration', () => {
  test('has these eight keys [3.decimals.keys]', () => {
    expect([...DECIMAL_DIGIT_KEYS].sort()).toEqual([
      'decimal_digit_amount_after_tax',
      'decimal_digit_amount_without_vat',
      'decimal_digit_discount_amount',
      'decimal_digit_discount_rate',
      'decimal_digit_original_amount',
      'decimal_digit_quantity',
      'decimal_digit_unit_price',
      'decimal_digit_vat_amount',
    ]);
  });

  // The product description gives 2 for all and 6 for six of them; ours is 6 where it says 6.
  test.each<[DecimalDigitKey, number]>([
    ['decimal_digit_amount_after_tax', 6],
    ['decimal_digit_amount_without_vat', 6],
    ['decimal_digit_discount_rate', 6],
    ['decimal_digit_unit_price', 6],
    ['decimal_digit_vat_amount', 6],
    ['decimal_digit_quantity', 6],
    ['decimal_digit_original_amount', 2],
    ['decimal_digit_discount_amount', 2],
  ])('%s is %i when missing [3.decimals.defaults]', (key, digits) =>
    expect(DEFAULT_DECIMAL_DIGITS[key]).toBe(digits),
  );
});
