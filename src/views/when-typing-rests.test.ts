// @vitest-environment jsdom
import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenTypingRests } from './when-typing-rests.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 10));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const press = () => {
  const event = new KeyboardEvent('keydown', { key: 'a' });
  Object.defineProperty(event, 'timeStamp', { value: performance.now() });
  fireEvent(document, event);
};

test('what is drawn beside a form waits until the hand rests, also for a key in the last moment', () => {
  const draw = vi.fn();
  press();
  whenTypingRests(draw);
  vi.advanceTimersByTime(200);
  press();
  vi.advanceTimersByTime(305);
  press();
  vi.advanceTimersByTime(250);
  expect(draw).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(draw).toHaveBeenCalledTimes(1);
});

test('without a key it is drawn in the next idle moment', () => {
  vi.advanceTimersByTime(1_000);
  const draw = vi.fn();
  whenTypingRests(draw);
  vi.advanceTimersByTime(10);
  expect(draw).toHaveBeenCalledTimes(1);
});
