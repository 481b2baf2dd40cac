import { expect, test } from 'vitest';
import { Failure } from '#server/platform/http/failure.ts';
import { knownFile } from './file-kind.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');

/** A ZIP with empty files of these names: their directory is all that is read. */
function zipOf(...names: string[]): Buffer {
  const members = names.map((name) => {
    const head = Buffer.alloc(46);
    head.writeUInt32LE(0x02014b50, 0);
    head.writeUInt16LE(Buffer.byteLength(name), 28);
    return Buffer.concat([head, Buffer.from(name)]);
  });
  const directory = Buffer.concat(members);
  const first = Buffer.alloc(30);
  first.writeUInt32LE(0x04034b50, 0);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(names.length, 8);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(first.length, 16);
  return Buffer.concat([first, directory, end]);
}

const PDF = latin('%PDF-1.7\n%%EOF');
const PNG = latin('\x89PNG\r\n\x1A\n....');

test.each([
  ['hop-dong.pdf', PDF, 'hop-dong.pdf', 'application/pdf'],
  ['Ảnh giao hàng.PNG', PNG, 'Ảnh giao hàng.PNG', 'image/png'],
  ['C:\\Tệp\\anh.jpeg', latin('\xFF\xD8\xFF\xE0'), 'anh.jpeg', 'image/jpeg'],
  ['a.gif', latin('GIF89a'), 'a.gif', 'image/gif'],
  ['a.webp', latin('RIFF\x10\0\0\0WEBPVP8 '), 'a.webp', 'image/webp'],
  ['bang-ke', zipOf('[Content_Types].xml', 'xl/workbook.xml'), 'bang-ke.xlsx', /spreadsheetml/],
  ['a.docx', zipOf('[Content_Types].xml', 'word/document.xml'), 'a.docx', /wordprocessingml/],
  ['a.xls', latin('\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1'), 'a.xls', 'application/x-ole-storage'],
  ['hd.xml', Buffer.from('\uFEFF<?xml version="1.0"?><HDon/>'), 'hd.xml', 'application/xml'],
  [undefined, Buffer.from(' <HDon/>'), 'tep-dinh-kem.xml', 'application/xml'],
])('%s is kept as what its bytes are', (name, bytes, file_name, media_type) => {
  const known = knownFile(bytes, name);
  expect(known.file_name).toBe(file_name);
  expect(known.media_type).toMatch(media_type);
});

test.each([
  ['an empty file', 'a.pdf', Buffer.alloc(0), /rỗng/],
  ['one of more than 5 MB', 'a.pdf', Buffer.concat([PDF, Buffer.alloc(5 * 1024 * 1024)]), /5 MB/],
  ['a program', 'a.pdf', latin('MZ\x90'), /chương trình/],
  ['an archive', 'a.zip', zipOf('hop-dong.pdf'), /tệp nén/],
  ['a damaged Office file', 'a.docx', latin('PK\x03\x04....'), /bị hỏng/],
  [
    'an Office file with macros',
    'a.xlsx',
    zipOf('[Content_Types].xml', 'xl/workbook.xml', 'xl/vbaProject.bin'),
    /macro/,
  ],
  [
    'an old Office file with macros',
    'a.xls',
    Buffer.concat([latin('\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1'), Buffer.from('_VBA_PROJECT_CUR', 'utf16le')]),
    /macro/,
  ],
  ['a page with scripts', 'a.xml', Buffer.from('<!DOCTYPE html><html>'), /trang web/],
  ['an SVG, which may hold scripts', 'a.xml', Buffer.from('<?xml version="1.0"?><svg>'), /SVG/],
  ['a text', 'a.txt', Buffer.from('xin chào'), /Không nhận loại tệp này/],
  ['a picture that is named as a PDF', 'a.pdf', PNG, /\.pdf nhưng nội dung là ảnh PNG/],
])('%s is refused in words', (_what, name, bytes, words) => {
  expect(() => knownFile(bytes, name)).toThrow(Failure);
  expect(() => knownFile(bytes, name)).toThrow(words);
});
