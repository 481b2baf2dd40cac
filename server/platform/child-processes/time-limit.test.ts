import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limitTime, MAX_TIMES_ON_CLOCK } from './time-limit.ts';

const LIMIT_MS = 1000;
const end = vi.fn<(after?: number) => void>();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  end.mockReset();
});

/** Milliseconds on the clock after which a process is ended that gets this share of a processor. */
function endedAfter(share: number | null): number {
  const began = performance.now();
  const limit = limitTime(
    () => (share === null ? null : (performance.now() - began) * share),
    LIMIT_MS,
    () => end(performance.now() - began),
  );
  vi.advanceTimersByTime(LIMIT_MS * (MAX_TIMES_ON_CLOCK + 1));
  limit.stop();
  return Math.round(Number(end.mock.lastCall?.[0]));
}

test.each([
  ['a whole processor', 1, LIMIT_MS],
  ['half of one', 0.5, 2 * LIMIT_MS],
  ['none', 0, MAX_TIMES_ON_CLOCK * LIMIT_MS],
  ['an unknown share', null, LIMIT_MS],
])('with %s a task is ended after its time', (_share, share, expected) => {
  const ended = endedAfter(share);
  expect(ended).toBeGreaterThanOrEqual(expected - 1);
  expect(ended).toBeLessThan(expected + 60);
});

test('what was computed before a new beginning does not count, and what is stopped is not ended', () => {
  let computed = 0;
  const limit = limitTime(() => computed, LIMIT_MS, end);
  computed = 900;
  limit.restart();
  computed = 1800;
  vi.advanceTimersByTime(LIMIT_MS);
  expect(end).not.toHaveBeenCalled();
  limit.stop();
  computed = 3000;
  vi.advanceTimersByTime(LIMIT_MS * MAX_TIMES_ON_CLOCK);
  expect(end).not.toHaveBeenCalled();
});
