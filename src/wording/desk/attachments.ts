import { worded } from '#src/language/language.ts';

/** Files that go with an invoice. */
export const attachmentWords = worded('attachmentWords', {
  title: 'Tệp đính kèm',
  add: 'Đính kèm tệp',
  rule: 'PDF, ảnh, Word, Excel, PowerPoint, XML; mỗi tệp tối đa 5 MB, cả hóa đơn 10 tệp và 10 MB.',
  kept: 'Hóa đơn đã phát hành: chỉ thêm được tệp, mỗi lần thêm là một dòng nhật ký.',
  saveFirst: 'Lưu nháp trước, rồi đính kèm hợp đồng, phiếu xuất kho, bảng kê.',
  sending: (name: string) => `Đang gửi ${name}…`,
  tooLarge: 'Tệp lớn hơn 5 MB. Hãy nén nhỏ lại hoặc chia thành nhiều tệp.',
  again: 'Gửi lại',
  pass: 'Bỏ qua',
  toBuyer: 'Gửi người mua',
  toBuyerOf: (name: string) => `Gửi người mua: ${name}`,
  goesToBuyer: 'gửi người mua',
  toBuyerMeans: 'Tệp gửi người mua đi kèm thư và hiện ở trang tra cứu hóa đơn.',
  remove: (name: string) => `Bỏ tệp ${name}`,
  removed: (name: string) => `Đã bỏ tệp ${name}`,
  failed: 'Chưa đọc được các tệp đính kèm.',
});
