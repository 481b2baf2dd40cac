import { expect, test } from 'vitest';
import { findError } from './find-error.ts';
import type { ImportRow } from './import-calls.ts';
import { pageSize } from './import-calls.ts';
import { createRowWindow } from './row-window.ts';

const columns = [
  { key: '0', label: 'Mã' },
  { key: '2', label: 'Tên' },
];
/** Rows of a sheet of 500 with blank ones between them; wrong in column 2, the 300th in both. */
const wrongPlaces = [3, 300, 450];
const all = Array.from({ length: 500 }, (_none, place): ImportRow => {
  const problem = (index: number) => ({ index, field: null, message: 'Sai' });
  const wrong = wrongPlaces.includes(place);
  return {
    row: place * 2 + 2,
    state: wrong ? 'wrong' : 'ready',
    cells: ['a', 'b', 'c'],
    problems: wrong ? [...(place === 300 ? [problem(0)] : []), problem(2)] : [],
    record_id: null,
  };
});
const pageOf = (rows: readonly ImportRow[]) => (page: number) =>
  Promise.resolve(rows.slice((page - 1) * pageSize, page * pageSize));
const wrongRows = all.filter(({ state }) => state === 'wrong');
const wrong = { total: wrongRows.length, fetchPage: pageOf(wrongRows) };

function among(rows: readonly ImportRow[]) {
  const window = createRowWindow(pageOf(rows), rows.length);
  const fetchAll = rows === all ? pageOf(all) : null;
  return { window, columns, wrong, fetchAll };
}

test('among all rows the next error is found far away, cell by cell, and round the end', async () => {
  const where = among(all);
  let place = { row: 0, column: 0 };
  const seen: string[] = [];
  for (let step = 0; step < 5; step++) {
    place = (await findError(where, place, 1)) ?? place;
    seen.push(`${place.row}:${place.column}`);
  }
  expect(seen).toEqual(['3:1', '300:0', '300:1', '450:1', '3:1']);
});

test('backwards the same way', async () => {
  const where = among(all);
  expect(await findError(where, { row: 3, column: 0 }, -1)).toEqual({ row: 450, column: 1 });
  expect(await findError(where, { row: 450, column: 0 }, -1)).toEqual({ row: 300, column: 1 });
});

test('in the list of errors those put right are passed over', async () => {
  const where = among(wrongRows);
  await where.window.rowAt(0);
  where.window.put(1, { ...(all[300] as ImportRow), state: 'ready', problems: [] }, false);
  expect(await findError(where, { row: 0, column: 1 }, 1)).toEqual({ row: 2, column: 1 });
});

test('where nothing is wrong any more nothing is found', async () => {
  const where = { ...among(all.slice(0, 3)), wrong: { total: 0, fetchPage: pageOf([]) } };
  expect(await findError(where, { row: 0, column: 0 }, 1)).toBeNull();
});
