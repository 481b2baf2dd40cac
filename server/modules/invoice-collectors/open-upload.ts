import { failure, type Failure } from '#server/platform/http/failure.ts';

/** One file of an upload; `refusal` where its bytes are not to be looked at. */
export type UploadedFile = { file_name: string; bytes: Buffer; refusal: Failure | null };

/** Invoices in one ZIP or mail: as many as people send in a month. */
export const MAX_FILES = 200;

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

export const TOO_LARGE = failure(422, 'file_too_large', 'Tệp lớn hơn 2 MB nên không phải một hóa đơn.');
