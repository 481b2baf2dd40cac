import type { Transaction } from 'kysely';
import { inTenant } from '../../../db/tenancy.ts';
import { SheetFailure, type SheetFailureCode } from '../../../sheets/failure.ts';
import { workOf, type ImportDeps, type ImportJob } from '../import-jobs.ts';
import { heldIn, noteReadTry, updateImport } from '../import-record.ts';
import { rememberedColumns } from '../map-columns.ts';
import type { ImportTarget } from '../import-target.ts';
import { GUIDE_SHEET } from '../import-template.ts';
import { knownHeadings, usualHeadings, type KnownHeadings } from './headings.ts';
import { dropFile, fileOf } from './import-files.ts';
import { saveRows } from './save-rows.ts';
import { openFile } from './open-file.ts';

type Words = (place: SheetFailure['place']) => string;

const MB = 1024 * 1024;
const SAVE_AS = 'Hãy mở tệp bằng Excel, chọn “Lưu thành” dạng .xlsx rồi tải lên lại.';
const at = (row: number | undefined): string => (row === undefined ? '' : ` ở dòng ${row}`);
const number = (value: number | undefined): string => (value ?? 0).toLocaleString('vi-VN');

const WORDS: Readonly<Record<SheetFailureCode, Words>> = {
  not_a_spreadsheet: () => `Tệp này không phải bảng tính. Cần tệp .xlsx hoặc .csv. ${SAVE_AS}`,
  old_format: () => `Tệp .xls thuộc định dạng cũ (trước 2007). ${SAVE_AS}`,
  encrypted: () => 'Tệp có mật khẩu nên không đọc được. Hãy bỏ mật khẩu trong Excel rồi tải lên lại.',
  damaged: ({ row }) => `Tệp bị hỏng${at(row)}. ${SAVE_AS}`,
  unsafe: () => `Tệp có cấu trúc không an toàn nên không được đọc. ${SAVE_AS}`,
  file_too_large: ({ limit }) =>
    `Tệp lớn hơn ${number(Math.floor((limit ?? 0) / MB))} MB. Hãy chia thành nhiều tệp nhỏ rồi tải từng tệp.`,
  too_many_rows: ({ limit }) =>
    `Tệp có hơn ${number(limit)} dòng. Hãy chia thành nhiều tệp nhỏ rồi tải từng tệp.`,
  too_many_columns: ({ row, limit }) =>
    `Tệp có hơn ${number(limit)} cột${at(row)}. Hãy xóa các cột thừa rồi tải lên lại.`,
  cell_too_long: ({ row }) => `Một ô${at(row)} quá dài. Hãy rút ngắn nội dung ô đó rồi tải lên lại.`,
  unclosed_quote: ({ row }) =>
    `Dấu ngoặc kép mở${at(row)} không được đóng. Hãy thêm dấu ngoặc kép đóng (dấu inch thì viết hai lần: ""), hoặc lưu tệp dạng .xlsx rồi tải lên lại.`,
  old_font: ({ row }) =>
    `Tệp viết bằng phông chữ cũ (TCVN3/ABC, như .VnTime)${at(row)}. Hãy chuyển sang Unicode, ví dụ bằng công cụ chuyển mã của UniKey, rồi tải lên lại.`,
  sheet_not_found: ({ sheet }) => `Không có trang tính “${sheet ?? ''}” trong tệp. Hãy chọn trang tính khác.`,
};

/** Why a file cannot be read, and what to do about it. */
function sheetFailureWords({ code, place }: SheetFailure): string {
  return WORDS[code](place);
}

const NO_ROWS = 'Tệp chưa có dòng dữ liệu nào. Hãy điền dữ liệu bên dưới dòng tiêu đề rồi tải lên lại.';

/** After so many times that reading a file was begun and not ended it is the file's own fault. */
const MAX_TRIES = 3;
const GIVEN_UP = `Hệ thống đã thử đọc tệp này ${MAX_TRIES} lần mà không được. Hãy chia tệp thành nhiều tệp nhỏ, hoặc mở bằng Excel, chọn “Lưu thành” dạng .xlsx rồi tải lên lại.`;

/**
 * Reads an uploaded file into rows and guesses which field each column fills. One transaction: a worker that is killed leaves
 * nothing but that it tried, and the next one reads the file again. A file that cannot be read is refused in words.
 */
export async function readImport<DB>(deps: ImportDeps<DB>, job: ImportJob): Promise<void> {
  const tries = await inTenant(deps.db, job.tenant_id, (tx) => noteReadTry(tx, job.import_id));
  if (tries === null) return;
  const refused = tries > MAX_TRIES ? GIVEN_UP : await refusalOfReading(deps, job);
  if (refused === null) return;
  await inTenant(deps.db, job.tenant_id, async (tx) => {
    if ((await heldIn(tx, job.import_id, 'reading')) === undefined) return;
    await dropFile(tx, job.import_id);
    await updateImport(tx, job.import_id, { state: 'refused', message: refused });
  });
}

async function refusalOfReading<DB>(deps: ImportDeps<DB>, job: ImportJob): Promise<string | null> {
  try {
    await inTenant(deps.db, job.tenant_id, (tx) => readFile(deps, tx, job));
    return null;
  } catch (error) {
    if (error instanceof SheetFailure) return sheetFailureWords(error);
    throw error;
  }
}

async function readFile<DB>(
  deps: ImportDeps<DB>,
  tx: Transaction<DB>,
  { tenant_id, import_id }: ImportJob,
): Promise<void> {
  const one = await heldIn(tx, import_id, 'reading');
  if (one === undefined) return;
  const { target, requester } = workOf(deps, tenant_id, one);
  const known = await headingsFor(tx, target, deps.headings(target.descriptor.name));
  const style = await deps.number_style(tx);
  const bytes = await fileOf(tx, import_id);
  const file = await openFile(bytes, { name: one.file_name, sheet: one.sheet }, known, style);
  const { rows, hidden_rows, columns } = await saveRows(tx, tenant_id, import_id, file.rows, known);
  const fitting = await target.fitting?.(tx, { id: import_id, columns }, requester.now);
  await updateImport(tx, import_id, {
    rows,
    hidden_rows,
    columns: fitting ?? columns,
    sheet: file.sheet,
    // That of our own templates is no choice.
    sheets: file.sheets.filter((name) => name === file.sheet || name !== GUIDE_SHEET),
    // An empty sheet that was chosen is one among others.
    ...(rows === 0 && one.sheet === '' ? { state: 'refused', message: NO_ROWS } : { state: 'mapping' }),
  });
  if (file.sheets.length <= 1 || (rows === 0 && one.sheet === '')) await dropFile(tx, import_id);
}

async function headingsFor<DB>(
  tx: Transaction<DB>,
  { descriptor, fields, own }: ImportTarget,
  described: Readonly<Record<string, readonly string[]>>,
): Promise<KnownHeadings> {
  const remembered = await rememberedColumns(tx, descriptor.name);
  // Where one has the label of a field of the description, the heading means that.
  const all = [...(own?.rare ?? []), ...((await own?.list(tx)) ?? []), ...fields];
  const usual = [...(own?.rare_headings ?? []), ...usualHeadings(descriptor, fields, described)];
  return knownHeadings(all, usual, remembered);
}
