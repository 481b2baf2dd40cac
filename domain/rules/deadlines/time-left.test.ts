import { expect, test } from 'vitest';
import { NOTICE_WORDS } from '../../notices/notice-words.ts';
import { timeLeft, timeLeftText, urgencyOf } from './time-left.ts';

/** 20/11/2026 is a Friday; 24/11, a Tuesday, is a holiday. */
test.each([
  ['2026-11-25', '2026-11-20', 'còn 2 ngày làm việc', 'soon'],
  ['2026-11-25', '2026-11-21', 'còn 2 ngày làm việc', 'soon'],
  ['2026-11-25', '2026-11-23', 'còn 1 ngày làm việc', 'now'],
  ['2026-11-22', '2026-11-20', 'không còn ngày làm việc', 'now'],
  ['2026-11-20', '2026-11-20', 'hạn cuối là hôm nay', 'now'],
  ['2026-11-20', '2026-11-22', 'quá hạn 2 ngày', 'now'],
  ['2026-11-30', '2026-11-20', 'còn 5 ngày làm việc', 'soon'],
  ['2026-12-01', '2026-11-20', 'còn 6 ngày làm việc', 'later'],
])('due on %s, on %s: %s, %s', (due_on, today, words, urgency) => {
  const left = timeLeft(due_on, today);
  expect(timeLeftText(left, NOTICE_WORDS.time_left, String)).toBe(words);
  expect(urgencyOf(left)).toBe(urgency);
});
