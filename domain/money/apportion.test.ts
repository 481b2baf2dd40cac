import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apportion } from './apportion.ts';
import { decimalText, parseDecimal, sum } from './decimal.ts';
import { exactText, over, product, roundExact } from './exact.ts';

const parts = (numerators: string[], divisor: string, total: string, scale: number) =>
  apportion(numerators.map(parseDecimal), parseDecimal(divisor), parseDecimal(total), scale).map(decimalText);

test.each([
  [['1', '1', '1'], '3', '1', 0, ['1', '0', '0']],
  [['100', '200', '300'], '60', '10', 0, ['2', '3', '5']],
  [['-1', '-1', '-1'], '3', '-1', 0, ['-1', '0', '0']],
  [['1', '1', '1'], '-3', '-1', 0, ['-1', '0', '0']],
  // Equal remainders: the larger part takes the unit, wherever it is.
  [['0.5', '1.5'], '1', '2', 0, ['0', '2']],
  [['1.5', '0.5'], '1', '2', 0, ['2', '0']],
  // Nothing to share out is shared out like a positive amount.
  [['0.5', '0.5', '-1'], '1', '0', 0, ['1', '0', '-1']],
  [['1', '2'], '3', '1', 2, ['0.33', '0.67']],
  [[], '1', '0', 0, []],
] as const)('%j over %s of %s at %d decimals: %j', (numerators, divisor, total, scale, expected) =>
  expect(parts([...numerators], divisor, total, scale)).toEqual(expected),
);

test('whatever is cut, the parts add up and each is its value cut down or up', () =>
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -9999, max: 9999 }), { minLength: 1, maxLength: 9 }),
      fc.integer({ min: 1, max: 999 }),
      fc.integer({ min: 0, max: 3 }),
      (numbers, divisor, scale) => {
        const numerators = numbers.map((n) => parseDecimal(String(n)));
        const by = parseDecimal(String(divisor));
        const total = roundExact(over(product(sum(numerators)), by), scale);
        const cut = apportion(numerators, by, total, scale);
        expect(decimalText(sum(cut))).toBe(decimalText(total));
        for (const [at, part] of cut.entries()) {
          const off = Number(decimalText(part)) - (numbers[at] ?? 0) / divisor;
          expect(Math.abs(off)).toBeLessThan(10 ** -scale * 1.000001);
        }
      },
    ),
  ));

test('dividing by nothing is refused', () => expect(() => parts(['1'], '0', '0', 0)).toThrow(RangeError));

test.each([
  [product(parseDecimal('1.5'), parseDecimal('0.03')), '0.045'],
  [over(product(parseDecimal('13690000')), parseDecimal('1.1')), '136900000/11'],
  [over(product(parseDecimal('108')), parseDecimal('1.08')), '100'],
  [over(product(parseDecimal('1')), parseDecimal('-8')), '-0.125'],
  [over(product(parseDecimal('-2')), parseDecimal('6')), '-1/3'],
  [product(parseDecimal('0')), '0'],
])('the value before a rounding is written as a decimal, or a fraction: %# is %s', (exact, text) =>
  expect(exactText(exact)).toBe(text),
);
