import { worded } from '#src/language/language.ts';
/** Words of the decimal places. */
export const decimalWords = worded('decimalWords', {
  title: 'Phần thập phân',
  facts: 'Số chữ số sau dấu phẩy khi nhập, tính và in. Tối đa 6.',
  section: 'Số lẻ theo trường',
  note: 'Áp dụng cho hóa đơn lập sau khi lưu. Hóa đơn đã lập giữ nguyên số lẻ của nó. Tiền đồng luôn là số nguyên; ngoại tệ có nhiều nhất 2 chữ số lẻ.',
  field: 'Trường',
  digits: 'Số chữ số',
  example: (number: string) => `${number} thành`,
  isDefault: 'mặc định',
  changed: 'đã đổi',
  digitsOf: (label: string) =>
    `Số chữ số thập phân của ${label.charAt(0).toLocaleLowerCase('vi')}${label.slice(1)}`,
  reset: (label: string) => `Về mặc định: ${label}`,
  resetAll: 'Về mặc định tất cả',
  unsaved: (count: number) => `Thay đổi chưa lưu · ${count} mục`,
  saved: 'Đã lưu phần thập phân',
  failed: 'Chưa lưu được.',
});
