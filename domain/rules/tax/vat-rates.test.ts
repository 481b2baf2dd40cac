import { describe, expect, test } from 'vitest';
import { decimalText } from '../../money/decimal.ts';
import { isVatRate, isVatRateOn, vatFraction, vatRatesOn } from './vat-rates.ts';

describe('8% relief (NĐ 174/2025 and those before it)', () => {
  test.each(['2022-01-31', '2023-01-01', '2023-06-30', '2027-01-01'])('none on %s', (date) =>
    expect(isVatRateOn('8%', date)).toBe(false),
  );

  test.each([
    ['NĐ 15/2022', '2022-02-01', '2022-12-31'],
    ['NĐ 44/2023', '2023-07-01', '2023-12-31'],
    ['NĐ 94/2023', '2024-01-01', '2024-06-30'],
    ['NĐ 72/2024', '2024-07-01', '2024-12-31'],
    ['NĐ 180/2024', '2025-01-01', '2025-06-30'],
    ['NĐ 174/2025', '2025-07-01', '2026-12-31'],
  ])('%s: from its first day to its last, offered once', (_decree, first, last) => {
    for (const day of [first, last]) {
      const offered = vatRatesOn(day).filter(({ rate }) => rate === '8%');
      expect(offered, day).toEqual([{ rate: '8%', valid_to: last }]);
      expect(isVatRateOn('8%', day), day).toBe(true);
    }
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
