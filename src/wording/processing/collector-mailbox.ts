import { worded } from '#src/language/language.ts';

/** Words of the mailbox that input invoices come to. */
export const collectorMailboxWords = worded('collectorMailboxWords', {
  title: 'Hộp thư nhận hóa đơn',
  on: (user: string) => `Tự nhận hóa đơn từ hộp thư ${user}`,
  off: 'Chưa tự nhận hóa đơn từ hộp thư',
  looked: (time: string) => `đọc lần cuối ${time}`,
  notLooked: 'chưa đọc lần nào, sẽ đọc trong vài phút tới',
  failing: 'Lỗi',
  set: 'Thiết lập hộp thư',
  note: 'Vài phút một lần, thư mới được đọc: tệp XML, ZIP và PDF có XML đính kèm được kiểm tra như khi tải lên. Thư không bị xóa, không bị đánh dấu đã đọc. Lần đầu đọc thư của 30 ngày gần nhất.',
  enabled: 'Tự nhận hóa đơn từ hộp thư này',
  host: 'Máy chủ IMAP',
  hostHint: 'Ví dụ imap.gmail.com',
  port: 'Cổng',
  security: 'Bảo mật',
  folder: 'Thư mục',
  username: 'Tên đăng nhập',
  password: 'Mật khẩu',
  passwordHint: 'Gmail, Outlook cần mật khẩu ứng dụng.',
  passwordKept: 'Để trống nếu giữ mật khẩu đã lưu.',
  check: 'Kiểm tra kết nối',
  save: 'Lưu',
  saved: 'Đã lưu hộp thư nhận hóa đơn',
  mails: 'Thư đã đọc gần đây',
  noMails: 'Chưa đọc thư nào.',
  noSubject: '(không có tiêu đề)',
});
