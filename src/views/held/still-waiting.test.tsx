// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SAID_AFTER_MS, StillWaiting } from './still-waiting.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

test('what was read by the authority and has no result says so once it stays, and that nothing is sent again', () => {
  const { container } = render(<StillWaiting status="valid_message" />);
  expect(container.textContent).toBe('');
  pass(SAID_AFTER_MS);
  expect(container.textContent).toMatch(/chưa có kết quả.*Đừng gửi lại/);
});

test('a state that goes by is not spoken of, nor one that has its result', () => {
  const { container, rerender } = render(<StillWaiting status="sent" />);
  pass(SAID_AFTER_MS - 1);
  rerender(<StillWaiting status="code_issued" />);
  pass(SAID_AFTER_MS);
  expect(container.textContent).toBe('');
});
