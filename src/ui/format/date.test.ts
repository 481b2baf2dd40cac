import { afterEach, expect, test } from 'vitest';
import { formatDate, formatDateTime, formatInstantDate, formatTime, showTimesIn } from './date.ts';

test('a date is day, month, year with slashes', () => expect(formatDate('2026-11-21')).toBe('21/11/2026'));

test('an instant is shown in the time of Việt Nam, 7 hours after Z', () => {
  expect(formatTime('2026-11-21T02:15:34Z')).toBe('09:15:34');
  expect(formatDateTime('2026-11-21T02:15:34Z')).toBe('21/11/2026 09:15');
});

test('an evening instant in Z is the next day in Việt Nam', () => {
  expect(formatInstantDate('2026-12-31T17:00:00Z')).toBe('01/01/2027');
  expect(formatTime('2026-12-31T17:00:00Z')).toBe('00:00:00');
});

afterEach(() => showTimesIn('Asia/Ho_Chi_Minh'));

test('a company elsewhere sees its own time', () => {
  showTimesIn('Asia/Tokyo');
  expect(formatDateTime('2026-11-21T15:30:00Z')).toBe('22/11/2026 00:30');
  expect(formatDate('2026-11-21')).toBe('21/11/2026');
});

test('nothing is a dash', () => {
  expect([formatDate(null), formatTime(''), formatDateTime(undefined), formatInstantDate('x')]).toEqual([
    '–',
    '–',
    '–',
    '–',
  ]);
});
