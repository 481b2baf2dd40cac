import { expect, test } from 'vitest';
import { openedAgo } from './opened-ago.ts';

const NOW = '2026-11-29T09:30:00Z';

test.each([
  ['2026-11-29T09:29:30Z', 'vừa xong'],
  ['2026-11-29T09:20:00Z', '10 phút trước'],
  ['2026-11-29T01:40:00Z', '08:40'],
  ['2026-11-28T16:59:00Z', '28/11/2026'],
  // Past midnight in Vietnam, a day earlier by UTC.
  ['2026-11-28T17:10:00Z', '00:10'],
  [undefined, ''],
  ['?', ''],
])('opened on %s: %s', (opened_on, text) => expect(openedAgo(opened_on, NOW)).toBe(text));
