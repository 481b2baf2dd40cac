import { expect, test } from 'vitest';
import { firstDigestSince, isDigestDue, type DigestFrequency } from './digest.ts';

/** 23/11/2026 is a Monday. */
const CASES: [DigestFrequency, day: string, now: string, due: boolean][] = [
  ['daily', '2026-11-20', '2026-11-20T00:29:59.000Z', false],
  ['daily', '2026-11-20', '2026-11-20T00:30:00.000Z', true],
  ['daily', '2026-11-20', '2026-11-20T16:00:00.000Z', true],
  ['weekly', '2026-11-20', '2026-11-20T00:30:00.000Z', false],
  ['weekly', '2026-11-23', '2026-11-23T00:30:00.000Z', true],
  ['weekly', '2026-11-23', '2026-11-22T23:00:00.000Z', false],
  ['off', '2026-11-23', '2026-11-23T00:30:00.000Z', false],
];

test.each(CASES)('%s on %s at %s: %s', (frequency, day, now, due) => {
  expect(isDigestDue(frequency, day, now)).toBe(due);
});

test('the first digest looks back on a day, or on a week', () => {
  expect(firstDigestSince('daily', '2026-11-20')).toBe('2026-11-19T00:30:00.000Z');
  expect(firstDigestSince('weekly', '2026-11-23')).toBe('2026-11-16T00:30:00.000Z');
});
