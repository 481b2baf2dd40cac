import { worded } from '#src/language/language.ts';
/** The words of asking to be invited into a company that has an account. */
export const invitationRequestWords = worded('invitationRequestWords', {
  title: 'Yêu cầu được mời',
  lead: 'Mã số thuế này đã có tài khoản. Gửi yêu cầu tới người quản trị của đơn vị; họ quyết định có mời bạn hay không.',
  tax_code: 'Mã số thuế',
  full_name: 'Họ tên của bạn',
  email: 'Email của bạn',
  email_hint: 'Người quản trị thấy họ tên và email này; thư mời được gửi tới đây',
  submit: 'Gửi yêu cầu',
  busy: 'Đang gửi…',
  failed: 'Chưa gửi được yêu cầu.',
  trial: 'Đăng ký dùng thử',
  other: 'Không phải đơn vị của bạn?',
  login: 'Đăng nhập',
  sent: 'Đã gửi yêu cầu',
  sent_lead:
    'Người quản trị của đơn vị nhận được thư với họ tên và email của bạn. Khi họ mời, bạn nhận thư có đường dẫn để đặt mật khẩu.',
});
