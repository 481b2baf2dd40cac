import { describe, expect, it } from 'vitest';
import { dateText, invoiceNumberText, isZeroText, numberText, rateText, timeText } from './number-text.ts';

describe('numbers on paper', () => {
  it.each([
    ['0', 'vietnamese', '0'],
    ['999', 'vietnamese', '999'],
    ['1000', 'vietnamese', '1.000'],
    ['12445454.5455', 'vietnamese', '12.445.454,5455'],
    ['-2080000', 'vietnamese', '−2.080.000'],
    ['12445454.5455', 'international', '12,445,454.5455'],
  ] as const)('writes %s in the %s style as %s', (decimal, style, text) => {
    expect(numberText(decimal, style)).toBe(text);
  });

  it('prints nothing for a number that is not given', () => {
    expect(numberText(null, 'vietnamese')).toBe('');
  });

  it.each([
    ['0', true],
    ['0.00', true],
    ['-0', true],
    ['0.01', false],
    ['10', false],
  ])('%s is zero: %s', (text, zero) => {
    expect(isZeroText(text)).toBe(zero);
  });

  it('pads the invoice number to eight digits', () => {
    expect(invoiceNumberText(15)).toBe('00000015');
    expect(invoiceNumberText(99999999)).toBe('99999999');
  });

  it('shows days as Vietnam writes them and instants on its clock', () => {
    expect(dateText('2026-11-21')).toBe('21/11/2026');
    expect(timeText('2026-11-20T17:00:01Z')).toBe('21/11/2026 00:00:01');
  });

  it.each([
    ['8%', '8%'],
    ['KCT', 'KCT'],
    ['KHAC:05.26%', '5,26%'],
    [null, ''],
  ])('writes the rate %s as %s', (rate, text) => {
    expect(rateText(rate, 'vietnamese')).toBe(text);
  });
});
