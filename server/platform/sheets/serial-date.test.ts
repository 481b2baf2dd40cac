import { expect, test } from 'vitest';
import { dateOfSerial, serialOf, timeOfSerial } from './serial-date.ts';

test.each([
  ['1900-03-01', 61],
  ['2000-02-29', 36_585],
  ['2026-11-20', 46_346],
  ['9999-12-31', 2_958_465],
])('%s is day %i of the 1900 system', (date, serial) => {
  expect(serialOf(date)).toBe(serial);
  expect(dateOfSerial(serial, false)).toBe(date);
  expect(dateOfSerial(serial - 1462, true)).toBe(date);
});

test.each([
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-04-31',
  '20/11/2026',
  '2026-1-1',
  '1899-01-01',
  '',
])('%j is no date', (text) => expect(serialOf(text)).toBeNull());

test('days before March 1900 are read as Excel counts them, its false leap day too', () => {
  expect([1, 59, 60].map((serial) => dateOfSerial(serial, false))).toEqual([
    '1900-01-01',
    '1900-02-28',
    '1900-02-29',
  ]);
});

test('days that Excel does not know are none', () => {
  expect([-1, 0, 2_958_466, Number.NaN].map((serial) => dateOfSerial(serial, false))).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test('the time of day is read to the second', () => {
  expect([46_346.5, 0.999_999_9, 0.385_416_666_666_667].map(timeOfSerial)).toEqual([
    '12:00:00',
    '00:00:00',
    '09:15:00',
  ]);
});
