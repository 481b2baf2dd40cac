import { describe, expect, test } from 'vitest';
import { decimalText } from '../money/decimal.ts';
import { isVatRate, isVatRateOn, vatFraction, vatRateEnds, vatRatesOn } from './vat-rates.ts';

describe('8% relief (NĐ 174/2025 and those before it)', () => {
  test.each([
    ['2022-01-31', false],
    ['2022-02-01', true],
    ['2022-12-31', true],
    ['2023-01-01', false],
    ['2023-06-30', false],
    ['2025-06-30', true],
    ['2025-07-01', true],
    ['2026-12-31', true],
    ['2027-01-01', false],
  ])('on %s: %s', (date, allowed) => expect(isVatRateOn('8%', date)).toBe(allowed));

  test('says until when', () => {
    expect(vatRateEnds('8%', '2026-11-20')).toBe('2026-12-31');
    expect(vatRateEnds('10%', '2026-11-20')).toBeNull();
  });
});

test('the rates offered on a day', () => {
  expect(vatRatesOn('2026-11-20').map((row) => row.rate)).toEqual([
    '0%',
    '5%',
    '8%',
    '10%',
    'KCT',
    'KKKNT',
    'KHAC',
  ]);
  expect(vatRatesOn('2027-01-01').map((row) => row.rate)).not.toContain('8%');
});

test.each([
  ['KHAC:05.26%', true],
  ['KHAC:7%', true],
  ['KHAC:%', false],
  ['KHAC', false],
  ['7%', false],
  ['10', false],
  ['', false],
])('%j is a rate of the format: %s', (text, yes) => {
  expect(isVatRate(text)).toBe(yes);
  expect(isVatRateOn(text, '2026-11-20')).toBe(yes);
});

test.each([
  ['0%', '0'],
  ['8%', '0.08'],
  ['KHAC:05.26%', '0.0526'],
  ['KCT', '0'],
  ['KKKNT', '0'],
])('%s takes %s of the amount', (rate, fraction) => {
  const value = vatFraction(rate);
  expect(value && decimalText(value)).toBe(fraction);
});

test('what is no rate has no fraction', () => expect(vatFraction('abc')).toBeNull());

describe('CTTC (finance lease)', () => {
  test('may stand on an invoice since TT 32/2025, but is not offered: its tax is stated, not computed', () => {
    expect(isVatRateOn('CTTC', '2025-05-31')).toBe(false);
    expect(isVatRateOn('CTTC', '2026-11-20')).toBe(true);
    expect(vatRatesOn('2026-11-20').map((row) => row.rate)).not.toContain('CTTC');
    expect(vatFraction('CTTC')).toBeNull();
  });
});

test('a rate written out as KHAC is in force by the dates of the rate it is', () => {
  const on = (rate: string, date: string) => isVatRateOn(rate, date);
  expect(['KHAC:8%', 'KHAC:8.00%', 'KHAC:08%'].map((rate) => on(rate, '2026-12-31'))).toEqual([
    true,
    true,
    true,
  ]);
  expect(['KHAC:8%', 'KHAC:8.00%', 'KHAC:08%'].map((rate) => on(rate, '2027-01-01'))).toEqual([
    false,
    false,
    false,
  ]);
  expect(['KHAC:10%', 'KHAC:3.5%'].map((rate) => on(rate, '2027-01-01'))).toEqual([true, true]);
});
