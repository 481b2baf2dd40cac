import { worded } from '#src/language/language.ts';
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
