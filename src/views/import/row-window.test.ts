import { PATIENCE } from '#tests/setup/patience.ts';
import { expect, test, vi } from 'vitest';
import type { ImportRow } from './import-calls.ts';
import { pageSize } from './import-calls.ts';
import { createRowWindow } from './row-window.ts';
import { rowsBefore } from './find-error.ts';

const row = (number: number, state: ImportRow['state'] = 'wrong'): ImportRow => ({
  row: number,
  state,
  cells: [String(number)],
  problems: [],
  record_id: null,
});

/** A server with wrong rows at every third row of the sheet. */
function serverOf(count: number) {
  let rows = Array.from({ length: count }, (_none, at) => row(at * 3 + 2));
  const fetchPage = vi.fn((page: number) =>
    Promise.resolve(rows.slice((page - 1) * pageSize, page * pageSize)),
  );
  return { fetchPage, mend: (number: number) => (rows = rows.filter((one) => one.row !== number)) };
}

const numbers = (window: ReturnType<typeof createRowWindow>, ...places: number[]) =>
  places.map((place) => window.held().rows.get(place)?.row);

test('only the pages on the screen are fetched, each once', async () => {
  const { fetchPage } = serverOf(1000);
  const window = createRowWindow(fetchPage, 1000);
  window.show(250, 270);
  window.show(255, 275);
  await window.rowAt(255);
  expect(fetchPage.mock.calls).toEqual([[3]]);
  expect(numbers(window, 250, 99)).toEqual([752, undefined]);
});

test('rows that are put right keep their places, and none of those behind them is lost or shown twice', async () => {
  const { fetchPage, mend } = serverOf(300);
  const window = createRowWindow(fetchPage, 300);
  window.show(0, 20);
  await window.rowAt(0);
  for (const place of [1, 5]) {
    mend(place * 3 + 2);
    window.put(place, row(place * 3 + 2, 'ready'), false);
  }
  expect(numbers(window, 0, 1, 2, 5, 6)).toEqual([2, 5, 8, 17, 20]);
  for (const place of [100, 101, 200, 299]) await window.rowAt(place);
  expect(numbers(window, 99, 100, 101, 200, 299)).toEqual([299, 302, 305, 602, 899]);
  expect(window.held().rows.get(1)?.state).toBe('ready');
});

test('what was asked for before a row left its place does not land in a wrong one', async () => {
  const { fetchPage, mend } = serverOf(300);
  const window = createRowWindow(fetchPage, 300);
  await window.rowAt(0);
  const late = window.rowAt(150);
  mend(2);
  window.put(0, row(2, 'ready'), false);
  await late;
  await window.rowAt(150);
  expect(numbers(window, 150)).toEqual([452]);
});

test('a failure is told, and the rows come when they are asked for again', async () => {
  const { fetchPage } = serverOf(10);
  fetchPage.mockRejectedValueOnce(new Error('no network'));
  const window = createRowWindow(fetchPage, 10);
  window.show(0, 5);
  expect(await window.rowAt(0)).toBeUndefined();
  expect(window.held().failure).toEqual(new Error('no network'));
  window.retry();
  expect((await window.rowAt(0))?.row).toBe(2);
  expect(window.held().failure).toBeNull();
});

test('a reload shows the list as it is now, the old rows until then', async () => {
  const { fetchPage, mend } = serverOf(5);
  const window = createRowWindow(fetchPage, 5);
  window.show(0, 4);
  await window.rowAt(0);
  mend(2);
  window.reload(4);
  expect(numbers(window, 0)).toEqual([2]);
  await vi.waitFor(() => expect(numbers(window, 0, 3)).toEqual([5, 14]), PATIENCE);
  expect(window.held().total).toBe(4);
});

test.each([
  [1, 0],
  [2, 0],
  [3, 1],
  [302, 100],
  [899, 299],
  [900, 300],
])('before row %i of the sheet stand %i of 300 rows', async (number, expected) => {
  const { fetchPage } = serverOf(300);
  expect(await rowsBefore(number, 300, fetchPage)).toBe(expected);
});
