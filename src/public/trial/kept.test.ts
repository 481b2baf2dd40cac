import { expect, test } from 'vitest';
import { pendingTrial } from './kept.ts';

const now_ms = Date.parse('2026-11-21T03:00:00Z');
const trial = { key: 'k', email: 'a@b.vn', expires_on: '2026-11-21T03:30:00Z' };

test.each([
  ['2026-11-21T03:00:40Z', 40_000],
  ['2026-11-21T02:59:00Z', 0],
  ['2026-11-21T05:00:00Z', 60_000],
])(
  'a mail that may go out again on %s is waited for %i ms: never longer than a minute, however the clocks differ',
  (resend_on, wait_ms) => {
    expect(pendingTrial({ ...trial, resend_on }, now_ms).resend_ms - now_ms).toBe(wait_ms);
  },
);
