import { worded } from '#src/language/language.ts';

/** The words around every public page. */
export const publicWords = worded('publicWords', {
  login: 'Đăng nhập',
  work: 'Trang làm việc',
  prices: 'Bảng giá',
  retry: 'Thử lại',
  unloaded: 'Trang chưa tải xong',
  unloaded_lead: 'Có thể mạng vừa ngắt, hoặc đã có bản mới hơn. Hãy tải lại trang.',
  reload: 'Tải lại trang',
});

/** Of each public page, by its path; apart, so that a page does not bring the words of the others along. */
export const publicTitles = worded('publicTitles', {
  invitation: 'Đặt mật khẩu',
  verify: 'Xác minh email',
  register: 'Bảng giá',
  create_trial: 'Đăng ký dùng thử',
  statement: 'Ký biên bản',
  checkout: 'Thanh toán',
  payment_success: 'Thanh toán thành công',
  buyer_invoice: 'Tra cứu hóa đơn',
});
