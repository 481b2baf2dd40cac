import type { MessageKind } from '#domain/transmission/message-kinds.table.ts';
import { worded } from '#src/language/language.ts';

/** Why something that was submitted stays where it is: the cause, who ends that, and until when it can wait. */
export const heldWords = worded('heldWords', {
  question: 'Vì sao chưa gửi được?',
  questionSent: 'Vì sao chưa có kết quả?',
  batch: 'Lô này đang bị giữ lại.',
  own_line: (problem: string) => `Kết nối riêng của doanh nghiệp: ${problem}`,
  common_line: (problem: string) => `Kết nối chung của hệ thống tới nơi truyền nhận: ${problem}`,
  runners: 'Phần xử lý nền của hệ thống đang ngừng nên chưa ký, chưa gửi và chưa nhận trả lời được.',
  damaged: 'Tệp đã ký lưu trong hệ thống không còn nguyên vẹn nên không được gửi đi.',
  fault: (code: string) =>
    `Lỗi của chương trình hoặc dữ liệu: hệ thống đã thử nhiều lần mà chưa ký, gửi hoặc tra cứu được. Mã lỗi để báo: ${code}.`,
  clock: 'Đồng hồ máy chủ vừa chạy sai nên bị giữ lại lâu hơn bình thường.',
  turn: 'Đang chờ đến lượt gửi, hoặc chờ gửi lại sau một lần chưa gửi được.',
  answer: 'Đã gửi đi, nơi nhận chưa trả lời.',
  itself: 'Hệ thống tự thử lại, bạn chưa phải làm gì.',
  itselfSent: 'Hệ thống tự hỏi lại cho tới khi có trả lời. Đừng gửi lại.',
  company:
    'Gửi lại không đủ: phải sửa kết nối trong cấu hình của doanh nghiệp. Sửa xong hệ thống tự gửi, không phải ký lại.',
  operator:
    'Người vận hành hệ thống phải xử lý, doanh nghiệp không sửa được: hãy báo cho họ. Xử lý xong hệ thống tự đi tiếp, không phải ký lại.',
  noOther: {
    invoice: 'Đừng lập hóa đơn khác thay thế.',
    invoice_cash_register: 'Đừng lập hóa đơn khác thay thế.',
    declaration: 'Đừng lập tờ khai khác thay thế.',
    invoice_mistake: 'Đừng lập thông báo khác thay thế.',
    data_summary_table: 'Đừng lập bảng khác thay thế.',
    explanation: 'Đừng viết giải trình khác thay thế.',
    statement: 'Đừng lập biên bản khác thay thế.',
  } as const satisfies Record<MessageKind | 'explanation' | 'statement', string>,
  nextTry: (time: string) => `Thử lại lúc ${time}.`,
  since: (time: string) => `Từ ${time}.`,
  tryAgain: 'Thử lại ngay',
  triedAgain: 'Hệ thống đang thử lại',
  tellOperator: 'Báo người vận hành',
  waitUntil: (day: string, source: string) => `Được chờ đến hết ngày ${day} (${source}).`,
  waitToday: (day: string, source: string) => `Chỉ được chờ đến hết hôm nay ${day} (${source}).`,
  over: (day: string, source: string) => `Hạn gửi ${day} đã qua (${source}): hãy giữ bằng chứng về sự cố.`,
  stopped: (source: string) => `Hạn gửi tạm ngừng tính: sự cố đã ghi chưa hết (${source}).`,
});
