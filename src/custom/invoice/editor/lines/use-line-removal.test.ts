// @vitest-environment jsdom
import type { ToastAction } from '#src/ui/overlay/toast-context.ts';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createDraftStore } from '../draft/draft-store.ts';
import { blankLine, newDraft } from '../draft/draft.ts';
import { useLineRemoval } from './use-line-removal.ts';

const notify = vi.hoisted(() => vi.fn<(message: string, options: { action: ToastAction }) => void>());
vi.mock('react-admin', () => ({ useNotify: () => notify }));

beforeEach(() => notify.mockClear());

function removed() {
  const lines = ['Giấy', 'Bút', ''].map((name, at) => ({ ...blankLine(at + 1), name }));
  const store = createDraftStore({ ...newDraft('2026-11-22'), lines });
  const { result } = renderHook(() => useLineRemoval(store, store.lineKeys()));
  const [, second] = store.get().lines;
  if (second === undefined) throw new Error('no second line');
  act(() => result.current(second));
  const action = notify.mock.lastCall?.[1].action;
  if (action === undefined) throw new Error('no way back');
  return { store, action, names: () => store.get().lines.map(({ name }) => name) };
}

test('a line that came back with its step is not offered once more, and comes no second time', () => {
  const { store, action, names } = removed();
  expect(action.lasting?.isOver()).toBe(false);
  store.dispatch({ type: 'undo' });
  expect(action.lasting?.isOver()).toBe(true);
  action.onPress();
  expect(names()).toEqual(['Giấy', 'Bút', '']);
});

test('it is offered past other steps', () => {
  const { store, action, names } = removed();
  store.dispatch({ type: 'put_line', key: 1, change: { name: 'Giấy A4' } });
  expect(action.lasting?.isOver()).toBe(false);
  action.onPress();
  expect(names()).toEqual(['Giấy A4', 'Bút', '']);
});
