// @vitest-environment jsdom
import { useEffect } from 'react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useToast } from './toast-context.ts';
import type { Toast } from './toast-context.ts';
import { toastDuration, ToastHost } from './toast-host.tsx';

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

test('a toast stands 5000 ms, leaves in 400 ms and then says it is gone (spec point 9) [4.toast.exit 9.toast.default 9.toast.exit]', () => {
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

test('one that comes as the one before goes is not taken away with it', () => {
  const late: Toast = { tone: 'success', message: 'Đã khôi phục' };
  const told: { show?: (toast: Toast) => void } = {};
  function Answer() {
    const { show } = useToast();
    useEffect(() => {
      told.show = show;
    }, [show]);
    return null;
  }
  render(
    <ToastHost>
      <Answer />
    </ToastHost>,
  );
  act(() => told.show?.({ tone: 'success', message: 'Đã xóa' }));
  pass(5000);
  pass(399);
  // An answer of the server, no press: nothing has been drawn of it when the timer strikes.
  act(() => {
    told.show?.(late);
    vi.advanceTimersByTime(1);
  });
  expect(screen.getByText('Đã khôi phục').closest('.k-toast--leaving')).toBeNull();
});

test('with an action it stands 10000 ms [9.toast.with-action]', () => {
  expect(toastDuration({ action: { label: 'Mở', onPress: () => undefined } })).toBe(10000);
});

test('an action with less than 10 s logs a warning (spec point 8) [8.toast-warning]', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  toastDuration({ action: { label: 'Mở', onPress: () => undefined }, duration: 3000 });
  expect(warn).toHaveBeenCalledTimes(1);
});

test('an error interrupts, a success waits its turn [2.shared.toast-kinds]', () => {
  showToast({ tone: 'error', message: 'Không lưu được' });
  expect(screen.getByRole('alert').textContent).toContain('Không lưu được');
});

test('a duration of its own is kept [2.shared.toast-kinds]', () => {
  expect(toastDuration({ duration: 1234 })).toBe(1234);
  expect(toastDuration({})).toBe(5000);
});

test('the pointer on it holds it', () => {
  showToast({ tone: 'success', message: 'Đã lưu' });
  const host = document.querySelector('.k-toast-host');
  if (!host) throw new Error('no host');
  fireEvent.mouseEnter(host);
  pass(60_000);
  expect(screen.getByText('Đã lưu')).toBeTruthy();
});
