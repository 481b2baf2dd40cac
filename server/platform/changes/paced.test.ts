import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nextPause, PACE, paced } from './paced.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what changes together is one event', () => {
  const waiting: number[] = [];
  const events: number[] = [];
  const { wake } = paced(() => {
    const told = waiting.splice(0).length;
    if (told > 0) events.push(told);
    return told > 0;
  });
  for (let change = 0; change < 7; change += 1) {
    waiting.push(change);
    wake();
  }
  vi.advanceTimersByTime(60_000);
  expect(events).toEqual([7]);
});

test('while changes go on the pauses rise to five seconds; after a quiet one the next change is told at once', () => {
  let isBusy = true;
  const times: number[] = [];
  const { wake } = paced(() => {
    if (isBusy) times.push(Date.now());
    return isBusy;
  });
  wake();
  vi.advanceTimersByTime(60_000);
  const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  expect(pauses.slice(0, 3)).toEqual([PACE.shortest_ms, nextPause(PACE.shortest_ms), 1280]);
  expect(pauses.at(-1)).toBe(PACE.longest_ms);
  isBusy = false;
  vi.advanceTimersByTime(PACE.longest_ms);
  isBusy = true;
  const before = times.length;
  wake();
  vi.advanceTimersByTime(PACE.gather_ms);
  expect(times).toHaveLength(before + 1);
});

test('stopped, it does nothing more', () => {
  const flush = vi.fn(() => true);
  const { wake, stop } = paced(flush);
  wake();
  stop();
  vi.advanceTimersByTime(60_000);
  expect(flush).not.toHaveBeenCalled();
});
