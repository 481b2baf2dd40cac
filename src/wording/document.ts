import { worded } from '#src/language/language.ts';

/** An XML file as it is read on screen. */
export const xmlWords = worded('xmlWords', {
  of: (message_type: string) => `Nguyên văn thông điệp ${message_type}`,
  view: 'Nội dung XML',
  fold: (name: string) => `Phần ${name}`,
  openAll: 'Mở hết',
  foldAll: 'Gấp lại',
  rest: (lines: string) => `Còn ${lines} dòng. Gấp bớt, hoặc tải tệp về để xem đủ.`,
  tooLarge: (size: string) => `Thông điệp này nặng ${size}, chỉ tải về để xem.`,
  failed: 'Chưa tải được nguyên văn.',
  copyId: 'Chép mã thông điệp',
  copyHash: 'Chép SHA-256',
  copyFailed: 'Trình duyệt không cho sao chép. Hãy mở trang này qua HTTPS rồi thử lại.',
});

/** Words of any document on its way: a kind adds its own name for it. */
export const documentWords = worded('documentWords', {
  log: 'Nhật ký',
  logFailed: 'Chưa tải được nhật ký.',
  whyRefused: 'Vì sao bị từ chối?',
  whyFailed: 'Vì sao ký không thành công?',
  fixAndSign: 'Sửa và ký lại',
  sendAgain: 'Ký và gửi lại',
  openHistory: 'Xem trong lịch sử truyền nhận',
  openEvidence: 'Mở bằng chứng',
  /** Where something is that was sent and has no result yet. */
  stillWaiting: {
    sent_tvan: 'Đơn vị truyền nhận đã có thông điệp và đang chuyển tới cơ quan thuế.',
    message_received: 'Đơn vị truyền nhận giữ thông điệp, chưa chuyển tới cơ quan thuế.',
    sent: 'Đã chuyển tới cơ quan thuế, chưa có phản hồi.',
    waiting_for_response: 'Cơ quan thuế đã có thông điệp, chưa phản hồi.',
    valid_message: 'Cơ quan thuế đã đọc được thông điệp, chưa có kết quả.',
  },
  asksItself: 'Hệ thống tự hỏi lại cho tới khi có kết quả. Đừng gửi lại.',
  evidence: 'Bằng chứng truyền nhận',
  evidenceOf: (name: string) => `Bằng chứng ${name}`,
  downloadPack: 'Tải gói bằng chứng',
  exchanges: (count: string) => `${count} lần trao đổi`,
  noExchange: 'Chưa có thông điệp nào được gửi.',
  messagesFailed: 'Chưa tải được các thông điệp.',
  messagesHidden:
    'Bạn xem được nhật ký, còn nguyên văn thông điệp cần quyền Lịch sử truyền nhận. Người quản lý tài khoản cấp quyền này.',
  sentTitle: (times: number) =>
    times === 1 ? 'Gửi bằng một mã thông điệp.' : `Gửi ${times} lần, mỗi lần một mã thông điệp.`,
  sentText: 'Nơi nhận chỉ tính một mã một lần, dù nhận lại bao nhiêu lần.',
  way: {
    out: (message_type: string) => `Gửi đi · thông điệp ${message_type}`,
    in: (message_type: string) => `Nhận về · thông điệp ${message_type}`,
  },
  lookUp: 'Tra cứu',
  lookUpNow: 'Tra cứu ngay',
  lookingUp: 'Đang tra cứu…',
  lookedUp: {
    arrived: 'Đã rõ: thông điệp đã tới đơn vị truyền nhận.',
    absent: 'Đơn vị truyền nhận chưa có thông điệp. Hệ thống gửi lại đúng thông điệp đó.',
    silent: 'Đơn vị truyền nhận vẫn chưa trả lời. Hệ thống tiếp tục tự tra cứu.',
  },
  askAgain: 'Yêu cầu gửi lại phản hồi',
  askingAgain: 'Đang yêu cầu…',
  askedAgain: {
    read: 'Đã nhận lại và đọc được phản hồi.',
    still_unreadable: 'Phản hồi gửi lại vẫn không đọc được. Hãy báo đơn vị truyền nhận, kèm mã thông điệp.',
    not_yet: 'Đã yêu cầu gửi lại. Phản hồi chưa tới, hệ thống tự nhận khi có.',
    not_at_provider: 'Đơn vị truyền nhận không tìm thấy thông điệp này. Hãy liên hệ họ, kèm mã thông điệp.',
  },
  content: 'Nội dung',
  messageId: 'Mã thông điệp',
  answers: 'Trả lời cho',
  size: 'Dung lượng',
  bytes: (count: string) => `${count} byte`,
  reason: 'Lý do',
  openXml: 'Xem nguyên văn',
  unknownText:
    'Đơn vị truyền nhận không trả lời kịp nên chưa biết thông điệp đã tới hay chưa. Nội dung đã ký được giữ nguyên.',
  unknownSince: (time: string) => `kể từ ${time}`,
  nextMilestone: (time: string) => `mốc tiếp ${time}`,
  milestoneBar: (elapsed: string, milestone: string) => `Đã ${elapsed}, mốc tiếp là ${milestone}`,
  nextByItself: 'Hệ thống tự làm',
  nextByPerson: 'Việc của bạn',
  milestone: { beginning: 'Từ đầu', later: (time: string) => `Sau ${time}` },
  nextSteps: [
    'Tra cứu lại bằng mã thông điệp đã gửi, khoảng nửa phút một lần, cho tới khi rõ.',
    'Nếu đơn vị truyền nhận đã có: chờ cơ quan thuế trả lời, không gửi lại.',
    'Nếu đơn vị truyền nhận chưa có: gửi lại đúng thông điệp đó, vẫn mã ấy.',
  ],
  unchangedTitle: 'Bạn chưa sửa gì ở đây.',
  unchangedText:
    'Gửi lại nguyên nội dung này thường bị từ chối lần nữa. Hãy sửa chỗ được nêu trong lý do từ chối rồi ký lại.',
  sendUnchanged: 'Vẫn ký và gửi lại nguyên nội dung này',
  needsUnchanged: 'Đánh dấu ô này để vẫn gửi lại, hoặc hủy rồi sửa.',
  turnTo: (names: string) => `Bạn không có quyền ký và gửi. Chuyển người ký: ${names}.`,
  turnToManager:
    'Bạn không có quyền ký và gửi. Nhờ người quản lý tài khoản của đơn vị ký, hoặc cấp quyền cho bạn.',
  sendLocked: 'Không ký và gửi lại được cho tới khi rõ kết quả, để không thành hai chứng từ.',
  days: (count: number) => `${count} ngày`,
  hours: (count: number) => `${count} giờ`,
  minutes: (count: number) => `${count} phút`,
  seconds: (count: number) => `${count} giây`,
});
