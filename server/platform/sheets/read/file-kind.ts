import { SheetFailure } from '../failure.ts';

const ZIP = Buffer.from([0x50, 0x4b]);
/** The container of Office before 2007, and of files with a password since. */
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const ENCRYPTED_STREAM = Buffer.from('EncryptedPackage', 'utf16le');
const TEXT_NAME = /\.(csv|tsv|txt)$/i;

/** What a file is: by its first bytes, and for CSV, which has no mark, by its name. */
export function fileKind(bytes: Buffer, file_name: string): 'xlsx' | 'csv' {
  if (startsWith(bytes, COMPOUND)) {
    if (bytes.includes(ENCRYPTED_STREAM)) throw new SheetFailure('encrypted', 'it has a password');
    throw new SheetFailure('old_format', 'a file of Excel before 2007');
  }
  if (startsWith(bytes, ZIP)) return 'xlsx';
  const is_wide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (!TEXT_NAME.test(file_name) || (!is_wide && bytes.includes(0)))
    throw new SheetFailure('not_a_spreadsheet', 'neither XLSX nor CSV');
  return 'csv';
}

function startsWith(bytes: Buffer, mark: Buffer): boolean {
  return bytes.subarray(0, mark.length).equals(mark);
}
