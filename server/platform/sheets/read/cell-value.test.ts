import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberText } from './cell-value.ts';

test.each([
  ['0.1', '0.1'],
  ['0.30000000000000004', '0.3'],
  ['0.10000000000000001', '0.1'],
  ['1234.5599999999999', '1234.56'],
  ['9.9999999999999995', '10'],
  ['3.1415926535897931', '3.14159265358979'],
  ['1E+15', '1000000000000000'],
  ['1.5E-7', '0.00000015'],
  ['1e2', '100'],
  ['-12.50', '-12.5'],
  ['-0', '0'],
  ['007', '7'],
  ['.5', '0.5'],
  ['101243150', '101243150'],
  ['12345678901234567', '12345678901234567'],
])('a cell that holds %s is seen as %s', (stored, seen) => expect(numberText(stored)).toBe(seen));

test.each(['', '.', '-', 'abc', '1,5', '1e999999999', '0x10', 'NaN', 'Infinity'])('%j is no number', (text) =>
  expect(numberText(text)).toBeNull(),
);

test('a decimal of at most 15 digits is read as the digits it was written with, also through a binary fraction', () => {
  const decimal = fc
    .tuple(fc.bigInt({ min: 1n, max: 999_999_999_999_999n }), fc.integer({ min: 0, max: 6 }), fc.boolean())
    .map(([digits, scale, negative]) => {
      const padded = String(digits).padStart(scale + 1, '0');
      const fraction = padded.slice(padded.length - scale).replace(/0+$/, '');
      const whole = padded.slice(0, padded.length - scale);
      return `${negative ? '-' : ''}${whole}${scale === 0 || fraction === '' ? '' : `.${fraction}`}`;
    });
  fc.assert(
    fc.property(decimal, (text) => {
      expect(numberText(text)).toBe(text);
      expect(numberText(String(Number(text)))).toBe(text);
      expect(numberText(Number(text).toPrecision(17))).toBe(text);
    }),
  );
});
