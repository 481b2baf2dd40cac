import { worded } from '#src/language/language.ts';

/** What the buyer says is wrong. */
export const buyerRequestWords = worded('buyerRequestWords', {
  objectTitle: 'Báo chỗ sai cho bên bán',
  objectText: 'Bên bán thấy lời của bạn ngay ở trang hóa đơn và sẽ điều chỉnh, thay thế hoặc gọi lại.',
  what: 'Chỗ nào sai, đúng ra là gì',
  yourName: 'Họ tên của bạn',
  contact: 'Điện thoại hoặc email',
  contactHint: 'Để bên bán gọi lại. Để trống cũng được.',
  missing: 'Nhập mục này.',
  send: 'Gửi bên bán',
});
