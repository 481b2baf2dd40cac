import { expect, test } from 'vitest';
import { matrixLines, movePlace, wholeKey } from './matrix-model.ts';

const groups = [
  { key: 'a', label: 'A', rows: [{ key: 'a1', label: 'A1' }] },
  { key: 'b', label: 'B', rows: [{ key: 'b1', label: 'B1' }] },
];
const columns = 2;
const lines = matrixLines(groups, 'a');

test('the rows of the open group alone stand between the groups', () => {
  expect(lines.map(({ key }) => key)).toEqual([wholeKey, 'group a', 'a1', 'group b']);
});

test.each<[string, string, number, string, number]>([
  ['ArrowDown', wholeKey, 1, 'group a', 1],
  ['ArrowRight', 'a1', 1, 'a1', 2],
  ['ArrowLeft', 'group a', 1, 'group a', 0],
  ['ArrowDown', 'group a', 0, 'group b', 0],
  ['Home', 'a1', 2, 'a1', 1],
  ['End', 'group a', 0, 'group a', 2],
])('%s at %s, column %i leads to %s, column %i: words that cannot be pressed are passed over', (...row) => {
  const [key, line, column, nextLine, nextColumn] = row;
  expect(movePlace(lines, columns, { line, column }, key, false)).toEqual({
    line: nextLine,
    column: nextColumn,
  });
});

test('Ctrl with Home and End leads to the corners', () => {
  const from = { line: 'a1', column: 1 };
  expect(movePlace(lines, columns, from, 'Home', true)).toEqual({ line: wholeKey, column: 1 });
  expect(movePlace(lines, columns, from, 'End', true)).toEqual({ line: 'group b', column: 2 });
});

test.each([
  ['ArrowUp', wholeKey, 1],
  ['ArrowLeft', 'a1', 1],
  ['ArrowRight', 'a1', 2],
  ['ArrowDown', 'group b', 2],
  ['x', 'a1', 1],
])('%s at %s, column %i leads nowhere', (key, line, column) => {
  expect(movePlace(lines, columns, { line, column }, key, false)).toBeNull();
});
