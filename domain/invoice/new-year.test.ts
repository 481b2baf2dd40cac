import { expect, test } from 'vitest';
import { isSameButForYear, nameOfYear, newYearOn, symbolOfYear } from './new-year.ts';

test.each([
  ['2026-11-30', null],
  ['2026-12-01', { from: 2026, to: 2027 }],
  ['2026-12-31', { from: 2026, to: 2027 }],
  ['2027-01-01', { from: 2026, to: 2027 }],
  ['2027-01-31', { from: 2026, to: 2027 }],
  ['2027-02-01', null],
])('on %s series are wanted for %j', (day, expected) => expect(newYearOn(day)).toEqual(expected));

test.each([
  ['C26TAA', 2027, 'C27TAA'],
  ['K99MZZ', 2100, 'K00MZZ'],
  ['AA/26E', 2027, null],
])('%s of %i is %s', (symbol, year, expected) => expect(symbolOfYear(symbol, year)).toBe(expected));

test('only the year may differ', () => {
  expect(isSameButForYear('C26TAA', 'C27TAA')).toBe(true);
  expect(isSameButForYear('C26TAA', 'K27TAA')).toBe(false);
  expect(isSameButForYear('C26TAA', 'C27TAB')).toBe(false);
});

test('the year in a name goes on, digits within other numbers do not', () => {
  const years = { from: 2026, to: 2027 };
  expect(nameOfYear('Bán lẻ 2026 (2026)', years)).toBe('Bán lẻ 2027 (2027)');
  expect(nameOfYear('Quầy 120260', years)).toBe('Quầy 120260');
});
