import type { components } from '#generated/types.ts';

type Problem = components['schemas']['MailboxProblem'];

const WORDS: Readonly<Record<Problem, string>> = {
  host_unknown: 'Không tìm thấy máy chủ IMAP này. Xem lại tên máy chủ, ví dụ imap.gmail.com.',
  host_inside:
    'Máy chủ IMAP này nằm trong mạng nội bộ, hoặc cổng không phải 143 hay 993, nên không được kết nối. Dùng máy chủ trên Internet, hoặc xin người vận hành hệ thống cho phép.',
  unreachable:
    'Không kết nối được tới máy chủ IMAP. Xem lại tên máy chủ và cổng (thường là 993), và hộp thư có bật IMAP chưa.',
  tls: 'Máy chủ không nói TLS đúng cách, hoặc chứng thư của máy chủ không hợp lệ với tên đã nhập. Xem lại cổng, cách bảo mật (993 là TLS, 143 là STARTTLS) và tên máy chủ.',
  login:
    'Máy chủ không nhận tên đăng nhập hoặc mật khẩu. Gmail, Outlook và nhiều nơi khác cần mật khẩu ứng dụng thay cho mật khẩu thường.',
  folder: 'Đăng nhập được, nhưng không có thư mục này trong hộp thư. Thư mục thường là INBOX.',
  interrupted: 'Kết nối tới hộp thư bị ngắt giữa chừng. Hệ thống sẽ tự thử lại.',
  account:
    'Tài khoản đã đặt hộp thư không còn dùng được hoặc không còn quyền nhận hóa đơn đầu vào. Người có quyền hãy lưu lại thiết lập hộp thư.',
  server: 'Hệ thống gặp lỗi khi nhận hóa đơn từ hộp thư. Hệ thống sẽ tự thử lại.',
};

/** What is wrong with a mailbox, and what to do. */
export const mailboxWords = (problem: Problem): string => WORDS[problem];
