import { expect, test } from 'vitest';
import { hasEnded, jobPause } from './jobs.ts';

test('a job is looked at every half second at first, and never seldomer than every two', () => {
  expect(jobPause(0)).toBe(500);
  expect([1, 2, 3].map(jobPause)).toEqual([650, 845, 1099]);
  expect(jobPause(50)).toBe(2000);
});

test('a job that is done or stopped has ended', () => {
  expect((['queued', 'running', 'done', 'failed'] as const).map((state) => hasEnded({ state }))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
