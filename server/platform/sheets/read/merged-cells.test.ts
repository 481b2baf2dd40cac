import { expect, test } from 'vitest';
import { collected } from '#tests/setup/collected.ts';
import { workbookOf } from '#tests/setup/sheet-archive.ts';
import { SheetFailure } from '../failure.ts';
import { readSheet } from './sheet.ts';

const book = (rows: string, ranges: string): Buffer =>
  workbookOf('', {
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData><mergeCells count="1">${ranges}</mergeCells></worksheet>`,
  });
const row = (at: number, cells: Readonly<Record<string, string>>): string =>
  `<row r="${at}">${Object.entries(cells)
    .map(([column, text]) => `<c r="${column}${at}" t="str"><v>${text}</v></c>`)
    .join('')}</row>`;

const seen = async (bytes: Buffer) =>
  (await collected(readSheet(bytes, 'a.xlsx'))).map(({ row: at, cells, merged }) => [
    at,
    cells.map(({ text }) => text).join('|'),
    ...(merged === undefined ? [] : [merged]),
  ]);

test('a range of one column says the same in each of its rows', async () => {
  const rows = [
    row(2, { A: '1', B: '8%' }),
    row(3, { A: '2' }),
    row(4, { A: '3', C: 'x' }),
    row(5, { A: '4' }),
  ];
  expect(await seen(book(rows.join(''), '<mergeCell ref="B2:B4"/>'))).toEqual([
    [2, '1|8%'],
    [3, '2|8%', [1]],
    [4, '3|8%|x', [1]],
    [5, '4'],
  ]);
});

test('of any other range the covered cells are named, and say nothing', async () => {
  const rows = [row(2, { A: 'Bút', C: '1' }), row(3, { A: 'cũ', C: '2' })];
  expect(await seen(book(rows.join(''), "<mergeCell\n ref='A2:B3' />"))).toEqual([
    [2, 'Bút||1', [1]],
    [3, '||2', [0, 1]],
  ]);
});

test('a covered cell says what is seen, whatever was left in it; a row of nothing else is none', async () => {
  const rows = [row(1, { A: 'x', B: '8%' }), row(2, { A: 'y', B: '10%' }), row(3, { B: '5%' })];
  expect(await seen(book(rows.join(''), '<mergeCell ref="B1:B3"/>'))).toEqual([
    [1, 'x|8%'],
    [2, 'y|8%', [1]],
  ]);
});

test('ranges are found wherever the pieces of the sheet end, one behind another in a column too', async () => {
  const count = 6_000;
  const rows = Array.from({ length: count }, (_none, at) =>
    row(at + 1, at % 2 === 0 ? { A: 'x', B: String(at) } : { A: 'y' }),
  );
  const ranges = Array.from(
    { length: count / 2 },
    (_none, at) => `<mergeCell ref="B${at * 2 + 1}:B${at * 2 + 2}"/>`,
  );
  const read = await seen(book(rows.join(''), ranges.join('')));
  expect(read.map(([, text]) => text)).toEqual(
    Array.from({ length: count }, (_none, at) => (at % 2 === 0 ? `x|${at}` : `y|${at - 1}`)),
  );
});

test('more ranges than are read, or ones that reach over all rows again and again, are refused or cost little', async () => {
  const rows = Array.from({ length: 200 }, (_none, at) => row(at + 1, { A: 'x' })).join('');
  const same = '<mergeCell ref="B1:XFD1048576"/>'.repeat(2_000);
  const many = readSheet(book(rows, same), 'a.xlsx', { limits: { merged_ranges: 1_999 } });
  await expect(collected(many)).rejects.toBeInstanceOf(SheetFailure);
  expect(await seen(book(rows, same))).toHaveLength(200);
});
