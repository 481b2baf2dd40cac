import type { SheetFailure, SheetFailureCode } from '../../../sheets/failure.ts';

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
    `Dấu ngoặc kép mở${at(row)} không được đóng. Hãy thêm dấu ngoặc kép đóng, hoặc lưu tệp dạng .xlsx rồi tải lên lại.`,
  sheet_not_found: ({ sheet }) => `Không có trang tính “${sheet ?? ''}” trong tệp. Hãy chọn trang tính khác.`,
};

/** Why a file cannot be read, and what to do about it. */
export function sheetFailureWords({ code, place }: SheetFailure): string {
  return WORDS[code](place);
}

export const NO_ROWS =
  'Tệp chưa có dòng dữ liệu nào. Hãy điền dữ liệu bên dưới dòng tiêu đề rồi tải lên lại.';
