import fc from 'fast-check';
import { expect, test } from 'vitest';
import { collected } from '#tests/setup/collected.ts';
import type { SheetColumn } from './column.ts';
import { SheetFailure } from './failure.ts';
import { readSheet } from './read/sheet.ts';
import { writeCsv } from './write/csv.ts';

const columns: SheetColumn[] = [
  { header: 'Tên', kind: 'text' },
  { header: 'Số tiền', kind: 'number' },
  { header: 'Ngày', kind: 'date' },
];

async function written(lines: readonly (readonly string[])[]): Promise<Buffer> {
  return Buffer.concat(await collected(writeCsv(columns, lines) as AsyncIterable<Buffer>));
}

async function textsOf(bytes: Uint8Array): Promise<{ row: number; texts: string[] }[]> {
  const rows = await collected(readSheet(bytes, 'tệp.csv'));
  return rows.map(({ row, cells }) => ({ row, texts: cells.map(({ text }) => text) }));
}

test('CSV is UTF-8 with a byte order mark, commas and CRLF', async () => {
  expect((await written([['Nguyễn, "An"', '-12.5', '2026-11-20']])).toString()).toBe(
    '\ufeffTên,Số tiền,Ngày\r\n"Nguyễn, ""An""",-12.5,2026-11-20\r\n',
  );
});

test('what is not a number in a column of numbers cannot become a formula', async () => {
  expect((await written([['-5', '=1+1', '']])).toString()).toContain("'-5,'=1+1,\r\n");
});

test('any text comes back as it was written', async () => {
  const char = fc.constantFrom('a', 'ễ', '"', ',', ';', '\n', '\r', "'", '=', '-', ' ', '\t', '𝄞');
  const text = fc.array(char, { minLength: 1 }).map((chars) => chars.join(''));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(text, text, text)), async (lines) => {
      const [, ...read] = await textsOf(await written(lines));
      expect(read.map(({ texts }) => texts)).toEqual(lines);
    }),
  );
});

const said = 'Mã;Tên\r\n1;Nguyễn Ánh\r\n';
test.each([
  ['UTF-8', Buffer.from(said)],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${said}`)],
  ['UTF-16 of Excel', Buffer.from(`\ufeff${said}`, 'utf16le')],
  ['UTF-16, the other way round', Buffer.from(`\ufeff${said}`, 'utf16le').swap16()],
  [
    'the code page of a Vietnamese Windows',
    Buffer.from('Ma\xde;T\xean\r\n1;Nguy\xea\xden \xc1nh\r\n', 'latin1'),
  ],
])('%s is read', async (_name, bytes) => {
  expect(await textsOf(bytes)).toEqual([
    { row: 1, texts: ['Mã', 'Tên'] },
    { row: 2, texts: ['1', 'Nguyễn Ánh'] },
  ]);
});

test.each([
  ['comma', 'a,b;c\n1,2\n'],
  ['semicolon', 'a;b,c\n1,5;2\n'],
  ['tab', 'a\tb\n1,5\t2\n'],
  ['what the first line says', 'sep=|\na|b\n1,5|2\n'],
])('fields are parted by %s', async (_name, text) => {
  const rows = await textsOf(Buffer.from(text));
  expect(rows.map(({ texts }) => texts.length)).toEqual([2, 2]);
});

test('lines end with CRLF, LF or CR, but not within quotes; empty lines are counted and left out', async () => {
  expect(await textsOf(Buffer.from('a,b\r\n\n"1\r\n2",3\r4,'))).toEqual([
    { row: 1, texts: ['a', 'b'] },
    { row: 3, texts: ['1\r\n2', '3'] },
    { row: 4, texts: ['4'] },
  ]);
});

test('spaces behind a closing quote, and words behind one that held no delimiter, are text of the field', async () => {
  expect(await textsOf(Buffer.from('a;b\n"1;2" ;3\n"Bút" bi;24"\n'))).toEqual([
    { row: 1, texts: ['a', 'b'] },
    { row: 2, texts: ['1;2 ', '3'] },
    { row: 3, texts: ['Bút bi', '24"'] },
  ]);
});

test('text that runs over many pieces is read whole', async () => {
  const long = 'ễ'.repeat(300_000);
  expect(await textsOf(Buffer.from(`a,"${long}""${long}"\n`))).toEqual([
    { row: 1, texts: ['a', `${long}"${long}`] },
  ]);
});

test.each([
  ['a quote that is never closed', 'a,b\n"1,2\n3,4', { code: 'unclosed_quote', place: { row: 2 } }],
  [
    'a quote that ends lines further on, before a text',
    'a;b;c\n1;"21 inch;1\n2;Bút;3\n3;"24 inch;1\n4;x;3',
    { code: 'unclosed_quote', place: { row: 2 } },
  ],
  [
    'a quote that takes a field with it',
    'a;b;c\n1;2;3\n1;"21 inch;"24 inch',
    { code: 'unclosed_quote', place: { row: 3 } },
  ],
  [
    'more columns than 200',
    `${'a,'.repeat(200)}b`,
    { code: 'too_many_columns', place: { row: 1, limit: 200 } },
  ],
  ['bytes that are no text', 'a\0b', { code: 'not_a_spreadsheet' }],
])('%s is refused', async (_name, text, failure) => {
  const attempt = textsOf(Buffer.from(text));
  await expect(attempt).rejects.toBeInstanceOf(SheetFailure);
  await expect(attempt).rejects.toMatchObject(failure);
});

test('more rows than the limit are refused, the file being read no further', async () => {
  const rows = readSheet(Buffer.from('a\nb\nc\n'), 'x.csv', { limits: { rows: 2 } });
  await expect(collected(rows)).rejects.toMatchObject({
    code: 'too_many_rows',
    place: { row: 3, limit: 2 },
  });
});
