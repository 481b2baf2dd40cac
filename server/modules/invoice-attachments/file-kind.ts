import {
  ATTACHMENT_KINDS,
  MAX_ATTACHMENT_BYTES,
  type AttachmentKind,
} from '#domain/delivery/attachment-limits.ts';
import { failure } from '#server/platform/http/failure.ts';
import { zipDirectory } from '#server/platform/sheets/read/archive.ts';

const MAX_NAME_LENGTH = 200;
const UNNAMED = 'tep-dinh-kem';

type KnownFile = { file_name: string; media_type: string };

const begins = (bytes: Buffer, ...starts: readonly string[]): boolean =>
  starts.some((start) => bytes.subarray(0, start.length).equals(Buffer.from(start, 'latin1')));

/** Viewers bear some bytes before the mark (ISO 32000-1, annex H). */
const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 1024).includes('%PDF-');

const BEGINNINGS: readonly { kind: AttachmentKind; starts: readonly string[] }[] = [
  { kind: 'png', starts: ['\x89PNG\r\n\x1A\n'] },
  { kind: 'jpeg', starts: ['\xFF\xD8\xFF'] },
  { kind: 'gif', starts: ['GIF87a', 'GIF89a'] },
  { kind: 'old_office', starts: ['\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1'] },
];

/** Folders of an Office file by its kind (ECMA-376, part 2). */
const OFFICE_FOLDERS: readonly { kind: AttachmentKind; folder: string }[] = [
  { kind: 'word', folder: 'word/' },
  { kind: 'sheet', folder: 'xl/' },
  { kind: 'slides', folder: 'ppt/' },
];

const refuse = (message: string) => failure(422, 'wrong_file_kind', message, ['file_name']);

const WANTED =
  'Đính kèm được PDF, ảnh (PNG, JPEG, WebP, GIF), Word, Excel, PowerPoint không có macro, và XML.';

/** Programs keep their macros under this name (MS-OVBA 2.2.1), in UTF-16 in old Office files. */
const MACROS = Buffer.from('_VBA_PROJECT', 'utf16le');

/**
 * What a file is, by its bytes, and the name it is kept under. Failures: 422 in words for an empty or too large file, a kind that is
 * not taken, an Office file with macros, and a name that says another kind than the bytes.
 */
export function knownFile(bytes: Buffer, name: string | undefined): KnownFile {
  if (bytes.length === 0) throw failure(422, 'empty_file', 'Tệp rỗng. Hãy chọn tệp khác.');
  if (bytes.length > MAX_ATTACHMENT_BYTES)
    throw failure(422, 'file_too_large', 'Tệp lớn hơn 5 MB. Hãy nén nhỏ lại hoặc chia thành nhiều tệp.');
  const kind = kindOf(bytes);
  const { media_type, endings } = ATTACHMENT_KINDS[kind];
  const own = baseName(name ?? '');
  const ending = /\.([^.]{1,8})$/.exec(own)?.[1]?.toLowerCase();
  if (ending === undefined) return { file_name: `${own || UNNAMED}.${endings[0]}`, media_type };
  if ((endings as readonly string[]).includes(ending)) return { file_name: own, media_type };
  throw refuse(
    `Tên tệp kết thúc bằng .${ending} nhưng nội dung là ${WORDS[kind]}. Đổi đuôi tên tệp thành .${endings[0]} rồi chọn lại.`,
  );
}

const WORDS: Readonly<Record<AttachmentKind, string>> = {
  pdf: 'PDF',
  png: 'ảnh PNG',
  jpeg: 'ảnh JPEG',
  webp: 'ảnh WebP',
  gif: 'ảnh GIF',
  word: 'văn bản Word',
  sheet: 'bảng tính Excel',
  slides: 'trang trình chiếu PowerPoint',
  old_office: 'tệp Office đời cũ',
  xml: 'XML',
};

function kindOf(bytes: Buffer): AttachmentKind {
  if (begins(bytes, 'MZ', '\x7FELF', '#!')) throw refuse(`Đây là tệp chương trình nên không nhận. ${WANTED}`);
  if (begins(bytes, 'PK')) return officeKind(bytes);
  const known = BEGINNINGS.find(({ starts }) => begins(bytes, ...starts))?.kind;
  if (known === 'old_office' && bytes.includes(MACROS)) throw WITH_MACROS;
  if (known !== undefined) return known;
  if (begins(bytes, 'RIFF') && bytes.subarray(8, 12).equals(Buffer.from('WEBP'))) return 'webp';
  if (isPdf(bytes)) return 'pdf';
  return xmlKind(bytes);
}

const WITH_MACROS = refuse(
  'Tệp Office này có macro nên không nhận. Lưu lại thành tệp không có macro, hoặc PDF.',
);

function officeKind(bytes: Buffer): AttachmentKind {
  const names = memberNames(bytes);
  const kind = OFFICE_FOLDERS.find(({ folder }) => names.some((name) => name.startsWith(folder)))?.kind;
  if (kind === undefined || !names.includes('[content_types].xml'))
    throw refuse(`Đây là tệp nén, không nhận trực tiếp. Giải nén rồi đính kèm từng tệp. ${WANTED}`);
  if (names.some((name) => name.endsWith('vbaproject.bin'))) throw WITH_MACROS;
  return kind;
}

function memberNames(bytes: Buffer): string[] {
  try {
    return [...zipDirectory(bytes).keys()];
  } catch {
    throw refuse('Tệp bị hỏng, có mật khẩu hoặc không đọc được. Lưu lại từ chương trình gốc rồi chọn lại.');
  }
}

/** A text that begins as XML does; pages with scripts are none. */
function xmlKind(bytes: Buffer): AttachmentKind {
  const head = bytes
    .subarray(0, 1024)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (/^<!doctype html|<html|<svg|<script/i.test(head))
    throw refuse(`Đây là trang web hoặc hình SVG nên không nhận. ${WANTED}`);
  if (/^<(\?xml[\s?]|[\p{L}_])/u.test(head)) return 'xml';
  throw refuse(`Không nhận loại tệp này. ${WANTED}`);
}

/** Its own name, without folders and without characters that no name shows. */
function baseName(name: string): string {
  const own = (name.split(/[\\/]/).at(-1) ?? '').replaceAll(/[\p{Cc}\p{Cf}]/gu, '').trim();
  return own.slice(-(MAX_NAME_LENGTH - '.docx'.length));
}
