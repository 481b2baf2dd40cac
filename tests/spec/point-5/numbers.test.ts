import { afterEach, describe, expect, test } from 'vitest';
import { MAX_DECIMALS, readNumber } from '#domain/numbers/read-number.ts';
import { acceptsKey, groupWhileTyping } from '#src/ui/field/number/number-entry.ts';
import type { NumberKind } from '#src/ui/field/number/number-entry.ts';
import { repeatPause, stepValue } from '#src/ui/field/number/stepper.tsx';
import { formatNumber, roundDecimal, showNumbersIn } from '#src/ui/format/number.ts';

afterEach(() => showNumbersIn('vietnamese'));

const international = (text: string) => readNumber(text, 'international', { decimals: MAX_DECIMALS });

// The specification's entry is that of the international style; the Vietnamese one mirrors it (docs/decisions/045).
describe('decimal input: optional minus, digits, optional dot, at most 6 decimal digits [5.decimal-input 9.decimals]', () => {
  test.each([
    ['', null],
    ['0', '0'],
    ['12', '12'],
    ['-12', '-12'],
    ['1.5', '1.5'],
    ['12.', '12'],
    ['.5', '0.5'],
    ['0.123456', '0.123456'],
  ])("takes '%s'", (text, value) => {
    expect(international(text)).toEqual({ value });
  });

  test.each(['1.2.3', '0.1234567', '1-2', '--1', '1e5', 'abc', '+1', '-'])("refuses '%s'", (text) => {
    expect(international(text)).toHaveProperty('refused');
  });
});

describe('keystrokes', () => {
  // Signs and spaces are let through everywhere: a key that is dropped changes what a number means.
  test.each<[NumberKind, string, boolean]>([
    ['decimal', '5', true],
    ['decimal', '-', true],
    ['decimal', '+', true],
    ['decimal', '.', true],
    ['decimal', ',', true],
    ['decimal', 'e', true],
    ['decimal', 'a', false],
    ['decimal', '/', false],
    ['integer', '5', true],
    ['integer', 'x', false],
    ['currency', '5', true],
    ['currency', '.', true],
    ['currency', ',', true],
    ['currency', 'e', false],
    ['currency', 'a', false],
    ['currency', 'Backspace', true],
    ['integer', 'Tab', true],
  ])('a %s field and the key %s: %s [5.keystrokes.numbers 5.keystrokes.currency]', (kind, key, yes) =>
    expect(acceptsKey(kind, key)).toBe(yes),
  );
});

test('fields show thousands as commas and return the value without separators [5.currency.commas]', () => {
  expect(groupWhileTyping('1234567.5', 'international')).toBe('1,234,567.5');
  expect(international('1,234,567.5')).toEqual({ value: '1234567.5' });
});

describe('number display: dot thousands, comma decimals, keeping decimal places present [5.display.vietnamese]', () => {
  test.each([
    ['1234.56', '1.234,56'],
    ['1234.50', '1.234,50'],
    ['0', '0'],
    ['1000000', '1.000.000'],
    ['999', '999'],
    ['0.123456', '0,123456'],
  ])('%s is shown as %s', (value, shown) => expect(formatNumber(value)).toBe(shown));

  test('a company that chose the international style sees that one', () => {
    showNumbersIn('international');
    expect(formatNumber('1234.50')).toBe('1,234.50');
  });
});

describe('rounding defaults to 2 decimals and drops a trailing .00 [5.rounding 9.decimals]', () => {
  test.each([
    ['1.005', '1.01'],
    ['1.004', '1'],
    ['2.00', '2'],
    ['2.10', '2.10'],
    ['12445454.5455', '12445454.55'],
  ])('%s becomes %s', (value, rounded) => expect(roundDecimal(value)).toBe(rounded));
});

describe('steppers', () => {
  test.each<[value: string, direction: 1 | -1, rule: Parameters<typeof stepValue>[2], next: string]>([
    ['9', 1, { max: '10' }, '10'],
    ['10', 1, { max: '10' }, '10'],
    ['1', -1, { min: '1' }, '1'],
    ['1.25', 1, { step: '0.1' }, '1.3'],
    ['', 1, {}, '1'],
  ])(
    "clamp to min, max and step decimals: '%s' %i %j gives %s [5.stepper.clamp]",
    (value, direction, rule, next) => {
      expect(stepValue(value, direction, rule)).toBe(next);
    },
  );

  test('repeat while held: 200 ms first, 10 ms faster each time, down to 50 ms [5.stepper.repeat]', () => {
    expect([0, 1, 2, 14, 15, 16, 100].map(repeatPause)).toEqual([200, 190, 180, 60, 50, 50, 50]);
  });
});
