import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  add,
  compare,
  decimalsOf,
  decimalText,
  divide,
  isZero,
  multiply,
  negate,
  parseDecimal,
  readDecimal,
  roundTo,
  subtract,
  type Decimal,
} from './decimal.ts';

const decimals = fc.record({
  units: fc.bigInt({ min: -(10n ** 21n), max: 10n ** 21n }),
  scale: fc.integer({ min: 0, max: 6 }),
});
const same = (a: Decimal, b: Decimal) => compare(a, b) === 0;

describe('text', () => {
  test.each([
    ['1.50', '1.5'],
    ['2.00', '2'],
    ['-0', '0'],
    ['-0.05', '-0.05'],
    ['000123', '123'],
    ['12445454.5455', '12445454.5455'],
    ['999999999999999999999', '999999999999999999999'],
  ])('%s is written %s', (typed, written) => expect(decimalText(parseDecimal(typed))).toBe(written));

  test.each(['', '.', '1.', '.5', '1,5', '1e3', '+1', ' 1', '1 ', '--1', '0x1', 'NaN', '1.2.3', '١'])(
    'refuses %j',
    (junk) => {
      expect(() => parseDecimal(junk)).toThrow(RangeError);
      expect(readDecimal(junk)).toBeNull();
    },
  );

  test('says what it refuses, forty letters of it at most', () => {
    expect(() => parseDecimal('1,5')).toThrow(new RangeError('not a decimal: "1,5"'));
    expect(() => parseDecimal('x'.repeat(50))).toThrow(new RangeError(`not a decimal: "${'x'.repeat(40)}"`));
  });

  test.each([
    ['1'.repeat(40), true],
    ['1'.repeat(41), false],
    [`0.${'1'.repeat(40)}`, true],
    [`0.${'1'.repeat(41)}`, false],
  ])('%s is read: %s', (text, is_read) => expect(readDecimal(text) !== null).toBe(is_read));

  test.each([null, undefined])('a field that holds %s holds no decimal', (text) =>
    expect(readDecimal(text)).toBeNull(),
  );

  test('reading what was written gives the value back', () =>
    fc.assert(fc.property(decimals, (d) => same(parseDecimal(decimalText(d)), d))));

  test('decimals that say nothing are not counted', () => {
    expect(decimalsOf(parseDecimal('1.2500000'))).toBe(2);
    expect(decimalsOf(parseDecimal('1.1234567'))).toBe(7);
    expect(decimalsOf(parseDecimal('5.0'))).toBe(0);
  });
});

describe('rounding is half-up, away from zero', () => {
  test.each([
    ['0.5', 0, '1'],
    ['-0.5', 0, '-1'],
    ['0.49999', 0, '0'],
    ['1.005', 2, '1.01'],
    ['-1.005', 2, '-1.01'],
    ['2.5', 0, '3'],
    ['12445454.5455', 0, '12445455'],
    ['1.5', 4, '1.5'],
  ])('%s to %d decimals is %s', (text, scale, rounded) =>
    expect(decimalText(roundTo(parseDecimal(text), scale))).toBe(rounded),
  );

  test('is symmetric and never further than half a unit', () =>
    fc.assert(
      fc.property(decimals, fc.integer({ min: 0, max: 6 }), (d, scale) => {
        const rounded = roundTo(d, scale);
        const off = subtract(rounded, d);
        const distance = compare(off, parseDecimal('0')) < 0 ? negate(off) : off;
        const half: Decimal = { units: 5n, scale: scale + 1 };
        return compare(distance, half) <= 0 && same(roundTo(negate(d), scale), negate(rounded));
      }),
    ));
});

describe('arithmetic', () => {
  test('0.1 + 0.2 is 0.3', () =>
    expect(decimalText(add(parseDecimal('0.1'), parseDecimal('0.2')))).toBe('0.3'));

  test('thirty decimals are added as exactly as two', () => {
    const little = `0.${'0'.repeat(29)}1`;
    expect(decimalText(add(parseDecimal('1'), parseDecimal(little)))).toBe(little.replace('0', '1'));
  });

  test('adding commutes, subtracting takes back, multiplying distributes', () =>
    fc.assert(
      fc.property(decimals, decimals, decimals, (a, b, c) => {
        expect(same(add(a, b), add(b, a))).toBe(true);
        expect(same(subtract(add(a, b), b), a)).toBe(true);
        expect(same(multiply(a, add(b, c)), add(multiply(a, b), multiply(a, c)))).toBe(true);
      }),
    ));

  test('a quotient multiplied back is within half a unit of the divisor', () =>
    fc.assert(
      fc.property(decimals, decimals, (a, b) => {
        fc.pre(!isZero(b));
        const off = subtract(multiply(divide(a, b, 6), b), a);
        const magnitude = (d: Decimal) => (d.units < 0n ? negate(d) : d);
        return compare(magnitude(off), multiply(magnitude(b), { units: 5n, scale: 7 })) <= 0;
      }),
    ));

  test('price with tax to price before tax: 13 690 000 at 10%', () =>
    expect(decimalText(divide(parseDecimal('13690000'), parseDecimal('1.1'), 4))).toBe('12445454.5455'));

  test('dividing by zero is refused', () =>
    expect(() => divide(parseDecimal('1'), parseDecimal('0'), 2)).toThrow(RangeError));
});

test.each([
  ['10', 0],
  ['0', 0],
  ['1.50', 1],
  ['-0.025', 3],
  ['2.00', 0],
])('%s needs %i decimals', (text, decimals) => {
  expect(decimalsOf(parseDecimal(text))).toBe(decimals);
});
