// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { JobProgress } from './job-progress.tsx';
import { readingGap } from './use-spaced-words.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const job = (props: Partial<ComponentProps<typeof JobProgress>> = {}) => (
  <JobProgress
    title="Sửa hàng hóa"
    state="running"
    total={1000}
    done={640}
    failed={3}
    onClose={() => undefined}
    {...props}
  />
);

test('the counts add up to the whole', () => {
  render(job());
  expect(screen.getByText('1.000 = 640 xong + 3 lỗi + 357 chờ')).toBeTruthy();
});

test('a reader hears the counter at most once in 5 s', () => {
  const { rerender } = render(job());
  const heard = () => screen.getByRole('status').textContent;
  expect(heard()).toBe('');
  act(() => void vi.advanceTimersByTime(readingGap));
  expect(heard()).toContain('640 xong');
  rerender(job({ done: 700 }));
  act(() => void vi.advanceTimersByTime(readingGap - 1));
  expect(heard()).toContain('640 xong');
  act(() => void vi.advanceTimersByTime(1));
  expect(heard()).toContain('700 xong');
});

test('errors can be seen while it runs, undoing waits for the end', () => {
  const onUndo = vi.fn();
  const { rerender } = render(job({ onUndo, onShowErrors: () => undefined }));
  expect(screen.getByRole('button', { name: 'Xem lỗi' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Hoàn tác' })).toBeNull();
  rerender(job({ onUndo, state: 'finished', done: 997 }));
  fireEvent.click(screen.getByRole('button', { name: 'Hoàn tác' }));
  expect(onUndo).toHaveBeenCalledTimes(1);
});

test('without errors there is no list of them', () => {
  render(job({ failed: 0, onShowErrors: () => undefined }));
  expect(screen.queryByRole('button', { name: 'Xem lỗi' })).toBeNull();
});
