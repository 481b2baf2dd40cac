import { worded } from '#src/language/language.ts';

/** The words of the verification by mail. */
export const verifyWords = worded('verifyWords', {
  title: 'Xác minh email',
  lead: 'Nhập mã 6 chữ số đã gửi tới',
  lasts: 'Mã dùng được trong 30 phút.',
  code: 'Mã xác minh',
  incomplete: 'Mã có đủ 6 chữ số',
  submit: 'Bắt đầu dùng thử',
  busy: 'Đang tạo đơn vị của bạn…',
  failed: 'Chưa xác minh được.',
  nothing: 'Không thấy mã? Xem trong thư rác, rồi gửi lại.',
  again: 'Gửi lại mã',
  again_in: (seconds: number) => `Gửi lại sau ${seconds} giây`,
  not_sent: 'Chưa gửi được mã.',
  sent_again: 'Mã mới đã được gửi. Mã trước đó không dùng được nữa.',
  wrong_address: 'Sai địa chỉ? Sửa email',
  new_address: 'Email đúng',
  send_there: 'Gửi mã tới địa chỉ này',
  cancel: 'Hủy',
  begun: 'Email đã được xác minh',
  over: 'Mã này không còn dùng được',
  over_lead: 'Những gì bạn đã khai vẫn còn, chỉ cần nhập lại mật khẩu.',
  start_again: 'Đăng ký lại',
  none: 'Không có đăng ký nào đang chờ',
  none_lead: 'Mã xác minh được nhập ở chính thẻ trình duyệt đã gửi đăng ký. Nếu đã xác minh, hãy đăng nhập.',
});
