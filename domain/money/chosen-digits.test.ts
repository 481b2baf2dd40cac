import { expect, test } from 'vitest';
import { digitsFrom } from './chosen-digits.ts';
import { DEFAULT_DECIMAL_DIGITS } from './decimal-digits.ts';

test('what is chosen holds, what is not is the default', () => {
  const chosen = digitsFrom([{ config_key: 'decimal_digit_quantity', config_value: '0' }]);
  expect(chosen).toEqual({ ...DEFAULT_DECIMAL_DIGITS, decimal_digit_quantity: 0 });
});
