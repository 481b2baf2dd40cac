// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDrawnRows } from './use-drawn-rows.ts';

/** What waits for an idle moment. */
let waiting: (() => void)[] = [];
const passIdle = () => act(() => waiting.splice(0).forEach((work) => work()));

beforeEach(() => {
  waiting = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => waiting.push(work));
});
afterEach(() => vi.unstubAllGlobals());

const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at);

/** Rows 10 to 12 are on the screen, with a reserve of two on both sides. */
function start() {
  const at = (top: number) => ({ wanted: from(top - 2, top + 4), seen: [top, top + 2] as const });
  const hook = renderHook(
    ({ wanted, seen }) => useDrawnRows(wanted, (row) => row >= seen[0] && row <= seen[1]),
    { initialProps: at(10) },
  );
  return { drawn: () => hook.result.current, scroll: (top: number) => hook.rerender(at(top)) };
}

test('rows on the screen are drawn at once, the reserve around them one by one in idle moments', () => {
  const { drawn } = start();
  expect(drawn()).toEqual([10, 11, 12]);
  passIdle();
  expect(drawn()).toHaveLength(4);
  for (let times = 0; times < 3; times += 1) passIdle();
  expect(drawn()).toEqual(from(8, 14));
  expect(waiting).toEqual([]);
});

test('scrolling within the reserve draws nothing; in the next idle moment one row comes and one goes', () => {
  const { drawn, scroll } = start();
  for (let times = 0; times < 4; times += 1) passIdle();
  scroll(11);
  expect(drawn()).toEqual(from(8, 14));
  passIdle();
  expect(drawn()).toEqual(from(9, 15));
});

test('for a browser without idle moments a key draws the row that it lacks; the wheel draws the reserve as well', () => {
  const { drawn, scroll } = start();
  scroll(11);
  expect(drawn()).toEqual([10, 11, 12, 13]);
  scroll(40);
  expect(drawn()).toEqual(from(38, 44));
});
