import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import vectors from '../data/number-entry-vectors.json' with { type: 'json' };
import { columnStyles, styleSigns } from './column-style.ts';
import { formatDecimal, NUMBER_STYLES, ungroupedDecimal, type NumberStyle } from './number-style.ts';
import { readNumber } from './read-number.ts';

const STYLES: Readonly<Record<string, NumberStyle>> = { vi: 'vietnamese', int: 'international' };

describe('what people type', () => {
  test('the table is whole', () => expect(vectors).toHaveLength(138));

  test.each(vectors)('$typed ($style, $decimals decimals, $field)', (row) => {
    const style = STYLES[row.style] ?? 'vietnamese';
    const unit = row.field === 'money' || row.field === 'percent' ? row.field : undefined;
    const reading = readNumber(row.typed, style, { decimals: row.decimals, unit });
    expect(reading).toEqual(row.refused === undefined ? { value: row.value } : { refused: row.refused });
    if (typeof row.value === 'string') expect(formatDecimal(row.value, style)).toBe(row.shown);
  });

  test.each([
    ['007.500', 'vietnamese', 6],
    ['1 234.567', 'vietnamese', 6],
    ['1 234,567', 'international', 6],
    ['1.500,000', 'vietnamese', 0],
    ['1500.000', 'vietnamese', 0],
    ['1.500.', 'vietnamese', 6],
    ['--5', 'vietnamese', 6],
    ['5-', 'vietnamese', 6],
    ['+5', 'vietnamese', 6],
    ['-', 'vietnamese', 6],
    ['1 500', 'international', 6],
    ['đ', 'vietnamese', 0],
    ['٣', 'vietnamese', 0],
  ] as const)(
    '%s in the %s style with %i decimals could mean two things, or nothing',
    (text, style, decimals) => {
      const reading = readNumber(text, style, { decimals, unit: 'money' });
      expect(reading).toEqual(text === '1 500' ? { value: '1500' } : { refused: 'unreadable' });
    },
  );

  test('a percent sign is no part of money, đ none of a percent', () => {
    expect(readNumber('5%', 'vietnamese', { decimals: 2, unit: 'money' })).toEqual({ refused: 'unreadable' });
    expect(readNumber('5đ', 'vietnamese', { decimals: 2, unit: 'percent' })).toEqual({
      refused: 'unreadable',
    });
    expect(readNumber('5 VNĐ', 'vietnamese', { decimals: 2, unit: 'money' })).toEqual({ value: '5' });
  });

  test('a minus where nothing is below zero is refused as such, never left out', () => {
    const limits = { decimals: 2, signed: false };
    expect(readNumber('-5', 'vietnamese', limits)).toEqual({ refused: 'negative' });
    expect(readNumber('-0', 'vietnamese', limits)).toEqual({ value: '0' });
  });
});

const style = fc.constantFrom(...NUMBER_STYLES);
const amount = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 21n }), fc.integer({ min: 0, max: 6 }), fc.boolean())
  .map(([units, scale, negative]) => {
    const digits = units.toString().padStart(scale + 1, '0');
    const fraction = scale === 0 ? '' : digits.slice(-scale).replace(/0+$/, '');
    const whole = scale === 0 ? digits : digits.slice(0, -scale);
    const plain = fraction === '' ? whole : `${whole}.${fraction}`;
    return negative && plain !== '0' ? `-${plain}` : plain;
  });

test('an amount written in a style is read as that amount in it, also without its groups', () => {
  fc.assert(
    fc.property(amount, style, (value, chosen) => {
      const decimals = value.includes('.') ? 6 : 0;
      for (const places of [decimals, 6])
        expect(readNumber(formatDecimal(value, chosen), chosen, { decimals: places })).toEqual({ value });
      for (const reader of NUMBER_STYLES)
        expect(readNumber(ungroupedDecimal(value, chosen), reader, { decimals: 6 })).toEqual({ value });
    }),
    { numRuns: 1000 },
  );
});

test('no character is left out: every digit of a text that is read is in its value, in its order', () => {
  const text = fc.string({ unit: fc.constantFrom(...'0123456789.,- đ%a'), maxLength: 14 });
  fc.assert(
    fc.property(text, style, fc.constantFrom(0, 2, 6), (typed, chosen, decimals) => {
      const reading = readNumber(typed, chosen, { decimals, unit: 'money' });
      if ('refused' in reading || reading.value === null) return;
      expect(typed).toMatch(/^\s*-?\s*[\d., ]+(đ\.?)?\s*$/);
      const significant = (digits: string) => digits.replaceAll(/\D/g, '').replace(/^0+/, '');
      const kept = significant(reading.value);
      const given = significant(typed);
      expect(given.slice(0, kept.length)).toBe(kept);
      // Only zeros that say nothing may stand behind: those at the end of decimals.
      expect(given.slice(kept.length)).toMatch(/^0*$/);
      expect(reading.value).toMatch(/^-?\d+(\.\d{1,6})?$/);
      expect(reading.value.startsWith('-')).toBe(typed.trim().startsWith('-') && kept !== '');
    }),
    { numRuns: 3000 },
  );
});

test.each([
  [['1.500', '2,5', '12.500,75'], 'vietnamese', 'vietnamese'],
  [['1,500', '2,300.50', '12,000'], 'vietnamese', 'international'],
  [['1,500', '2.5'], 'vietnamese', 'vietnamese'],
  [['1.234,5', '1,234.5'], 'vietnamese', 'mixed'],
  [['1.500', '1,234,567'], 'vietnamese', 'mixed'],
  [['1.234.567', '1,500'], 'international', 'mixed'],
  [['1.234.567', '1.500', ''], 'international', 'vietnamese'],
  [['abc', ''], 'international', 'international'],
] as const)('a column of %j in a company of the %s style is %s', (texts, own, found) => {
  expect(columnStyles([styleSigns(texts, own, { decimals: 6 })], own)).toEqual([found]);
});
