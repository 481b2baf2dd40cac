import { expect, test } from 'vitest';
import { raisedOn, startOf } from './notice.ts';

test.each([
  ['2026-11-10', null],
  ['2026-11-13', '2026-11-13'],
  ['2026-11-18', '2026-11-13'],
  ['2026-11-19', '2026-11-19'],
  ['2026-11-20', '2026-11-20'],
  ['2026-11-25', '2026-11-21'],
])('on %s a deadline of 20/11 was last raised on %s', (today, raised) => {
  expect(raisedOn('2026-11-20', today, [7, 1, 0, -1])).toBe(raised);
});

test('a day begins in Vietnam, seven hours before it does in UTC', () => {
  expect(startOf('2026-11-20')).toBe('2026-11-19T17:00:00.000Z');
});
