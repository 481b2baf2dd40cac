import { expect, test } from 'vitest';
import { daysLeft, expiryWarning } from './certificate-expiry.ts';

const now_ms = Date.parse('2026-11-20T02:00:00Z');

test.each([
  ['2026-12-20T02:00:00Z', 30, null],
  ['2026-12-20T01:59:59Z', 29, 30],
  ['2026-11-27T02:00:00Z', 7, 30],
  ['2026-11-27T01:00:00Z', 6, 7],
  ['2026-11-20T23:00:00Z', 0, 1],
  ['2026-11-20T02:00:00Z', 0, 1],
  ['2026-11-20T01:59:59Z', -1, null],
])('a certificate that ends %s has %i days left and is warned of at %s days', (valid_to, days, warning) => {
  expect([daysLeft(valid_to, now_ms), expiryWarning(valid_to, now_ms)]).toEqual([days, warning]);
});
