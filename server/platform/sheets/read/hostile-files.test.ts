import { describe, expect, test } from 'vitest';
import { collected } from '#tests/setup/collected.ts';
import { archiveOf, workbookOf } from '#tests/setup/sheet-archive.ts';
import { SheetFailure } from '../failure.ts';
import type { ReadLimits } from './limits.ts';
import { readSheet } from './sheet.ts';

async function failureOf(
  bytes: Uint8Array,
  name = 'a.xlsx',
  limits: Partial<ReadLimits> = {},
): Promise<unknown> {
  return collected(readSheet(bytes, name, { limits })).then(
    (rows) => ({ code: null, rows }),
    (failure: unknown) => {
      expect(failure).toBeInstanceOf(SheetFailure);
      return failure;
    },
  );
}

const cell = '<row><c><v>1</v></c></row>';
const sheetOf = (text: string): Record<string, string> => ({ 'xl/worksheets/sheet1.xml': text });
const compound = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]);
const good = workbookOf(cell);
const changed = (at: number, byte: number): Buffer => {
  const bytes = Buffer.from(good);
  bytes[at] = byte;
  return bytes;
};
const bombs = `<worksheet><sheetData>${'<row></row>'.repeat(1_000_000)}</sheetData></worksheet>`;
const laughs = '<!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;">]>';

describe('refused', () => {
  test.each<[string, Uint8Array, string]>([
    ['a file of Excel before 2007', compound, 'old_format'],
    [
      'a file with a password',
      Buffer.concat([compound, Buffer.from('EncryptedPackage', 'utf16le')]),
      'encrypted',
    ],
    ['a page of a web site', Buffer.from('<html><table></table></html>'), 'not_a_spreadsheet'],
    ['nothing at all', Buffer.alloc(0), 'not_a_spreadsheet'],
    ['an archive of something else', archiveOf({ 'word/document.xml': '<a/>' }), 'not_a_spreadsheet'],
    ['a workbook that is none', workbookOf(cell, { 'xl/workbook.xml': '<document/>' }), 'not_a_spreadsheet'],
    ['an archive cut off', good.subarray(0, good.length - 40), 'damaged'],
    [
      'an archive with a changed byte in a file',
      changed(good.indexOf('xl/workbook.xml') + 20, 0xff),
      'damaged',
    ],
    ['a sheet that ends too early', workbookOf('', sheetOf('<worksheet><sheetData><row>')), 'damaged'],
    ['a sheet without anything', workbookOf('', sheetOf('')), 'damaged'],
    ['a text that is not among the shared ones', workbookOf('<row><c t="s"><v>7</v></c></row>'), 'damaged'],
    ['more closed than opened', workbookOf('', sheetOf('<worksheet></worksheet></worksheet>')), 'damaged'],
    ['a row that cannot be', workbookOf('<row r="1048577"><c><v>1</v></c></row>'), 'damaged'],
    ['a cell that cannot be', workbookOf('<row><c r="ZZZZZ1"><v>1</v></c></row>'), 'damaged'],
    ['a document type', workbookOf('', sheetOf(`${laughs}<worksheet/>`)), 'unsafe'],
    [
      'a document type in the workbook',
      workbookOf(cell, { 'xl/workbook.xml': `${laughs}<workbook/>` }),
      'unsafe',
    ],
    ['an entity nobody knows', workbookOf('<row><c t="str"><v>&lol2;</v></c></row>'), 'unsafe'],
    ['a character that is none', workbookOf('<row><c t="str"><v>&#x7fffffff;</v></c></row>'), 'unsafe'],
    ['a bomb', workbookOf('', sheetOf(bombs)), 'unsafe'],
    ['a tag without an end', workbookOf('', sheetOf(`<worksheet a="${'x'.repeat(2_000_000)}`)), 'unsafe'],
    ['a path out of the archive', workbookOf(cell, { '../../etc/passwd': 'x' }), 'unsafe'],
    ['a path from the root', workbookOf(cell, { '/etc/passwd': 'x' }), 'unsafe'],
    ['a path with backslashes', workbookOf(cell, { '..\\..\\x': 'x' }), 'unsafe'],
    ['two files of one name', workbookOf(cell, { 'XL/workbook.xml': 'x' }), 'damaged'],
    ['column 201', workbookOf('<row r="3"><c r="GS3"><v>1</v></c></row>'), 'too_many_columns'],
  ])('%s', async (_name, bytes, code) => {
    expect(await failureOf(bytes)).toMatchObject({ code });
  });

  test('more rows, bytes or texts than allowed, each with what is allowed', async () => {
    const rows = workbookOf(cell.repeat(3));
    expect(await failureOf(rows, 'a.xlsx', { rows: 2 })).toMatchObject({
      code: 'too_many_rows',
      place: { row: 3, limit: 2 },
    });
    expect(await failureOf(rows, 'a.xlsx', { file_bytes: 100 })).toMatchObject({ code: 'file_too_large' });
    expect(await failureOf(rows, 'a.xlsx', { unpacked_bytes: 100 })).toMatchObject({ code: 'unsafe' });
    const texts = workbookOf(cell, { 'xl/sharedStrings.xml': '<sst><si><t>dài quá</t></si></sst>' });
    expect(await failureOf(texts, 'a.xlsx', { shared_text_bytes: 5 })).toMatchObject({
      code: 'file_too_large',
    });
  });

  test.each([
    ['in one text', `<t>${'x'.repeat(32_768)}</t>`],
    ['in many', `<t>${'x'.repeat(20_000)}</t>`.repeat(2)],
    ['beyond what is kept in memory', `<t>${'x'.repeat(600_000)}</t>`.repeat(2)],
  ])('a cell longer than Excel holds, %s, of its own or shared', async (_how, texts) => {
    const own = workbookOf(`<row r="3"><c t="inlineStr"><is>${texts}</is></c></row>`);
    expect(await failureOf(own)).toMatchObject({ code: 'cell_too_long', place: { row: 3 } });
    const shared = workbookOf(cell, { 'xl/sharedStrings.xml': `<sst><si>${texts}</si></sst>` });
    expect(await failureOf(shared)).toMatchObject({ code: 'cell_too_long' });
  });

  test('but not one of 32,767 characters, however they are written', async () => {
    const long = `<row><c t="inlineStr"><is><t>${'&#38;'.repeat(32_767)}</t></is></c></row>`;
    expect(await failureOf(workbookOf(long))).toMatchObject({
      code: null,
      rows: [{ cells: [{ text: '&'.repeat(32_767) }] }],
    });
  });

  test('the text of a cell is refused while it comes, not once it is whole', async () => {
    const texts = `<t>${'x'.repeat(500_000)}</t>`;
    const unclosed = `<worksheet><sheetData><row><c t="inlineStr"><is>${texts.repeat(3)}`;
    expect(await failureOf(workbookOf('', sheetOf(unclosed)))).toMatchObject({ code: 'cell_too_long' });
  });

  test('a stream that is too long, before its end', async () => {
    let asked = 0;
    async function* endless(): AsyncGenerator<Uint8Array> {
      for (;;) {
        asked += 1;
        yield Buffer.alloc(10);
      }
    }
    const read = collected(readSheet(endless(), 'a.xlsx', { limits: { file_bytes: 95 } }));
    await expect(read).rejects.toMatchObject({ code: 'file_too_large' });
    expect(asked).toBe(10);
  });
});

test('any damage to a good file is a SheetFailure or the same rows, never another error', async () => {
  const rows = await failureOf(good);
  for (let at = 0; at < good.length; at += 11) {
    const read = await failureOf(changed(at, (good[at] ?? 0) ^ 0x55));
    if (!(read instanceof SheetFailure)) expect(read).toEqual(rows);
  }
});

test('a file named CSV that is an archive is read as what it is', async () => {
  expect(await failureOf(good, 'a.csv')).toMatchObject({ code: null, rows: [{ row: 1 }] });
});
