import { worded } from '#src/language/language.ts';

/** What the second line of an empty history says: what will stand there, and since when. */
export const historyEmpty = worded('historyEmpty', {
  declaration:
    'Tờ khai đăng ký, thay đổi gửi cơ quan thuế và mọi trả lời được giữ nguyên văn ở đây, kể từ tờ khai đầu tiên.',
  invoice:
    'Mỗi lần phát hành, thông điệp gửi cơ quan thuế và trả lời của cơ quan thuế được giữ nguyên văn ở đây.',
  invoice_cash_register:
    'Dữ liệu hóa đơn từ máy tính tiền gửi cơ quan thuế và mọi trả lời được giữ nguyên văn ở đây.',
  invoice_mistake:
    'Thông báo sai sót gửi cơ quan thuế và yêu cầu rà soát của cơ quan thuế được giữ nguyên văn ở đây.',
  data_summary_table: 'Bảng tổng hợp gửi cơ quan thuế và kết quả kiểm tra được giữ nguyên văn ở đây.',
});

export const historyWords = worded('historyWords', {
  facts: 'Mọi thông điệp gửi đi và nhận về, giữ nguyên văn',
  search: 'Số chứng từ, mã thông điệp…',
  emptyHeading: 'Chưa có thông điệp nào',
  tabs: { all: 'Tất cả', out: 'Gửi đi', in: 'Nhận về', failed: 'Lỗi', unknown: 'Chưa rõ' },
  directions: { out: 'Gửi', in: 'Nhận' },
  columns: {
    time: 'Thời điểm',
    direction: 'Chiều',
    type: 'Loại',
    document: 'Chứng từ',
    status: 'Trạng thái',
    content: 'Nội dung',
  },
  message: (message_type: string) => `Thông điệp ${message_type}`,
  meaning: (message_type: string) => `Ý nghĩa loại ${message_type}`,
  sentAt: 'Gửi lúc',
  receivedAt: 'Nhận lúc',
  id: 'Mã thông điệp',
  answers: 'Trả lời cho',
  answered: (message_type: string, time: string) => `Thông điệp ${message_type}, ${time}`,
  document: 'Chứng từ',
  size: 'Dung lượng',
  bytes: (count: string) => `${count} byte`,
  thread: (label: string, count: string) => `${count} thông điệp của ${label}`,
  threadFailed: 'Chưa tải được các thông điệp liên quan.',
  previous: 'Thông điệp phía trên',
  next: 'Thông điệp phía dưới',
  failed: 'Chưa tải được thông điệp.',
  missing: 'Không có thông điệp này, hoặc bạn không có quyền xem.',
});

/** Asking about many messages at once: those of unknown whereabouts, and answers that could not be read. */
export const askAllWords = worded('askAllWords', {
  look_up: {
    about: (count: string) =>
      `${count} thông điệp chưa rõ đã tới hay chưa. Hệ thống tự tra cứu; cần biết ngay thì tra cứu bây giờ, không gửi thêm gì.`,
    ask: (count: string) => `Tra cứu ngay ${count} thông điệp`,
    running: (count: string) => `Đang tra cứu ${count} thông điệp`,
    done: (count: string) => `Đã tra cứu ${count} thông điệp`,
  },
  fetch_again: {
    about: (count: string) =>
      `${count} phản hồi không đọc được. Yêu cầu đơn vị truyền nhận gửi lại; yêu cầu nhiều lần không sinh thêm chứng từ.`,
    ask: (count: string) => `Yêu cầu gửi lại ${count} phản hồi`,
    running: (count: string) => `Đang yêu cầu gửi lại ${count} phản hồi`,
    done: (count: string) => `Đã yêu cầu gửi lại ${count} phản hồi`,
  },
  oldest: (count: string, total: string) => `Mỗi lần ${count} thông điệp cũ nhất trong ${total}.`,
  outcomes: {
    arrived: 'Đã tới nơi',
    absent: 'Chưa tới, đang gửi lại',
    silent: 'Chưa có trả lời',
    read: 'Đã đọc được',
    not_yet: 'Chờ phản hồi tới',
    still_unreadable: 'Vẫn không đọc được',
    not_at_provider: 'Không tìm thấy ở đơn vị truyền nhận',
    failed: 'Chưa hỏi được',
    stopped: 'Chưa hỏi, đã dừng',
    waiting: 'Chờ hỏi',
  },
  stop: 'Dừng',
  stopping: 'Đang dừng',
  soFar: (running: string, done: string) => `${running}: xong ${done}.`,
  wasStopped: 'Đã dừng giữa chừng.',
  broke: 'Dừng vì lỗi kỹ thuật; hãy hỏi lại những thông điệp còn thiếu.',
  seeProgress: 'Xem tiến độ',
  seeResult: 'Xem kết quả',
  closeRunning: 'Đóng, vẫn chạy tiếp',
  goesOn: 'Máy chủ hỏi tiếp khi bạn đóng trang hoặc tắt máy; mở lại trang này để xem kết quả.',
  unread: 'Chưa tải được kết quả.',
  named: (count: string, total: string) =>
    `${count} trong ${total} thông điệp; những thông điệp chưa ổn được nêu trước.`,
  each: 'Kết quả từng thông điệp',
  spoken: (good: string, open: string, bad: string) => `Xong ${good}, đang hỏi ${open}, chưa xong ${bad}.`,
});
