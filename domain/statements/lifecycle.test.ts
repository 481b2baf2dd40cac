import { expect, test } from 'vitest';
import { linkExpiry, remindersDue, reminderTimes } from './lifecycle.ts';

const SENT = '2026-11-21T03:02:00.000Z';
const END = linkExpiry(SENT);

test('a link works for a week, and its reminders go six, three days and one day before its end', () => {
  expect(END).toBe('2026-11-28T03:02:00.000Z');
  expect(reminderTimes(END)).toEqual([
    '2026-11-22T03:02:00.000Z',
    '2026-11-25T03:02:00.000Z',
    '2026-11-27T03:02:00.000Z',
  ]);
});

test.each([
  [SENT, 0],
  ['2026-11-22T03:01:59.999Z', 0],
  ['2026-11-22T03:02:00.000Z', 1],
  ['2026-11-25T03:02:00.000Z', 2],
  ['2026-11-27T20:00:00.000Z', 3],
])('at %s %d of them are due', (now, due) => {
  expect(remindersDue(END, now)).toBe(due);
});
