import { describe, expect, test } from 'vitest';
import { formatCount, formatNumber, roundDecimal, showNumbersIn } from './number.ts';

describe('formatNumber: Vietnamese style (spec point 5)', () => {
  test.each([
    ['0', '0'],
    ['999', '999'],
    ['1000', '1.000'],
    ['1234567', '1.234.567'],
    ['12445454.5455', '12.445.454,5455'],
    ['1.50', '1,50'],
    ['-3499200', '−3.499.200'],
    ['-0', '0'],
    ['0.000001', '0,000001'],
    ['12345678901234567890.12', '12.345.678.901.234.567.890,12'],
  ])('%s is shown as %s', (decimal, shown) => expect(formatNumber(decimal)).toBe(shown));

  test('nothing is a dash, not a zero', () => {
    expect([formatNumber(null), formatNumber(undefined), formatNumber('')]).toEqual(['–', '–', '–']);
  });

  test('text that is no decimal is left alone', () => expect(formatNumber('KCT')).toBe('KCT'));
});

describe('roundDecimal: 2 decimals by default, a trailing .00 dropped (spec point 5)', () => {
  test.each([
    ['1.005', 2, '1.01'],
    ['1.004', 2, '1'],
    ['1.10', 2, '1.10'],
    ['2.999', 2, '3'],
    ['-2.345', 2, '-2.35'],
    ['-0.001', 2, '0'],
    ['1500', 2, '1500'],
    ['1.5', 0, '2'],
    ['9007199254740993.126', 2, '9007199254740993.13'],
  ])('%s to %i places is %s', (decimal, places, rounded) =>
    expect(roundDecimal(decimal, places)).toBe(rounded),
  );
});

test('formatCount groups thousands', () => expect(formatCount(1284)).toBe('1.284'));

test('in the international style the marks change places', () => {
  showNumbersIn('international');
  expect([formatNumber('-1234567.50'), formatCount(1284), formatNumber('')]).toEqual([
    '−1,234,567.50',
    '1,284',
    '–',
  ]);
  showNumbersIn('vietnamese');
});
