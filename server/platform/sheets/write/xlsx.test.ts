import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, describe, expect, test } from 'vitest';
import { collected } from '#tests/setup/collected.ts';
import { hasJudge } from '#tests/setup/judges.ts';
import type { Cell } from '../cell.ts';
import type { SheetColumn, SheetLine, SheetValue } from '../column.ts';
import { Archive, zipDirectory } from '../read/archive.ts';
import { READ_LIMITS } from '../read/limits.ts';
import { openSheets, readSheet } from '../read/sheet.ts';
import { writeXlsx, type XlsxOptions } from './xlsx.ts';

const columns: SheetColumn[] = [
  { header: 'Tên', kind: 'text' },
  { header: 'Số tiền', kind: 'number' },
  { header: 'Ngày', kind: 'date' },
  { header: 'Đã gửi', kind: 'boolean' },
];

async function written(
  lines: Iterable<SheetLine>,
  of: readonly SheetColumn[] = columns,
  options: XlsxOptions = { sheet_name: 'Hóa đơn' },
): Promise<Buffer> {
  return Buffer.concat(await collected(writeXlsx(of, lines, options) as AsyncIterable<Buffer>));
}

async function partOf(bytes: Buffer, name: string): Promise<string> {
  return Buffer.concat(await collected(new Archive(bytes, READ_LIMITS).unpack(name))).toString();
}

async function readBack(bytes: Buffer): Promise<Cell[][]> {
  return (await collected(readSheet(bytes, 'a.xlsx'))).map(({ cells }) => cells);
}

async function firstCell(
  value: SheetValue,
  kind: SheetColumn['kind'],
): Promise<{ cell?: Cell; xml: string }> {
  const bytes = await written([[value]], [{ header: 'a', kind }]);
  const xml = /<c r="A2".*?<\/c>/s.exec(await partOf(bytes, 'xl/worksheets/sheet1.xml'))?.[0] ?? '';
  return { cell: (await readBack(bytes))[1]?.[0], xml };
}

const SHEET = 'xl/worksheets/sheet1.xml';
const marked: SheetLine = {
  cells: ['sai', 'x', '', true],
  marks: [
    { column: 2, message: 'Thiếu ngày' },
    { column: 1, message: 'Không phải số <1>' },
    { column: 1, message: 'Quá dài' },
  ],
};

describe('values', () => {
  test('come back with their kinds', async () => {
    const [header, ...rows] = await readBack(await written([['Nguyễn', '-1234.5', '2026-11-20', true]]));
    expect(header?.map(({ text }) => text)).toEqual(['Tên', 'Số tiền', 'Ngày', 'Đã gửi']);
    expect(rows).toEqual([
      [
        { text: 'Nguyễn', kind: 'text' },
        { text: '-1234.5', kind: 'number' },
        { text: '2026-11-20', kind: 'date' },
        { text: 'TRUE', kind: 'boolean' },
      ],
    ]);
  });

  test('any text comes back, but for what XML cannot hold', async () => {
    const char = fc.constantFrom(
      'a',
      'ễ',
      '𝄞',
      '<',
      '&',
      '>',
      '"',
      "'",
      ' ',
      '\n',
      '\t',
      '=',
      '_x0041_',
      ']]>',
      '\u0001',
    );
    const text = fc.array(char, { minLength: 1 }).map((chars) => chars.join(''));
    await fc.assert(
      fc.asyncProperty(fc.array(text), async (texts) => {
        const read = await readBack(await written(texts.map((one) => [one, null, null, true])));
        expect(read.slice(1).map(([cell]) => cell?.text)).toEqual(
          texts.map((one) => one.replaceAll('\u0001', '')),
        );
      }),
      { numRuns: 25 },
    );
  });

  test('a number keeps the digits it has on the wire, whatever a binary fraction makes of them', async () => {
    expect((await firstCell('9007199254740993.123456', 'number')).xml).toContain(
      '<v>9007199254740993.123456</v>',
    );
  });

  test.each<[SheetValue, SheetColumn['kind']]>([
    ['12,5', 'number'],
    ['1e5', 'number'],
    ['2026-02-30', 'date'],
    ['có', 'boolean'],
  ])('%j, which is no %s, stands there as text', async (value, kind) => {
    expect((await firstCell(value, kind)).cell).toEqual({ text: value, kind: 'text' });
  });

  test.each(['=1+1', '+84', '-5', '@SUM(A1)', '\t=1', '\n=1', '＝1'])(
    '%j stays text and is marked as such',
    async (text) => {
      const { cell, xml } = await firstCell(text, 'text');
      expect(cell).toEqual({ text, kind: 'text' });
      expect(xml).toMatch(/^<c r="A2" s="3" t="inlineStr"><is><t/);
      expect(xml).not.toContain('<f>');
    },
  );

  test('a text longer than a cell is cut with a mark, never through a letter', async () => {
    expect((await firstCell('x'.repeat(40_000), 'text')).cell?.text).toBe(`${'x'.repeat(32_766)}…`);
    expect((await firstCell(`${'x'.repeat(32_765)}𝄞x`, 'text')).cell?.text).toBe(`${'x'.repeat(32_765)}…`);
  });

  test('half a letter of two units is left out', async () => {
    expect((await firstCell('a\ud800b\udc00c', 'text')).cell?.text).toBe('abc');
  });
});

describe('the sheet', () => {
  test('has its title over the header, which stands still with it, and is printed as wide as a page', async () => {
    const bytes = await written([['Nguyễn', '1']], columns, {
      sheet_name: 'Bảng kê',
      title: ['Bảng kê', 'Kỳ: 11/2026'],
    });
    const xml = await partOf(bytes, SHEET);
    expect(xml).toContain('<pane ySplit="3" topLeftCell="A4" activePane="bottomLeft" state="frozen"/>');
    expect(xml).toContain('<autoFilter ref="A3:D4"/>');
    expect(xml).toContain('fitToWidth="1" fitToHeight="0"');
    const texts = (await readBack(bytes)).map((cells) => cells.map(({ text }) => text));
    expect(texts.map(([first]) => first)).toEqual(['Bảng kê', 'Kỳ: 11/2026', 'Tên', 'Nguyễn']);
  });

  test('prints its headings on every page, those of numbers over their numbers, and totals in bold', async () => {
    const total: SheetLine = { cells: ['Cộng', '12', null, null], is_total: true };
    const bytes = await written([['a', '12', null, null], total], columns, {
      sheet_name: "Bảng 'kê'",
      title: ['Bảng kê', ''],
    });
    expect(await partOf(bytes, 'xl/workbook.xml')).toContain(
      `<definedName name="_xlnm.Print_Titles" localSheetId="0">'Bảng ''kê'!$3:$3</definedName>`,
    );
    const xml = await partOf(bytes, SHEET);
    const styles = (await partOf(bytes, 'xl/styles.xml'))
      .match(/<xf numFmtId(?:[^>]*\/>|.*?<\/xf>)/g)
      ?.slice(1);
    const look = (address: string) =>
      styles?.[Number(new RegExp(`<c r="${address}" s="(\\d+)"`).exec(xml)?.[1])] ?? '';
    expect(look('A3')).not.toContain('horizontal');
    expect(look('B3')).toContain('horizontal="right"');
    expect(look('B4')).toContain('fontId="0"');
    expect([look('A5'), look('B5')]).toEqual([
      look('A4').replace('fontId="0"', 'fontId="1"'),
      look('B4').replace('fontId="0"', 'fontId="1"'),
    ]);
  });

  test('with a title has lines around its table, which ends with its last total, and is as wide as few pages', async () => {
    const total: SheetLine = { cells: ['Cộng', '12', null, null], is_total: true };
    const lines: SheetLine[] = [['a', '12', null, null], total, [], [null, 'Người ký', null, null]];
    const wide = columns.map((column) => ({ ...column, width: 80 }));
    const bytes = await written(lines, wide, { sheet_name: 'Bảng kê', title: ['Bảng kê'] });
    const xml = await partOf(bytes, SHEET);
    expect(xml).toContain('<autoFilter ref="A2:D4"/><conditionalFormatting sqref="A2:D4">');
    expect(xml).toContain('fitToWidth="2" fitToHeight="0"');
    expect(await partOf(bytes, 'xl/styles.xml')).toContain('<dxf><border><left style="thin">');
    expect(await partOf(await written(lines), SHEET)).not.toContain('conditionalFormatting');
  });

  test('has a bold header that stands still, filters, widths, and an address on every cell', async () => {
    const xml = await partOf(await written([['a', '1.25', '2026-11-20', false]]), SHEET);
    expect(xml).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    expect(xml).toContain('<autoFilter ref="A1:D2"/>');
    expect(xml).toContain('<col min="2" max="2" width="11"');
    expect(xml).not.toMatch(/<(c|row)(?! r=)[ >]/);
    const styles = await partOf(await written([]), 'xl/styles.xml');
    expect(styles).toContain('formatCode="dd/mm/yyyy"');
    expect(styles).toContain('<b/>');
  });

  test('offers the choices of a column from a hidden sheet, commas and all', async () => {
    const choices = ['KCT', 'Chi tiết, khác', '8%'];
    const bytes = await written(
      [],
      [columns[0] ?? { header: '', kind: 'text' }, { header: 'Thuế', kind: 'text', choices }],
    );
    expect(await partOf(bytes, SHEET)).toContain('sqref="B2:B1048576"><formula1>_lists!$A$1:$A$3</formula1>');
    const lists = await readXlsx(new Uint8Array(bytes));
    expect(lists.sheets[1]?.rows.map(([cell]) => cell)).toEqual(choices);
    expect((await openSheets(bytes, 'a.xlsx')).sheet_names).toEqual(['Hóa đơn']);
  });

  test('is followed by the guide', async () => {
    const guide = {
      name: 'Hướng dẫn',
      rows: [
        ['Cột', 'Ý nghĩa'],
        ['Tên', ''],
      ],
    };
    const file = await openSheets(await written([], columns, { sheet_name: 'Dữ liệu', guide }), 'a.xlsx');
    expect(file.sheet_names).toEqual(['Dữ liệu', 'Hướng dẫn']);
    const rows = await collected(file.rows('Hướng dẫn'));
    expect(rows.map(({ cells }) => cells.map(({ text }) => text))).toEqual([['Cột', 'Ý nghĩa'], ['Tên']]);
  });

  test.each([
    ['Hóa đơn [1]: a/b\\c?*', 'Hóa đơn  1   a b c'],
    ['x'.repeat(40), 'x'.repeat(31)],
    ["'a'", 'a'],
    ['', 'Sheet1'],
  ])('asked to be called %j, is called %j', async (wanted, name) => {
    const file = await openSheets(await written([], columns, { sheet_name: wanted }), 'a.xlsx');
    expect(file.sheet_names).toEqual([name]);
  });
});

describe('marks', () => {
  test('paint their cells red, empty ones too, and no others', async () => {
    const xml = await partOf(await written([['đúng', '1', '', ''], marked]), SHEET);
    const styles = [...xml.matchAll(/<c r="([A-D][23])" s="(\d+)"/g)].map(([, at, style]) => [
      at,
      Number(style),
    ]);
    const red = styles.filter(([, style]) => Number(style) >= 13).map(([at]) => at);
    expect(red).toEqual(['B3', 'C3']);
    expect(await partOf(await written([]), 'xl/styles.xml')).toContain('<fgColor rgb="FFFFC7CE"/>');
  });

  test('say why in a note, one for each cell', async () => {
    const bytes = await written([marked]);
    const notes = await partOf(bytes, 'xl/comments1.xml');
    expect(
      [...notes.matchAll(/<comment ref="(\w+)".*?<t(?: [^>]*)?>(.*?)<\/t>/gs)].map(([, at, text]) => [
        at,
        text,
      ]),
    ).toEqual([
      ['B2', 'Không phải số &lt;1&gt;\nQuá dài'],
      ['C2', 'Thiếu ngày'],
    ]);
    const boxes = await partOf(bytes, 'xl/drawings/vmlDrawing1.vml');
    expect(boxes).toContain('<x:Row>1</x:Row><x:Column>2</x:Column>');
    const { sheets } = await readXlsx(new Uint8Array(bytes), { readStyles: true });
    expect(JSON.stringify([...(sheets[0]?.cells?.values() ?? [])])).toContain('Thiếu ngày');
  });

  test('are left out of a file without any', async () => {
    expect(await partOf(await written([]), '[Content_Types].xml')).not.toMatch(/comments|vml/);
  });

  test('beyond a thousand reserve as many blocks of shapes as they may need', async () => {
    const lines = Array.from({ length: 1_500 }, () => ({
      cells: ['a'],
      marks: [{ column: 0, message: 'Sai' }],
    }));
    const boxes = await partOf(await written(lines), 'xl/drawings/vmlDrawing1.vml');
    expect(boxes.match(/<v:shape /g)).toHaveLength(1_500);
    expect(boxes).toContain('data="1,2,3,');
    expect(boxes.indexOf('<o:shapelayout')).toBeLessThan(boxes.indexOf('_x0000_s1025"'));
  });

  test('on a column that is not there are a mistake', async () => {
    await expect(written([{ cells: [], marks: [{ column: 4, message: 'x' }] }])).rejects.toThrow(RangeError);
  });
});

describe('the stream', () => {
  test('asks for rows no faster than it is taken, and lets go of them when it is left', async () => {
    let asked = 0;
    let released = false;
    function* endless(): Generator<SheetLine> {
      try {
        for (;;) yield [`dòng ${(asked += 1)}`, String(asked), '', true];
      } finally {
        released = true;
      }
    }
    const stream = writeXlsx(columns, endless(), { sheet_name: 'a' });
    let taken = 0;
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      taken += chunk.length;
      if (taken > 100_000) break;
    }
    await expect.poll(() => released).toBe(true);
    expect(asked).toBeLessThan(100_000);
  });

  test('fails with what the rows throw', async () => {
    function* broken(): Generator<SheetLine> {
      yield ['a'];
      throw new Error('cơ sở dữ liệu đã ngắt');
    }
    await expect(written(broken())).rejects.toThrow('cơ sở dữ liệu đã ngắt');
  });
});

describe.runIf(hasJudge('xmllint'))('xmllint', () => {
  const folder = mkdtempSync(join(tmpdir(), 'xlsx-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('finds every part well-formed', async () => {
    const bytes = await written([marked, ['<&">\u0007', '1', '2026-11-20', true]], columns, {
      sheet_name: 'a & b',
      guide: { name: 'A & B', rows: [['<x>']] },
    });
    for (const name of zipDirectory(bytes).keys()) {
      const file = join(folder, 'part.xml');
      writeFileSync(file, await partOf(bytes, name));
      expect(execFileSync('xmllint', ['--noout', file], { encoding: 'utf8' }), name).toBe('');
    }
  });
});
