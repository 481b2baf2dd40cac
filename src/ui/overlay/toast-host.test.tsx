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

/** Shows toasts as answers of the server do, without a press. */
function host() {
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
  return (...toasts: Toast[]) =>
    act(() => {
      for (const toast of toasts) told.show?.(toast);
    });
}

const shown = () =>
  [...document.querySelectorAll<HTMLElement>('.k-toast')]
    .toSorted((one, other) => Number(one.style.order) - Number(other.style.order))
    .map((toast) => toast.querySelector('.k-toast__message')?.textContent);
const plain = (message: string): Toast => ({ tone: 'success', message });
const undoable = (message: string): Toast => ({
  ...plain(message),
  action: { label: 'Hoàn tác', onPress: () => undefined },
});

test('one that comes as the one before goes is not taken away with it', () => {
  const show = host();
  show(plain('Đã xóa'));
  pass(5000);
  pass(399);
  show(plain('Đã khôi phục'));
  pass(1);
  expect(screen.queryByText('Đã xóa')).toBeNull();
  expect(screen.getByText('Đã khôi phục').closest('.k-toast--leaving')).toBeNull();
});

test('three stand together, the newest last, each for its own time', () => {
  const show = host();
  show(plain('Một'));
  pass(2000);
  show({ tone: 'error', message: 'Hai' }, plain('Ba'));
  expect(shown()).toEqual(['Một', 'Hai', 'Ba']);
  pass(3000);
  pass(400);
  expect(shown()).toEqual(['Hai', 'Ba']);
  pass(1600);
  pass(400);
  expect(shown()).toEqual([]);
});

test('a fourth takes the place of the oldest without an action, and says that it is gone', () => {
  const onDismiss = vi.fn();
  const show = host();
  show(undoable('Đã xóa'), { ...plain('Một'), onDismiss }, plain('Hai'), plain('Ba'));
  expect(shown()).toEqual(['Đã xóa', 'Hai', 'Ba']);
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test('what can be undone stays for its whole time: where three can, the next waits', () => {
  const show = host();
  show(undoable('Đã xóa 1'), undoable('Đã xóa 2'), undoable('Đã xóa 3'));
  pass(4000);
  show(plain('Đã lưu'));
  expect(shown()).toEqual(['Đã xóa 1', 'Đã xóa 2', 'Đã xóa 3']);
  pass(5999);
  expect(document.querySelector('.k-toast--leaving')).toBeNull();
  pass(1);
  pass(400);
  expect(shown()).toEqual(['Đã lưu']);
  pass(4999);
  expect(shown()).toEqual(['Đã lưu']);
});

test('the same said again stands once, unless each can be undone', () => {
  const show = host();
  show(plain('Đã lưu'), plain('Đã lưu'));
  expect(shown()).toEqual(['Đã lưu']);
  show(undoable('Đã xóa'), undoable('Đã xóa'));
  expect(shown()).toEqual(['Đã lưu', 'Đã xóa', 'Đã xóa']);
});

test('a region reads what is added, not again what is beside it', () => {
  const show = host();
  show(plain('Một'), plain('Hai'), { tone: 'error', message: 'Ba' });
  expect(screen.getByRole('status').textContent).toBe('MộtHai');
  for (const role of ['status', 'alert'])
    expect(screen.getByRole(role).getAttribute('aria-atomic')).toBe('false');
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

test('focus in it holds it, until the focus goes elsewhere or with what had it', () => {
  const show = host();
  show(undoable('Đã xóa'), plain('Đã lưu'));
  const button = screen.getByRole('button', { name: 'Hoàn tác' });
  act(() => button.focus());
  pass(60_000);
  expect(shown()).toEqual(['Đã xóa', 'Đã lưu']);
  act(() => button.blur());
  pass(5000);
  pass(400);
  expect(shown()).toEqual(['Đã xóa']);
  show({ ...plain('Đã gửi'), duration: 20_000 });
  act(() => button.focus());
  fireEvent.click(button);
  pass(400);
  expect(shown()).toEqual(['Đã gửi']);
  pass(20_000);
  pass(400);
  expect(shown()).toEqual([]);
});

test('an error is shown at once beside three that can be undone, and gives way to no success', () => {
  const show = host();
  const three = ['Đã xóa 1', 'Đã xóa 2', 'Đã xóa 3'];
  show(...three.map(undoable), { tone: 'error', message: 'Không lưu được' }, plain('Đã gửi'));
  expect(shown()).toEqual([...three, 'Không lưu được']);
  pass(5000);
  pass(400);
  expect(shown()).toEqual(three);
});

test('an action runs once, and not while its toast leaves', () => {
  const onPress = vi.fn();
  const show = host();
  const toast = { ...plain('Đã xóa'), action: { label: 'Hoàn tác', onPress } };
  show(toast);
  const button = screen.getByRole('button', { name: 'Hoàn tác' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(onPress).toHaveBeenCalledTimes(1);
  pass(400);
  show(toast);
  pass(10_000);
  fireEvent.click(screen.getByRole('button', { name: 'Hoàn tác' }));
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('one with an action that would do something else by now goes, and never comes if it waited', () => {
  const state = { isOver: false, changed: new Set<() => void>() };
  const subscribe = (changed: () => void) => {
    state.changed.add(changed);
    return () => state.changed.delete(changed);
  };
  const lasting = { isOver: () => state.isOver, subscribe };
  const passing = (message: string): Toast => ({
    ...plain(message),
    action: { label: 'Hoàn tác', onPress: () => undefined, lasting },
  });
  const show = host();
  show(passing('Đã dán 1'), undoable('Đã xóa 1'), undoable('Đã xóa 2'), passing('Đã dán 2'));
  expect(shown()).toEqual(['Đã dán 1', 'Đã xóa 1', 'Đã xóa 2']);
  state.isOver = true;
  act(() => {
    for (const changed of state.changed) changed();
  });
  expect(screen.getByText('Đã dán 1').closest('.k-toast--leaving')).not.toBeNull();
  pass(400);
  expect(shown()).toEqual(['Đã xóa 1', 'Đã xóa 2']);
});
