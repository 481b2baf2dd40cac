import { expect, test } from 'vitest';
import { collected } from '#tests/setup/collected.ts';
import { workbookOf } from '#tests/setup/sheet-archive.ts';
import type { Cell } from '../cell.ts';
import { openSheets, readSheet } from './sheet.ts';

const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId='165' formatCode='0000000000'/></numFmts>
<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="9"/></cellXfs></styleSheet>`;
const shared = `<sst><si><t>Tên</t></si><si><r><t>Nguyễn </t></r><r><rPr><b/></rPr><t xml:space="preserve">Văn &amp; An</t></r></si><si><t>東京</t><rPh sb="0" eb="2"><t>とうきょう</t></rPh></si></sst>`;
const more = { 'xl/styles.xml': styles, 'xl/sharedStrings.xml': shared };

async function cellsOf(
  sheet_data: string,
  others: Readonly<Record<string, string>> = more,
): Promise<Cell[][]> {
  const rows = await collected(readSheet(workbookOf(sheet_data, others), 'a.xlsx'));
  return rows.map(({ cells }) => cells);
}

async function textsOf(sheet_data: string): Promise<string[][]> {
  return (await cellsOf(sheet_data)).map((cells) => cells.map(({ text }) => text));
}

test.each<[string, string, Cell]>([
  ['a shared text', '<c t="s"><v>0</v></c>', { text: 'Tên', kind: 'text' }],
  ['rich text, its runs joined', '<c t="s"><v>1</v></c>', { text: 'Nguyễn Văn & An', kind: 'text' }],
  ['a text without how it is pronounced', '<c t="s"><v>2</v></c>', { text: '東京', kind: 'text' }],
  [
    'an inline text',
    '<c t="inlineStr"><is><r><t>a</t></r><r><t>b</t></r></is></c>',
    { text: 'ab', kind: 'text' },
  ],
  ['a text in CDATA', '<c t="str"><v><![CDATA[<&amp;>]]></v></c>', { text: '<&amp;>', kind: 'text' }],
  [
    'what Excel escapes',
    '<c t="str"><v>a_x000A_b_x005F_x000A_</v></c>',
    { text: 'a\nb_x000A_', kind: 'text' },
  ],
  [
    'a formula by its last value',
    '<c><f>SUM(A1:A9)</f><v>0.30000000000000004</v></c>',
    { text: '0.3', kind: 'number' },
  ],
  ['a formula that gives text', '<c t="str"><f>A1&amp;"x"</f><v>x</v></c>', { text: 'x', kind: 'text' }],
  [
    'a formula without its value as an error',
    '<c><f>SUM(A1:A9)</f></c>',
    { text: '#CHƯA TÍNH!', kind: 'error' },
  ],
  [
    'a formula that shares another',
    '<c><f t="shared" si="0"/><v/></c>',
    { text: '#CHƯA TÍNH!', kind: 'error' },
  ],
  ['a formula of 0', '<c><f>SUM(A1:A9)</f><v>0</v></c>', { text: '0', kind: 'number' }],
  ['an error', '<c t="e"><v>#N/A</v></c>', { text: '#N/A', kind: 'error' }],
  ['a boolean', '<c t="b"><v>1</v></c>', { text: 'TRUE', kind: 'boolean' }],
  ['a date', '<c s="1"><v>46346</v></c>', { text: '2026-11-20', kind: 'date' }],
  ['a date with a time of day', '<c s="1"><v>46346.75</v></c>', { text: '2026-11-20', kind: 'date' }],
  ['an ISO date', '<c t="d"><v>2026-11-20T00:00:00Z</v></c>', { text: '2026-11-20', kind: 'date' }],
  ['a tax code that lost its zero', '<c s="2"><v>101243150</v></c>', { text: '0101243150', kind: 'text' }],
  ['a percentage', '<c s="3"><v>0.08</v></c>', { text: '0.08', kind: 'number', percent: true }],
  ['attributes in odd dress', "<c\n s = '1' ><v>46346</v></c>", { text: '2026-11-20', kind: 'date' }],
])('%s is read', async (_name, cell, read) => {
  expect(await cellsOf(`<row>${cell}</row>`)).toEqual([[read]]);
});

test('a formula that gives an empty text is an empty cell', async () => {
  expect(await textsOf('<row><c t="str"><f>IF(1,"","x")</f><v></v></c><c><v>1</v></c></row>')).toEqual([
    ['', '1'],
  ]);
});

test('of a workbook that asks to be calculated a formula of 0 has no value yet', async () => {
  const book = `<workbook xmlns:r="r"><sheets><sheet name="A" r:id="rId1"/></sheets><calcPr fullCalcOnLoad="1"/></workbook>`;
  const [cells = []] = await cellsOf(
    '<row><c><f>A1</f><v>0</v></c><c><v>0</v></c><c><f>A1</f><v>5</v></c></row>',
    {
      ...more,
      'xl/workbook.xml': book,
    },
  );
  expect(cells.map(({ text }) => text)).toEqual(['#CHƯA TÍNH!', '0', '5']);
});

test('rows and cells without an address follow the ones before them', async () => {
  expect(
    await textsOf(
      '<row><c><v>1</v></c><c r="C1"><v>3</v></c><c><v>4</v></c></row><row r="5"/><row><c><v>6</v></c></row>',
    ),
  ).toEqual([['1', '', '3', '4'], ['6']]);
  const rows = readSheet(workbookOf('<row r="4"/><row><c><v>1</v></c></row>', more), 'a.xlsx');
  expect((await collected(rows)).map(({ row }) => row)).toEqual([5]);
});

test('names with a prefix, comments and a tag cut by the end of a piece change nothing', async () => {
  const many = Array.from(
    { length: 20_000 },
    (_none, at) => `<x:row r="${at + 1}"><!-- > --><x:c r="A${at + 1}"><x:v>${at}</x:v></x:c></x:row>`,
  );
  const sheet = `<x:worksheet><x:sheetData>${many.join('\n')}</x:sheetData></x:worksheet>`;
  const rows = await cellsOf('', { ...more, 'xl/worksheets/sheet1.xml': sheet });
  expect(rows.map(([cell]) => cell?.text)).toEqual(many.map((_row, at) => String(at)));
});

test('of merged cells the first one has the value', async () => {
  expect(await textsOf('<row r="1"><c r="A1"><v>1</v></c><c r="B1"/><c r="C1"><v>3</v></c></row>')).toEqual([
    ['1', '', '3'],
  ]);
});

test('whole columns of colour beyond the last one allowed are no columns', async () => {
  expect(await textsOf('<row r="1"><c r="A1"><v>1</v></c><c r="XFD1" s="1"/></row>')).toEqual([['1']]);
});

const office = 'http://purl.oclc.org/ooxml/officeDocument/relationships';
const strange = {
  ...more,
  '_rels/.rels': `<Relationships><Relationship Id="x" Type="${office}/officeDocument" Target="/sổ/book.xml"/></Relationships>`,
  'sổ/book.xml':
    '<workbook xmlns:q="q"><workbookPr date1904="1"/><sheets><sheet name="Ẩn" q:id="h" state="hidden"/><sheet name="Trống" q:id="e"/><sheet name="Kỳ &amp; số" q:id="d"/><sheet name="Sau" q:id="l"/></sheets></workbook>',
  'sổ/_rels/book.xml.rels': `<Relationships>${['h', 'e', 'd', 'l'].map((id) => `<Relationship Target="../tờ/${id}.xml" Type="${office}/worksheet" Id="${id}"/>`).join('')}<Relationship Id="s" Type="${office}/styles" Target="/xl/styles.xml"/></Relationships>`,
  'tờ/h.xml': '<worksheet><sheetData><row><c><v>1</v></c></row></sheetData></worksheet>',
  'tờ/e.xml': '<worksheet><sheetData><row r="1"><c r="A1" s="1"/></row></sheetData></worksheet>',
  'tờ/d.xml': '<worksheet><sheetData><row><c s="1"><v>44884</v></c></row></sheetData></worksheet>',
  'tờ/l.xml': '<worksheet><sheetData><row><c><v>4</v></c></row></sheetData></worksheet>',
};

test('the first visible sheet that holds something is read, whatever it is called and wherever it lies', async () => {
  expect(await cellsOf('', strange)).toEqual([[{ text: '2026-11-20', kind: 'date' }]]);
});

test('sheets are named, and each can be asked for', async () => {
  const file = await openSheets(workbookOf('', strange), 'a.xlsx');
  expect(file.sheet_names).toEqual(['Trống', 'Kỳ & số', 'Sau']);
  expect((await collected(file.rows('Sau')))[0]?.cells[0]?.text).toBe('4');
  await expect(collected(file.rows('Không có'))).rejects.toMatchObject({
    code: 'sheet_not_found',
    place: { sheet: 'Không có' },
  });
});
