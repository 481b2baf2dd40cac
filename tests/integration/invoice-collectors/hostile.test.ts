import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { MAX_MESSAGE_BYTES } from '#domain/documents/format/problems.ts';
import { archiveOf } from '#tests/setup/sheet-archive.ts';
import { root, sealed } from '#tests/golden/sealed-sample.ts';
import { SAMPLE_INVOICE } from '#domain/samples/sample-invoice.ts';
import { withChildProcesses } from '../xml-verifications/with-child-processes.ts';
import { withCollector } from './collector-desk.ts';

const desk = withCollector(withChildProcesses([root.certificate_pem]));

const signed = Buffer.from(sealed(SAMPLE_INVOICE)).toString();
const MB = 1024 * 1024;
const bytes = (...values: (string | number[])[]) =>
  Buffer.concat(
    values.map((value) => (typeof value === 'string' ? Buffer.from(value, 'latin1') : Buffer.from(value))),
  );
const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY b${at + 1} "${`&b${at};`.repeat(10)}">`).join(
  '',
);
const withEntity = (declared: string) =>
  signed.replace(/^<\?xml.*?\?>/, `<?xml version="1.0"?><!DOCTYPE HDon [${declared}]>`);
const replaced = (name: string, by: string) => signed.replace(new RegExp(`<${name}>[^<]*</${name}>`), by);
const good = archiveOf({ 'a.xml': '<a/>' });
const encrypted = Buffer.from(good);
encrypted.writeUInt16LE(1, encrypted.lastIndexOf('PK\x01\x02') + 8);

/** With another name in its directory and before the file. */
const renamed = (name: string) => Buffer.from(good.toString('latin1').replaceAll('a.xml', name), 'latin1');
const twice = archiveOf({ 'a.xml': '<a/>', 'b.xml': '<a/>' });

const HOSTILE: readonly [what: string, file: Buffer | string, code: string, words: string][] = [
  ['nothing at all', Buffer.alloc(0), 'empty_file', 'Tệp rỗng'],
  ['plain words', 'không phải XML', 'not_well_formed', 'không phải XML đúng cú pháp'],
  ['half a file', signed.slice(0, signed.length / 2), 'not_well_formed', 'Tải lại tệp gốc'],
  ['random bytes', bytes([0, 159, 146, 150, 255, 254, 3]), 'not_utf8', 'UTF-8'],
  ['UTF-16', Buffer.from(signed, 'utf16le'), 'not_', 'Tải lại tệp gốc'],
  ['a picture', bytes([0x89], 'PNG\r\n'), 'wrong_file_kind', 'ảnh'],
  ['a photo', bytes([0xff, 0xd8, 0xff, 0xe0]), 'wrong_file_kind', 'ảnh'],
  ['a RAR', 'Rar!\x1a\x07', 'wrong_file_kind', 'Giải nén'],
  ['a gzip', bytes([0x1f, 0x8b, 8, 0]), 'wrong_file_kind', 'Giải nén'],
  ['an old Excel file', bytes([0xd0, 0xcf, 0x11, 0xe0]), 'wrong_file_kind', 'Word hoặc Excel'],
  [
    'a workbook',
    archiveOf({ '[Content_Types].xml': '<a/>', 'xl/workbook.xml': '<a/>' }),
    'wrong_file_kind',
    'Word hoặc Excel',
  ],
  ['a program', bytes('MZ', [0x90, 0]), 'wrong_file_kind', 'Đừng mở'],
  ['an external entity', withEntity('<!ENTITY x SYSTEM "file:///etc/passwd">'), 'document_type', 'DOCTYPE'],
  ['an entity of entities', withEntity(`<!ENTITY b0 "x">${laughs}`), 'document_type', 'DOCTYPE'],
  [
    'a document type elsewhere',
    withEntity('<!ENTITY % p SYSTEM "http://127.0.0.1:1/x.dtd">%p;'),
    'document_type',
    'DOCTYPE',
  ],
  ['deep nesting', '<a>'.repeat(100_000) + '</a>'.repeat(100_000), 'too_deep', 'nhiều lớp'],
  ['more than 2 MB', `<HDon>${' '.repeat(MAX_MESSAGE_BYTES)}</HDon>`, 'file_too_large', '2 MB'],
  ['2 MB of elements', `<a>${'<b/>'.repeat(500_000)}</a>`, 'too_large', 'quá nhiều phần tử'],
  ['a page of a web site', '<html><body>Hóa đơn</body></html>', 'no_invoice', 'không có hóa đơn nào'],
  [
    'two invoices',
    `<TDiep><DLieu>${signed.replace(/^<\?xml.*?\?>/, '').repeat(2)}</DLieu></TDiep>`,
    'several_invoices',
    'gộp 2 hóa đơn',
  ],
  ['no number', replaced('SHDon', ''), 'invoice_incomplete', 'số hóa đơn'],
  [
    'a number that is none',
    replaced('SHDon', '<SHDon>99999999999999999999</SHDon>'),
    'invoice_incomplete',
    'số hóa đơn',
  ],
  ['a day that is none', replaced('NLap', '<NLap>2026-02-31</NLap>'), 'invoice_incomplete', 'ngày lập'],
  ['no symbol', replaced('KHHDon', '<KHHDon></KHHDon>'), 'invoice_incomplete', 'ký hiệu'],
  ['no seller', replaced('MST', ''), 'invoice_incomplete', 'mã số thuế người bán'],
  [
    'lines without end',
    signed.replace('</DSHHDVu>', `${'<HHDVu/>'.repeat(20_000)}</DSHHDVu>`),
    'too_many_lines',
    'tối đa 10000 dòng',
  ],
  ['a ZIP cut off', good.subarray(0, good.length - 30), 'zip_damaged', 'bị hỏng'],
  ['a ZIP with a password', encrypted, 'zip_encrypted', 'mật khẩu'],
  [
    'a ZIP without XML',
    archiveOf({ 'trong.zip': 'PK', 'doc.txt': 'x' }),
    'zip_without_xml',
    'không có tệp XML',
  ],
  [
    'a ZIP of two hundred and one',
    archiveOf(Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`${at}.xml`, '<a/>']))),
    'zip_too_many',
    'tối đa 200',
  ],
  ['a ZIP that climbs', archiveOf({ '../../etc/cron.d/x.xml': '<a/>' }), 'zip_unsafe', 'gây hại'],
  [
    'a ZIP bomb of many files',
    archiveOf(Object.fromEntries(Array.from({ length: 5_001 }, (_, at) => [`${at}.txt`, '']))),
    'zip_unsafe',
    'gây hại',
  ],
  ['white space alone', ' \r\n\t', 'not_well_formed', 'không phải XML đúng cú pháp'],
  ['an animated picture', 'GIF89a', 'wrong_file_kind', 'ảnh'],
  ['a scan', bytes('II*', [0]), 'wrong_file_kind', 'ảnh'],
  ['a 7z', bytes('7z', [0xbc, 0xaf, 0x27, 0x1c]), 'wrong_file_kind', 'Giải nén'],
  ['a program of Linux', bytes([0x7f], 'ELF'), 'wrong_file_kind', 'Đừng mở'],
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'no_invoice', 'không có hóa đơn nào'],
  [
    'a document type of nothing',
    signed.replace(/^<\?xml.*?\?>/, '<!DOCTYPE HDon>'),
    'document_type',
    'DOCTYPE',
  ],
  ['an entity that nothing declares', replaced('SHDon', '<SHDon>&so;</SHDon>'), 'not_well_formed', 'gốc'],
  ['a character that XML has not', replaced('SHDon', '<SHDon>1&#0;</SHDon>'), 'not_well_formed', 'gốc'],
  ['a zero byte', replaced('SHDon', '<SHDon>1\0</SHDon>'), 'not_well_formed', 'gốc'],
  ['a remark without an end', signed.replace('<DSCKS>', '<!-- <DSCKS>'), 'not_well_formed', 'gốc'],
  [
    'an attribute twice',
    signed.replace('<DLHDon ', '<DLHDon Id="a" Id="b" '),
    'not_well_formed',
    'không phải XML đúng cú pháp',
  ],
  ['a number below nothing', replaced('SHDon', '<SHDon>-1</SHDon>'), 'invoice_incomplete', 'số hóa đơn'],
  ['a day of here', replaced('NLap', '<NLap>20/11/2026</NLap>'), 'invoice_incomplete', 'ngày lập'],
  [
    'a symbol without end',
    replaced('KHHDon', `<KHHDon>${'K26TAA'.repeat(100)}</KHHDon>`),
    'invoice_incomplete',
    'ký hiệu',
  ],
  ['a ZIP of the whole machine', renamed('/.xml'), 'zip_unsafe', 'gây hại'],
  [
    'a ZIP of two files of one name',
    Buffer.from(twice.toString('latin1').replaceAll('b.xml', 'a.xml'), 'latin1'),
    'zip_damaged',
    'bị hỏng',
  ],
  [
    'a ZIP in a ZIP',
    archiveOf({ 'trong.zip': good.toString('latin1') }),
    'zip_without_xml',
    'không có tệp XML',
  ],
];

test('there are fifty hostile files, each another', () => {
  expect(new Set(HOSTILE.map(([what]) => what)).size).toBe(50);
});

test.each(HOSTILE)('%s is refused in words', async (_what, file, code, words) => {
  const answered = await desk.refused(Buffer.from(file));
  expect(answered.status, answered.message).toBe(422);
  expect(answered.code).toContain(code);
  expect(answered.message).toContain(words);
});

test('100 MB are refused in words, and are not read', async () => {
  const { status, message } = await desk.refused(Buffer.alloc(100 * MB, ' '));
  expect(status).toBe(413);
  expect(message).toMatch(/lớn/);
});

test('of a ZIP each file has its own outcome: what is hostile leaves the others', async () => {
  const bomb = 'x'.repeat(64 * MB);
  expect(deflateRawSync(bomb).length).toBeLessThan(MB / 10);
  const found = await desk.collected(
    archiveOf({
      'thang-11/hoa-don.xml': signed,
      'thang-11/ban-sao.xml': signed,
      'thang-11/bung.xml': bomb,
      'thang-11/rong.xml': '',
      'thang-11/thuc-the.xml': withEntity('<!ENTITY x "y">'),
      'thang-11/hoa-don.html': '<html/>',
      '__MACOSX/._hoa-don.xml': 'x',
    }),
    'thang-11.zip',
  );
  expect(found.map(({ file_name, outcome }) => [file_name, outcome])).toEqual([
    ['hoa-don.xml', 'collected'],
    ['ban-sao.xml', 'duplicate'],
    ['bung.xml', 'refused'],
    ['rong.xml', 'refused'],
    ['thuc-the.xml', 'refused'],
  ]);
  expect(found.map(({ message }) => message).filter((message) => message.length < 8)).toEqual([]);
});
