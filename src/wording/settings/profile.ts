import { worded } from '#src/language/language.ts';
export const profileWords = worded('profileWords', {
  one: 'tài khoản',
  info: 'Thông tin',
  infoNote: 'Tên hiện trên thanh trên cùng và trong nhật ký thao tác.',
  fullName: 'Họ tên',
  phone: 'Số điện thoại',
  email: 'Email đăng nhập',
  emailHint: 'Quản trị viên đơn vị đổi được email này',
  role: 'Vai trò',
  unsaved: 'Thông tin tài khoản chưa lưu',
  saved: 'Đã lưu thông tin tài khoản',
  look: 'Giao diện',
  lookNote: 'Áp dụng ngay, và theo bạn sang thiết bị khác khi đăng nhập.',
  language: 'Ngôn ngữ',
  theme: 'Sáng hay tối',
  themeDetail: {
    system: 'Theo cài đặt của thiết bị',
    light: 'Nền trắng, chữ đậm',
    dark: 'Nền tối, đỡ chói ban đêm',
  },
  languageFailed: 'Chưa đổi được ngôn ngữ. Hãy thử lại.',
});

export const passwordWords = worded('passwordWords', {
  title: 'Mật khẩu',
  note: 'Nên đổi khi có người khác biết mật khẩu của bạn.',
  change: 'Đổi mật khẩu',
  consequence: 'Các thiết bị khác đang đăng nhập bằng tài khoản này sẽ bị đăng xuất.',
  current: 'Mật khẩu hiện tại',
  next: 'Mật khẩu mới',
  nextHint: 'Ít nhất 10 ký tự; một câu ngắn dễ nhớ là tốt nhất',
  good: (length: number) => `Dùng được: ${length} ký tự, không nằm trong số mật khẩu dễ đoán`,
  changed: 'Đã đổi mật khẩu. Các thiết bị khác đã bị đăng xuất.',
  missing: 'Chưa nhập mật khẩu hiện tại',
});

export const totpWords = worded('totpWords', {
  title: 'Xác thực hai lớp',
  note: 'Sau mật khẩu, hệ thống hỏi thêm mã 6 chữ số từ ứng dụng trên điện thoại của bạn.',
  on: 'Đang bật',
  off: 'Chưa bật',
  turnOn: 'Bật xác thực hai lớp',
  turnOff: 'Tắt xác thực hai lớp',
  turnOffConsequence: 'Từ lần đăng nhập sau chỉ còn cần mật khẩu. Các mã khôi phục cũng hết hiệu lực.',
  turnedOff: 'Đã tắt xác thực hai lớp',
  continue: 'Tiếp tục',
  proof: 'Nhập lại mật khẩu để chắc rằng chính bạn đang đổi cách đăng nhập.',
  scan: 'Mở ứng dụng xác thực (Google Authenticator, Microsoft Authenticator, 2FAS…) và quét mã này.',
  qr: 'Mã QR cho ứng dụng xác thực',
  secret: 'Không quét được? Nhập khóa này bằng tay',
  code: 'Mã 6 chữ số ứng dụng đang hiện',
  codeMissing: 'Cần đủ 6 chữ số',
  confirm: 'Xác nhận mã',
  left: (count: number) => `Còn ${count} mã khôi phục`,
  few: (count: number) =>
    count === 0
      ? 'Đã hết mã khôi phục. Mất điện thoại lúc này là không tự vào lại được.'
      : `Chỉ còn ${count} mã khôi phục. Hãy tạo bộ mới trước khi dùng hết.`,
  renew: 'Tạo bộ mã mới',
  renewTitle: 'Tạo bộ mã khôi phục mới',
  renewConsequence: 'Các mã khôi phục cũ hết hiệu lực ngay.',
});

export const recoveryWords = worded('recoveryWords', {
  title: 'Cất mã khôi phục',
  text: 'Mất điện thoại, bạn vào lại bằng một trong mười mã này; mỗi mã dùng một lần. Mã chỉ hiện lần này.',
  list: 'Mười mã khôi phục',
  copy: 'Chép',
  copied: 'Đã chép mười mã',
  print: 'In',
  download: 'Tải về',
  file: 'hoa-don-so-ma-khoi-phuc.txt',
  fileHead: (email: string) => `Mã khôi phục của ${email}`,
  stored: 'Tôi đã cất mã',
});

export const passkeyWords = worded('passkeyWords', {
  title: 'Khóa truy cập',
  note: 'Đăng nhập bằng vân tay, khuôn mặt hoặc mã mở khóa của thiết bị, không cần mật khẩu.',
  none: 'Chưa có khóa truy cập nào.',
  list: 'Khóa truy cập của bạn',
  add: 'Thêm khóa truy cập',
  name: 'Tên để nhận ra',
  nameHint: 'Ví dụ: Điện thoại của tôi, Máy tính văn phòng',
  nameMissing: 'Chưa đặt tên cho khóa',
  addText: 'Trình duyệt sẽ hỏi bạn lưu khóa ở đâu.',
  added: 'Đã thêm khóa truy cập',
  createdOn: (date: string) => `Thêm ngày ${date}`,
  lastUsed: (date: string) => `dùng gần nhất ${date}`,
  neverUsed: 'chưa dùng lần nào',
  remove: (name: string) => `Xóa khóa ${name}`,
  removeTitle: 'Xóa khóa truy cập',
  removeText: (name: string) => `Khóa “${name}” sẽ không đăng nhập được nữa.`,
  removed: 'Đã xóa khóa truy cập',
  noBrowser:
    'Trình duyệt này chưa dùng được khóa truy cập. Bản mới của Chrome, Edge, Firefox hoặc Safari thì dùng được.',
  noAddress:
    'Địa chỉ đang mở không dùng được khóa truy cập: khóa gắn với một tên miền qua https, không gắn với địa chỉ IP.',
  elsewhere: (host: string) => `Khóa truy cập của hệ thống này chỉ tạo được tại địa chỉ ${host}.`,
  refused: 'Chưa tạo được khóa: thao tác bị hủy, hết giờ, hoặc thiết bị đã có khóa của tài khoản này.',
});

export const sessionWords = worded('sessionWords', {
  title: 'Thiết bị đang đăng nhập',
  note: 'Thấy thiết bị lạ thì đăng xuất nó rồi đổi mật khẩu.',
  list: 'Thiết bị đang đăng nhập',
  unknownDevice: 'Thiết bị không rõ',
  current: 'Phiên này',
  since: (time: string) => `Đăng nhập ${time}`,
  lastUsed: (time: string) => `dùng gần nhất ${time}`,
  end: 'Đăng xuất',
  endOf: (device: string) => `Đăng xuất ${device}`,
  ended: 'Đã đăng xuất thiết bị',
  endOthers: 'Đăng xuất các thiết bị khác',
  endOthersText: (count: number) =>
    `${count} thiết bị khác sẽ phải đăng nhập lại. Nội dung chưa lưu trên đó có thể mất.`,
  endedOthers: 'Đã đăng xuất các thiết bị khác',
});
