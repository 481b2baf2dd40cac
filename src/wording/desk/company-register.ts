import { worded } from '#src/language/language.ts';

/** What is said of a look-up in the register of businesses. */
export const companyWords = worded('companyWords', {
  lookUp: 'Tra cứu MST',
  asking: 'Đang tra cứu danh bạ doanh nghiệp…',
  offered: 'Chưa có trong danh mục. Tra cứu bằng nút kính lúp.',
  active: (day: string) => `Còn hoạt động, tra ngày ${day}`,
  inactive: (status: string, day: string) =>
    `Danh bạ ghi “${status}”, tra ngày ${day}. Hỏi lại người mua trước khi lập hóa đơn.`,
  unsaid: (status: string | null, day: string) =>
    status === null
      ? `Có trong danh bạ doanh nghiệp, tra ngày ${day}; danh bạ không nói còn hoạt động hay không.`
      : `Danh bạ ghi “${status}”, tra ngày ${day}.`,
  unknown: 'Danh bạ doanh nghiệp không có mã số thuế này. Kiểm tra lại mã, hoặc nhập tên và địa chỉ.',
  silent: 'Danh bạ doanh nghiệp không trả lời. Nhập tên và địa chỉ, hoặc tra lại sau.',
  tooOften: 'Đã tra quá nhiều lần trong một phút. Đợi một phút rồi tra lại.',
  again: 'Tra lại',
  differs: 'Danh bạ doanh nghiệp ghi khác với nội dung đang nhập.',
  name: (name: string) => `Tên: ${name}`,
  address: (address: string) => `Địa chỉ: ${address}`,
  take: 'Lấy theo danh bạ',
  keep: 'Giữ nội dung đang nhập',
});
