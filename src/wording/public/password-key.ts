import { worded } from '#src/language/language.ts';
/** The words of the link in the mail that lets one choose a password; apart: who applies for a trial does not carry them. */
export const passwordKeyWords = worded('passwordKeyWords', {
  title: { invitation: 'Đặt mật khẩu', reset: 'Đặt mật khẩu mới' },
  lead: {
    invitation: 'Bạn được mời vào làm việc. Đặt mật khẩu để bắt đầu.',
    reset: 'Mật khẩu cũ và các phiên đang đăng nhập hết hiệu lực khi bạn đặt mật khẩu mới.',
  },
  company: 'Đơn vị',
  full_name: 'Họ tên',
  email: 'Email đăng nhập',
  until: 'Dùng được đến',
  password: 'Mật khẩu mới',
  submit: 'Đặt mật khẩu',
  busy: 'Đang đặt…',
  failed: 'Chưa đặt được mật khẩu.',
  reading: 'Đang kiểm tra đường dẫn',
  dead: 'Đường dẫn này không còn dùng được',
  dead_lead:
    'Mỗi đường dẫn dùng được một lần và có hạn. Nếu đã từng đặt mật khẩu, hãy xin đường dẫn mới qua Quên mật khẩu. Nếu được mời mà chưa vào lần nào, nhờ quản trị viên đơn vị gửi lại lời mời.',
  none: 'Mở đường dẫn trong thư',
  none_lead:
    'Trang này cần đường dẫn trong thư mời hoặc thư đặt lại mật khẩu. Mở lại thư và bấm vào đường dẫn đó.',
  ask: 'Quên mật khẩu',
  login: 'Đăng nhập',
  unread: 'Chưa kiểm tra được đường dẫn',
  unread_lead: 'Kiểm tra mạng rồi thử lại. Đường dẫn chưa bị dùng.',
});
