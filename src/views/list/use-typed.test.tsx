// @vitest-environment jsdom
import { searchPause } from '#src/views/use-debounced.ts';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTyped } from './use-typed.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A box whose value comes back from outside when the test says so. */
function mount(value: string) {
  const put = vi.fn<(value: string) => void>();
  const hook = renderHook((outside: string) => useTyped(outside, put), { initialProps: value });
  const text = () => hook.result.current.text;
  const type = (next: string) => {
    act(() => hook.result.current.type(next));
  };
  const pause = () => {
    act(() => {
      vi.advanceTimersByTime(searchPause);
    });
  };
  return { put, text, type, pause, come: (outside: string) => hook.rerender(outside) };
}

test('what is typed on stands when the value put before it comes back late', () => {
  const { put, text, type, pause, come } = mount('');
  type('K');
  pause();
  type('K2');
  come('K');
  expect(text()).toBe('K2');
  pause();
  expect(put.mock.calls).toEqual([['K'], ['K2']]);
  come('K2');
  expect(text()).toBe('K2');
});

test('values put one after the other come back late, each or only the last, and the last stands', () => {
  const { text, type, pause, come } = mount('');
  for (const next of ['1', '12', '123', '1234']) {
    type(next);
    pause();
  }
  come('12');
  expect(text()).toBe('1234');
  come('1234');
  expect(text()).toBe('1234');
});

test('a value changed elsewhere shows at once, and what was being typed is put no more', () => {
  const { put, text, type, pause, come } = mount('K26');
  type('K26T');
  come('');
  expect(text()).toBe('');
  pause();
  expect(put).not.toHaveBeenCalled();
});

test('a value that came back is foreign the next time', () => {
  const { text, type, pause, come } = mount('');
  type('K');
  pause();
  come('K');
  come('');
  expect(text()).toBe('');
  come('K');
  expect(text()).toBe('K');
});

test('a value put and taken back before it came is not waited for', () => {
  const { text, type, pause, come } = mount('');
  type('K');
  pause();
  type('');
  pause();
  come('K');
  expect(text()).toBe('K');
});

test('what waits is put by what stands when the pause is over, not by what stood when it was typed', () => {
  const before = vi.fn<(value: string) => void>();
  const after = vi.fn<(value: string) => void>();
  const hook = renderHook(({ put }) => useTyped('', put), { initialProps: { put: before } });
  act(() => hook.result.current.type('An'));
  hook.rerender({ put: after });
  act(() => {
    vi.advanceTimersByTime(searchPause);
  });
  expect(before).not.toHaveBeenCalled();
  expect(after).toHaveBeenCalledWith('An');
});

test('without waiting it is put once; what stands already is not put again', () => {
  const put = vi.fn<(value: string) => void>();
  const hook = renderHook((value: string) => useTyped(value, put), { initialProps: '' });
  act(() => hook.result.current.type('An'));
  act(() => hook.result.current.now());
  hook.rerender('An');
  act(() => hook.result.current.now());
  act(() => {
    vi.advanceTimersByTime(searchPause);
  });
  expect(put.mock.calls).toEqual([['An']]);
});
