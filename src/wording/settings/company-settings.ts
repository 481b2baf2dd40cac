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

/** Words of the settings of mails to buyers. */
export const mailSettingWords = worded('mailSettingWords', {
  title: 'Thư gửi người mua',
  facts: 'Mẫu thư gửi kèm hóa đơn, và việc tự gửi khi hóa đơn có hiệu lực.',
  automatic: 'Tự gửi',
  automaticNote:
    'Áp dụng cho hóa đơn có hiệu lực sau khi lưu. Hóa đơn không có email người mua thì không gửi. Mỗi địa chỉ nhận một lần; gửi lại là việc của bạn.',
  sends: 'Gửi ngay khi hóa đơn có mã hoặc được tiếp nhận',
  template: 'Mẫu thư',
  fields: 'Chữ trong ngoặc nhọn được thay bằng nội dung của hóa đơn:',
  subject: 'Tiêu đề',
  body: 'Nội dung',
  bodyHint: 'Cách đoạn bằng một dòng trống. Nút mở hóa đơn, mã tra cứu, PDF và XML luôn được thêm.',
  preview: 'Xem thử',
  previewNote: 'Với một hóa đơn ví dụ, như người mua đọc.',
  exampleBuyer: 'Công ty TNHH Dược phẩm Tâm Đức Phát',
  reset: 'Về mẫu của hệ thống',
  unknownField: (name: string) =>
    `Không có trường {${name}}. Chọn một trường trong danh sách, hoặc bỏ dấu ngoặc nhọn.`,
  unsaved: 'Thay đổi chưa lưu',
  saved: 'Đã lưu mẫu thư',
  failed: 'Chưa lưu được.',
});
