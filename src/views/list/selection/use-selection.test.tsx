// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mostTicked, useSelection } from './use-selection.ts';

const hook = () => renderHook(({ filter }) => useSelection(filter), { initialProps: { filter: 'a' } });
const numbers = (count: number) => new Set(Array.from({ length: count }, (_none, at) => at + 1));

test('another filter forgets what was chosen, so that nothing unseen is changed', () => {
  const { result, rerender } = hook();
  act(() => void result.current.change(new Set([1, 2])));
  act(() => result.current.chooseWhole());
  expect([result.current.ids.size, result.current.whole]).toEqual([2, true]);
  rerender({ filter: 'b' });
  expect([result.current.ids.size, result.current.whole]).toEqual([0, false]);
});

test('no more rows are ticked than may go as ids', () => {
  const { result } = hook();
  act(() => void result.current.change(numbers(mostTicked)));
  let taken = true;
  act(() => {
    taken = result.current.change(numbers(mostTicked + 1));
  });
  expect([taken, result.current.ids.size]).toEqual([false, mostTicked]);
});

test('ticking a row while all that match are chosen leaves the rows alone', () => {
  const { result } = hook();
  act(() => result.current.chooseWhole());
  act(() => void result.current.change(new Set([4])));
  expect([result.current.whole, [...result.current.ids]]).toEqual([false, [4]]);
});
