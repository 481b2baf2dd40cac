import { expect, test } from 'vitest';
import { groupedNumber } from './grouped-number.ts';

test.each([
  ['0', '0', '0'],
  ['999', '999', '999'],
  ['1234567.89', '1.234.567,89', '1,234,567.89'],
  ['-1000', '-1.000', '-1,000'],
  ['-100', '-100', '-100'],
  ['0.123456', '0,123456', '0.123456'],
])('%s is %s, or %s', (text, dots, commas) => {
  expect(groupedNumber(text)).toBe(dots);
  expect(groupedNumber(text, 'comma_groups')).toBe(commas);
});
