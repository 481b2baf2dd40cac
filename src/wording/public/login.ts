import { worded } from '#src/language/language.ts';
/** The words of the login page and of forgot-password. */
export const loginWords = worded('loginWords', {
  title: 'Đăng nhập',
  lead: 'Dùng tài khoản do quản trị viên đơn vị của bạn cấp.',
  sessionEnded: 'Phiên làm việc đã hết hạn. Đăng nhập lại để quay về trang đang xem.',
  passwordSet: 'Mật khẩu mới đã được đặt. Hãy đăng nhập bằng mật khẩu đó.',
  failed: 'Chưa đăng nhập được.',
  email: 'Email',
  noEmail: 'Chưa nhập email',
  password: 'Mật khẩu',
  noPassword: 'Chưa nhập mật khẩu',
  forgot: 'Quên mật khẩu?',
  submit: 'Đăng nhập',
  busy: 'Đang đăng nhập…',
  or: 'hoặc',
  passkey: 'Dùng khóa truy cập',
  passkeyBusy: 'Đang chờ khóa truy cập…',
  noAccount: 'Chưa có tài khoản?',
  trial: 'Dùng thử miễn phí',
  prices: 'Bảng giá',
});

export const passkeyWords = worded('loginPasskeyWords', {
  cancelled:
    'Chưa dùng được khóa truy cập: thao tác đã bị hủy hoặc hết giờ. Thử lại, hoặc đăng nhập bằng mật khẩu.',
  elsewhere: (host: string) =>
    `Khóa truy cập của hệ thống này chỉ dùng được tại địa chỉ ${host}. Mở trang ở đó, hoặc đăng nhập bằng mật khẩu.`,
});

export const secondFactorWords = worded('secondFactorWords', {
  title: 'Xác thực hai lớp',
  otpLead: 'Mở ứng dụng xác thực trên điện thoại và nhập mã 6 chữ số của Hóa Đơn Số.',
  recoveryLead: 'Nhập một mã khôi phục bạn đã cất khi bật xác thực hai lớp. Mỗi mã dùng được một lần.',
  otp: 'Mã 6 chữ số',
  noOtp: 'Mã có đủ 6 chữ số',
  recovery: 'Mã khôi phục',
  noRecovery: 'Chưa nhập mã khôi phục',
  submit: 'Xác nhận',
  busy: 'Đang kiểm tra…',
  useOtp: 'Dùng mã 6 chữ số',
  useRecovery: 'Dùng mã khôi phục',
  back: 'Đăng nhập lại từ đầu',
  lost: 'Mất cả điện thoại lẫn mã khôi phục? Nhờ quản trị viên đơn vị gỡ xác thực hai lớp cho bạn.',
});

export const forgotWords = worded('forgotWords', {
  title: 'Quên mật khẩu',
  lead: 'Nhập email bạn dùng để đăng nhập. Chúng tôi gửi tới đó một đường dẫn để đặt mật khẩu mới.',
  submit: 'Gửi đường dẫn',
  busy: 'Đang gửi…',
  failed: 'Chưa gửi được.',
  noEmail: 'Chưa nhập email',
  badEmail: 'Email cần có dạng ten@congty.vn',
  back: 'Quay lại đăng nhập',
  sentTitle: 'Kiểm tra hộp thư',
  sent: 'Nếu địa chỉ này có tài khoản, thư đã được gửi tới',
  lasts: 'Đường dẫn trong thư dùng được một lần, trong 60 phút.',
  nothing: 'Không thấy thư?',
  noMails:
    'Hệ thống này chưa cài đặt máy chủ gửi thư, nên thư không tới hộp thư của bạn. Hãy liên hệ người quản trị hệ thống.',
  nothingTips: [
    'Xem trong thư rác và mục quảng cáo.',
    'Kiểm tra lại địa chỉ: đúng email bạn dùng để đăng nhập.',
    'Vẫn không có: nhờ quản trị viên đơn vị gửi lại lời mời trong Cấu hình, mục Quản lý nhân viên.',
  ],
  again: 'Gửi lại thư',
  againIn: (seconds: number) => `Gửi lại sau ${seconds} giây`,
  sentAgain: 'Đã gửi lại.',
  other: 'Dùng địa chỉ khác',
});
