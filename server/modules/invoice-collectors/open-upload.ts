import { MAX_MESSAGE_BYTES } from '#domain/documents/format/problems.ts';
import { failure, type Failure } from '#server/platform/http/failure.ts';
import { SheetFailure } from '#server/platform/sheets/failure.ts';
import { Archive, zipDirectory } from '#server/platform/sheets/read/archive.ts';
import { READ_LIMITS } from '#server/platform/sheets/read/limits.ts';

/** One file of an upload; `refusal` where its bytes are not to be looked at. */
export type UploadedFile = { file_name: string; bytes: Buffer; refusal: Failure | null };

/** What comes out of one ZIP: as many invoices as people send in a month, and not a hundred times as much. */
export const MAX_FILES = 200;
const ZIP_LIMITS = { ...READ_LIMITS, unpacked_bytes: MAX_FILES * MAX_MESSAGE_BYTES };

const MAX_NAME_LENGTH = 200;

/** Its own name, without folders. */
export function baseName(name: string): string {
  return (name.split(/[\\/]/).at(-1) || 'hoa-don.xml').slice(-MAX_NAME_LENGTH);
}

const begins = (bytes: Buffer, ...starts: readonly string[]): boolean =>
  starts.some((start) => bytes.subarray(0, start.length).equals(Buffer.from(start, 'latin1')));

/** Viewers bear some bytes before the mark (ISO 32000-1, annex H). */
export const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 1024).includes('%PDF-');

export const isZip = (bytes: Buffer): boolean => begins(bytes, 'PK\x03\x04', 'PK\x05\x06', 'PK\x07\x08');

/** Kinds of file that people take for the invoice, by their first bytes. */
const WRONG_KINDS: readonly { starts: readonly string[]; says: string }[] = [
  {
    starts: ['Rar!', '7z\xBC\xAF', '\x1F\x8B'],
    says: 'Đây là tệp nén loại khác. Giải nén rồi chọn các tệp XML, hoặc nén lại thành ZIP.',
  },
  {
    starts: ['\x89PNG', '\xFF\xD8\xFF', 'GIF8', 'II*\0', 'MM\0*'],
    says: 'Đây là ảnh, không phải hóa đơn điện tử. Xin người bán gửi tệp XML gốc.',
  },
  { starts: ['\xD0\xCF\x11\xE0'], says: 'Đây là tệp Word hoặc Excel cũ. Chọn tệp XML gốc của hóa đơn.' },
  { starts: ['MZ', '\x7FELF'], says: 'Đây là tệp chương trình, không phải hóa đơn. Đừng mở tệp này.' },
];

/** What a file that is no XML is, in words; null where it may be XML. */
export function wrongKind(bytes: Buffer): Failure | null {
  const kind = WRONG_KINDS.find(({ starts }) => begins(bytes, ...starts));
  return kind === undefined ? null : failure(422, 'wrong_file_kind', kind.says);
}

/** The XML files of a ZIP, one after another; its other files are left alone. Failures: 422 for an archive that is not to be opened. */
export async function* zippedFiles(bytes: Buffer): AsyncGenerator<UploadedFile> {
  const { archive, names } = opened(bytes);
  for (const name of names) {
    const file_name = baseName(name);
    try {
      const piece = await unpacked(archive, name);
      yield piece === null
        ? { file_name, bytes: Buffer.alloc(0), refusal: TOO_LARGE }
        : { file_name, bytes: piece, refusal: piece.length === 0 ? EMPTY : null };
    } catch (error) {
      if (!(error instanceof SheetFailure)) throw error;
      // A bomb ends the whole archive; one damaged file leaves the others.
      if (error.code === 'unsafe') throw refusedFor(error);
      yield { file_name, bytes: Buffer.alloc(0), refusal: refusedFor(error) };
    }
  }
}

export const TOO_LARGE = failure(422, 'file_too_large', 'Tệp lớn hơn 2 MB nên không phải một hóa đơn.');
const EMPTY = failure(422, 'empty_file', 'Tệp rỗng.');

function opened(bytes: Buffer): { archive: Archive; names: string[] } {
  try {
    const all = [...zipDirectory(bytes).keys()];
    if (all.includes('[content_types].xml'))
      throw failure(422, 'wrong_file_kind', 'Đây là tệp Word hoặc Excel. Chọn tệp XML gốc của hóa đơn.');
    const names = all.filter((name) => name.endsWith('.xml') && !name.startsWith('__macosx/'));
    if (names.length === 0)
      throw failure(
        422,
        'zip_without_xml',
        'Trong tệp ZIP không có tệp XML nào. Nén các tệp XML gốc của hóa đơn rồi chọn lại.',
      );
    if (names.length > MAX_FILES)
      throw failure(
        422,
        'zip_too_many',
        `Tệp ZIP có ${names.length} tệp XML, mỗi lần nhận tối đa ${MAX_FILES}. Chia thành nhiều tệp ZIP.`,
      );
    return { archive: new Archive(bytes, ZIP_LIMITS), names };
  } catch (error) {
    throw error instanceof SheetFailure ? refusedFor(error) : error;
  }
}

/** Null where more comes out than an invoice can have: no more of it is unpacked. */
async function unpacked(archive: Archive, name: string): Promise<Buffer | null> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of archive.unpack(name)) {
    size += piece.length;
    if (size > MAX_MESSAGE_BYTES) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

function refusedFor({ code }: SheetFailure): Failure {
  if (code === 'encrypted')
    return failure(422, 'zip_encrypted', 'Tệp ZIP có mật khẩu. Giải nén rồi chọn các tệp XML bên trong.');
  if (code === 'unsafe')
    return failure(
      422,
      'zip_unsafe',
      'Tệp ZIP có dấu hiệu gây hại (bung ra quá lớn, quá nhiều tệp hoặc đường dẫn lạ) nên không được mở. Xin người gửi nén lại.',
    );
  return failure(422, 'zip_damaged', 'Tệp ZIP bị hỏng. Tải lại tệp, hoặc giải nén rồi chọn các tệp XML.');
}
