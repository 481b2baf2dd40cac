import type { SheetRow } from '../cell.ts';
import { SheetFailure } from '../failure.ts';
import { Archive } from './archive.ts';
import { readCellStyles } from './cell-styles.ts';
import type { CellContext } from './cell-value.ts';
import { csvRows } from './csv.ts';
import { READ_LIMITS, type ReadLimits } from './limits.ts';
import { mergedRanges, withMergedCells } from './merged-cells.ts';
import { readSharedTexts, SharedTexts } from './shared-texts.ts';
import { sheetRows } from './sheet-rows.ts';
import { readWorkbook, type Workbook } from './workbook.ts';

const ZIP = Buffer.from([0x50, 0x4b]);
/** The container of Office before 2007, and of files with a password since. */
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const ENCRYPTED_STREAM = Buffer.from('EncryptedPackage', 'utf16le');
const TEXT_NAME = /\.(csv|tsv|txt)$/i;

/** What a file is: by its first bytes, and for CSV, which has no mark, by its name. */
function fileKind(bytes: Buffer, file_name: string): 'xlsx' | 'csv' {
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

/** A file as a whole or on its way. */
type SheetSource = Uint8Array | AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** All of it: a ZIP archive has its directory at its end. Refused as soon as it is too large. */
async function sourceBytes(source: SheetSource, limit: number): Promise<Buffer> {
  if (source instanceof Uint8Array) {
    checkSize(source.length, limit);
    return Buffer.from(source.buffer, source.byteOffset, source.byteLength);
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of source) {
    size += chunk.length;
    checkSize(size, limit);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

function checkSize(size: number, limit: number): void {
  if (size > limit) throw new SheetFailure('file_too_large', `more than ${limit} bytes`, { limit });
}

type ReadOptions = {
  /** Name of the sheet; without it the first visible one that holds something. */
  sheet?: string;
  limits?: Partial<ReadLimits>;
};

export type SheetFile = {
  /** Names of the visible sheets (all, where none is visible) in their order; none for CSV. */
  sheet_names: readonly string[];
  /** Rows that hold something. Fails with `sheet_not_found` where there is no sheet of that name. */
  rows(sheet?: string): AsyncIterable<SheetRow>;
};

/**
 * The rows of an XLSX or CSV file, one after another; the sheet is never in memory as a whole. A file that cannot be read, or
 * should not be, fails with a SheetFailure, at the latest when its bad place is reached: the rows before it were already given.
 */
export async function* readSheet(
  source: SheetSource,
  file_name: string,
  options: ReadOptions = {},
): AsyncGenerator<SheetRow> {
  const file = await openSheets(source, file_name, options.limits);
  yield* file.rows(options.sheet);
}

/** A file of sheets: what they are called, and their rows. Formulas give the value they had when the file was saved. */
export async function openSheets(
  source: SheetSource,
  file_name: string,
  changed_limits: Partial<ReadLimits> = {},
): Promise<SheetFile> {
  const limits = { ...READ_LIMITS, ...changed_limits };
  const bytes = await sourceBytes(source, limits.file_bytes);
  if (fileKind(bytes, file_name) === 'csv') {
    return {
      sheet_names: [],
      async *rows() {
        yield* csvRows(bytes, limits);
      },
    };
  }
  const archive = new Archive(bytes, limits);
  const workbook = await readWorkbook(archive);
  const visible = workbook.sheets.filter(({ hidden }) => !hidden);
  const sheets = visible.length > 0 ? visible : workbook.sheets;
  const merged = new Map<string, ReturnType<typeof mergedRanges>>();
  return {
    sheet_names: sheets.map(({ name }) => name),
    async *rows(sheet) {
      const wanted = sheet === undefined ? sheets : sheets.filter(({ name }) => name === sheet);
      if (sheet !== undefined && wanted.length === 0)
        throw new SheetFailure('sheet_not_found', 'no sheet of that name', { sheet });
      const context = await cellContext(archive, workbook, limits);
      for (const { part } of wanted) {
        let found = false;
        const ranges = merged.get(part) ?? mergedRanges(archive, part, limits);
        merged.set(part, ranges);
        for await (const row of withMergedCells(sheetRows(archive, part, context, limits), await ranges)) {
          found = true;
          yield row;
        }
        if (found) return;
      }
    },
  };
}

async function cellContext(archive: Archive, workbook: Workbook, limits: ReadLimits): Promise<CellContext> {
  const { shared_texts_part, styles_part, since_1904, uncalculated } = workbook;
  return {
    shared_texts:
      shared_texts_part === null
        ? new SharedTexts(limits.shared_text_bytes)
        : await readSharedTexts(archive, shared_texts_part, limits.shared_text_bytes),
    looks: styles_part === null ? [] : await readCellStyles(archive, styles_part),
    since_1904,
    uncalculated,
  };
}
