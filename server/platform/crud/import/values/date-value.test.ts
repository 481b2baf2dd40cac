import { expect, test } from 'vitest';
import { dateValue, instantValue, isMonthFirst, isUnclearDay } from './date-value.ts';

test.each([
  ['20/11/2026', '2026-11-20'],
  ['1/2/2026', '2026-02-01'],
  ['01-02-2026', '2026-02-01'],
  ['1.2.2026', '2026-02-01'],
  ['2026-11-20', '2026-11-20'],
  ['29/02/2028', '2028-02-29'],
])('%s is %s', (text, value) => {
  expect(dateValue(text)).toBe(value);
});

test.each(['29/02/2026', '31/04/2026', '2026-13-01', '0/1/2026', '20/11/26', 'hôm nay', '11/20/2026'])(
  '“%s” is no day of the calendar',
  (text) => {
    expect(dateValue(text)).toBeNull();
  },
);

test('a time is read as clocks in Vietnam show it', () => {
  expect(instantValue('20/11/2026 08:30')).toBe('2026-11-20T01:30:00.000Z');
  expect(instantValue('2026-11-20')).toBe('2026-11-19T17:00:00.000Z');
  expect(instantValue('2026-11-20T01:30:00.000Z')).toBe('2026-11-20T01:30:00.000Z');
  expect([instantValue('20/11/2026 24:00'), instantValue('31/02/2026 08:00')]).toEqual([null, null]);
});

test('a day with its month first is told from one that is none, and from one that could be either', () => {
  expect(['11/20/2026', '1-31-2026', '11/20/2026 08:30'].map(isMonthFirst)).toEqual([true, true, true]);
  expect(['20/11/2026', '11/12/2026', '13/13/2026', '2026-11-20', 'x', ''].some(isMonthFirst)).toBe(false);
  expect(['11/12/2026', '1.2.2026', '11/12/2026 08:30'].map(isUnclearDay)).toEqual([true, true, true]);
  expect(['11/11/2026', '20/11/2026', '2026-11-12', 'x', ''].some(isUnclearDay)).toBe(false);
});
