import { worded } from '#src/language/language.ts';
export const forms = worded('forms', {
  create: (one: string) => `Thêm ${one}`,
  unsaved: (one: string) => `${one.charAt(0).toLocaleUpperCase('vi')}${one.slice(1)} chưa lưu`,
  saved: (one: string) => `Đã lưu ${one}`,
  created: (one: string) => `Đã thêm ${one}`,
  deleted: (one: string) => `Đã xóa ${one}`,
  deletedName: (name: string) => `Đã xóa “${name}”`,
  deleteTitle: (one: string) => `Xóa ${one}`,
  deleteAsk: (name: string) => `“${name}” sẽ bị xóa và không lấy lại được.`,
  general: 'Thông tin',
  others: 'Thông tin khác',
  refused: 'Chưa lưu được.',
  staleTitle: (one: string) => `Người khác, hoặc bạn ở một thẻ khác, vừa sửa ${one} này.`,
  staleText:
    'Nội dung bạn đã nhập vẫn còn. Tải bản mới sẽ thay bằng nội dung trên máy chủ; ghi đè sẽ lưu nội dung của bạn.',
  staleLoad: 'Tải bản mới',
  staleOverwrite: 'Ghi đè bằng bản của tôi',
  readOnly: 'Bạn chỉ có quyền xem.',
  showPassword: 'Hiện mật khẩu',
  hidePassword: 'Ẩn mật khẩu',
  chooseEmpty: 'Chưa chọn',
  searchHint: 'Gõ để tìm',
  rangeFrom: (label: string) => `${label} từ`,
  rangeTo: (label: string) => `${label} đến`,
  rangeCrossed: 'Số cuối nhỏ hơn số đầu, hãy nhập số lớn hơn',
  lookUp: 'Tra cứu',
  lookingUp: 'Đang tra',
  lookUpFailed: 'Chưa tra được, hãy thử lại',
  taxCodeKnown: 'Mã số thuế này đã có ở',
  taxCodeFree: (one: string) => `Chưa có ${one} nào dùng mã số thuế này`,
});

/** What a number may be: digits before the decimal mark, digits after it, with or without a sign. */
type NumberLimits = { whole: number | null; decimals: number; signed: boolean; point: '.' | ',' };

const markNames = { '.': 'dấu chấm', ',': 'dấu phẩy' } as const;

function numberWanted({ whole, decimals, signed, point }: NumberLimits): string {
  const before = whole === null ? '' : `, không quá ${whole} chữ số trước ${markNames[point]}`;
  const after = decimals === 0 ? ', không có phần lẻ' : `, phần lẻ không quá ${decimals} chữ số`;
  return `Cần là số${signed ? '' : ' không âm'}${before}${after}`;
}

/** What a field says when its text cannot be taken: what is there and what is wanted. */
export const problems = worded('problems', {
  required: (label: string) => `${label} không được để trống`,
  tooLong: (length: number, max: number) => `Không quá ${max} ký tự, đang có ${length}`,
  tooShort: (length: number, min: number) => `Cần ít nhất ${min} ký tự, đang có ${length}`,
  pattern: (hint: string | null) => hint ?? 'Chưa đúng định dạng',
  email: (text: string) => `Email cần có dạng ten@tenmien.vn, đang có “${text}”`,
  phone: (digits: number) => `Số điện thoại cần 8 đến 15 chữ số, đang có ${digits}`,
  phoneCharacters: (text: string) =>
    `Số điện thoại chỉ gồm chữ số, dấu cách, dấu + và dấu chấm, đang có “${text}”`,
  integer: (text: string) => `Cần là số nguyên, đang có “${text}”`,
  decimal: (text: string, limits: NumberLimits) => `${numberWanted(limits)}, đang có “${text}”`,
  minimum: (minimum: string, text: string) => `Không được nhỏ hơn ${minimum}, đang có ${text}`,
  maximum: (maximum: string, text: string) => `Không được lớn hơn ${maximum}, đang có ${text}`,
  vatRate: (text: string, example: string) =>
    `Thuế suất cần là số phần trăm, ví dụ ${example}, đang có “${text}”`,
  color: (text: string) => `Màu cần có dạng #1b54d0 (dấu # và 6 chữ số 0–9, a–f), đang có “${text}”`,
  chooseOne: (label: string) => `${label}: chưa chọn mục nào, cần ít nhất một`,
  choices: {
    few: (min: number, count: number) => `Cần chọn ít nhất ${min} mục, đang chọn ${count}`,
    many: (max: number, count: number) => `Không chọn quá ${max} mục, đang chọn ${count}`,
  },
  rows: {
    few: (min: number, count: number) => `Cần ít nhất ${min} dòng, đang có ${count}`,
    many: (max: number, count: number) => `Không quá ${max} dòng, đang có ${count}`,
  },
});
