// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDraftStore, useOfDraft, useRestingDraft } from './draft-store.ts';
import { newDraft } from './draft.ts';

const PAUSE_MS = 200;
const pauseFor = () => PAUSE_MS;
const LINE = 1;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const start = () => createDraftStore(newDraft('2026-11-20'));
const typeName = (name: string) => ({ type: 'put_line', key: LINE, change: { name } }) as const;

test('what follows the head is not drawn again by a letter in a line, and is by one beside them', () => {
  const store = start();
  const drawn = vi.fn(() => useOfDraft(store, ({ head }) => head()));
  renderHook(drawn);
  act(() => store.dispatch(typeName('B')));
  expect(store.get().lines[0]?.name).toBe('B');
  expect(drawn).toHaveBeenCalledTimes(1);
  act(() => store.dispatch({ type: 'put', field: 'buyer_name', value: 'An' }));
  expect(drawn).toHaveBeenCalledTimes(2);
});

test('an action that changes nothing calls nobody back', () => {
  const store = start();
  const changed = vi.fn();
  store.subscribe(changed);
  store.dispatch({ type: 'leave_field' });
  store.dispatch({ type: 'undo' });
  expect(changed).not.toHaveBeenCalled();
});

test('the resting draft is that of the last letter, once typing pauses', () => {
  const store = start();
  const { result } = renderHook(() => useRestingDraft(store, pauseFor).lines[0]?.name);
  for (const name of ['B', 'Bă', 'Băn']) {
    act(() => store.dispatch(typeName(name)));
    act(() => void vi.advanceTimersByTime(PAUSE_MS - 1));
    expect(result.current).toBe('');
  }
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toBe('Băn');
});

test('the keys of the lines are the same list while letters are typed, and another once a line comes, goes or moves', () => {
  const store = start();
  const before = store.lineKeys();
  store.dispatch({ type: 'put', field: 'buyer_name', value: 'An' });
  store.dispatch({ type: 'put_line', key: LINE, change: { name: 'B' } });
  // The empty line to go on in has come.
  expect(store.lineKeys()).toEqual([1, 2]);
  const typed = store.lineKeys();
  expect(typed).not.toBe(before);
  store.dispatch(typeName('Bă'));
  expect(store.lineKeys()).toBe(typed);
  store.dispatch({ type: 'append_line' });
  expect(store.lineKeys()).toEqual([1, 2, 3]);
});
