// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useToast } from './toast-context.ts';
import type { Toast } from './toast-context.ts';
import { toastDuration } from './toast-duration.ts';
import { ToastHost } from './toast-host.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Shower({ toast }: { toast: Toast }) {
  const { show } = useToast();
  return <button onClick={() => show(toast)}>Hiện</button>;
}

function showToast(toast: Toast) {
  render(
    <ToastHost>
      <Shower toast={toast} />
    </ToastHost>,
  );
  fireEvent.click(screen.getByText('Hiện'));
}

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

test('a toast stands 5000 ms, leaves in 400 ms and then says it is gone (spec point 9)', () => {
  const onDismiss = vi.fn();
  showToast({ tone: 'success', message: 'Đã lưu', onDismiss });
  pass(4999);
  expect(screen.getByText('Đã lưu').closest('.k-toast--leaving')).toBeNull();
  pass(1);
  expect(screen.getByText('Đã lưu').closest('.k-toast--leaving')).not.toBeNull();
  pass(399);
  expect(onDismiss).not.toHaveBeenCalled();
  pass(1);
  expect(screen.queryByText('Đã lưu')).toBeNull();
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test('with an action it stands 10000 ms', () => {
  expect(toastDuration({ action: { label: 'Mở', onPress: () => undefined } })).toBe(10000);
});

test('an action with less than 10 s logs a warning (spec point 8)', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  toastDuration({ action: { label: 'Mở', onPress: () => undefined }, duration: 3000 });
  expect(warn).toHaveBeenCalledTimes(1);
});

test('an error interrupts, a success waits its turn', () => {
  showToast({ tone: 'error', message: 'Không lưu được' });
  expect(screen.getByRole('alert').textContent).toContain('Không lưu được');
});

test('the pointer on it holds it', () => {
  showToast({ tone: 'success', message: 'Đã lưu' });
  const host = document.querySelector('.k-toast-host');
  if (!host) throw new Error('no host');
  fireEvent.mouseEnter(host);
  pass(60_000);
  expect(screen.getByText('Đã lưu')).toBeTruthy();
});
