import { expect, test } from 'vitest';
import { decimalValue, integerValue } from './decimal-value.ts';

test.each([
  ['1.234,56', '1234.56'],
  ['1234,56', '1234.56'],
  ['1.234', '1234'],
  ['1.234.567', '1234567'],
  ['12,5', '12.5'],
  ['12,50', '12.5'],
  ['1,234', '1.234'],
  ['1,234,567', '1234567'],
  ['1,234,567.8', '1234567.8'],
  ['1.5', '1.5'],
  ['0.125', '0.125'],
  ['1234.567', '1234.567'],
  ['11 500 đ', '11500'],
  ['11.500 VND', '11500'],
  ['-1.234,5', '-1234.5'],
  ['007', '7'],
  ['-0', '0'],
  ['12345678901234567890,123456', '12345678901234567890.123456'],
])('%s is %s', (text, value) => {
  expect(decimalValue(text)).toBe(value);
});

test.each(['abc', '', '1.23.456', '1,23,456', '1.234,5,6', '12.5a', '1e5', '--1', ',5', '5,', '1.2345.678'])(
  '“%s” is no number',
  (text) => {
    expect(decimalValue(text)).toBeNull();
  },
);

test('a whole number has no fraction and fits into JSON', () => {
  expect([integerValue('1.200'), integerValue('12,0'), integerValue('-3')]).toEqual([1200, 12, -3]);
  expect([integerValue('1,5'), integerValue('9007199254740993'), integerValue('x')]).toEqual([
    null,
    null,
    null,
  ]);
});
