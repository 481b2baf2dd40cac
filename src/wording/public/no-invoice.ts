import { worded } from '#src/language/language.ts';

/** A buyer's link that opens nothing. */
export const noInvoiceWords = worded('noInvoiceWords', {
  dead: 'Liên kết không dùng được',
  deadText:
    'Liên kết sai, hoặc bên bán đã thay bằng liên kết khác. Hãy xin bên bán gửi lại, hoặc tra cứu bằng mã.',
  lookUpInstead: 'Tra cứu bằng mã',
  unread: 'Chưa mở được hóa đơn',
  unreadText: 'Có thể mạng vừa ngắt. Hóa đơn không thay đổi; hãy thử lại.',
});
