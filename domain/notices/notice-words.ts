import { quarterOfReturn } from '../summary-tables/period.ts';
/** What a mail brings, where it is no invoice. */
const about = (document: string): string => (document === '' ? '' : `${document} cho `);

/** What notices say, in Vietnamese; the screens lay English over them. */
export const NOTICE_WORDS = {
  documents: {
    invoice: 'hóa đơn',
    declaration: 'tờ khai',
    explanation: 'giải trình',
    invoice_mistake: 'thông báo sai sót',
    statement: 'biên bản',
    data_summary_table: 'bảng tổng hợp',
    invoice_cash_register: 'lô hóa đơn máy tính tiền',
  },
  /** Of one, with its name where it has one. */
  one: {
    refused: (document: string, name: string) => `${document} ${name} bị từ chối`,
    unsigned: (document: string, name: string) => `${document} ${name} chưa ký được`,
    stuck: (document: string, name: string) => `${document} ${name} không ký hoặc gửi được vì lỗi hệ thống`,
    unknown: (document: string, name: string) => `${document} ${name} chưa rõ đã tới cơ quan thuế chưa`,
    mail_returned: (document: string, name: string) => `Thư gửi ${about(document)}${name} bị trả lại`,
    mail_failed: (document: string, name: string) => `Thư gửi ${about(document)}${name} không gửi được`,
  },
  many: {
    refused: (count: string, document: string) => `${count} ${document} bị từ chối`,
    unsigned: (count: string, document: string) => `${count} ${document} chưa ký được`,
    stuck: (count: string, document: string) => `${count} ${document} không ký hoặc gửi được vì lỗi hệ thống`,
    unknown: (count: string, document: string) => `${count} ${document} chưa rõ đã tới cơ quan thuế chưa`,
    mail_returned: (count: string, document: string) =>
      `${count} thư gửi ${about(document)}người mua bị trả lại`,
    mail_failed: (count: string, document: string) =>
      `${count} thư gửi ${about(document)}người mua không gửi được`,
  },
  of: {
    authority_notice: (name: string) => `Cơ quan thuế gửi thông báo ${name}`,
    certificate: (name: string) => `Chứng thư số ${name} hết hạn`,
    client_certificate: (name: string) => `Chứng thư gửi tới nơi truyền nhận ${name} hết hạn`,
    summary_table: (name: string) => `Gửi bảng tổng hợp ${name}`,
    tax_return: (name: string) => `Nộp tờ khai thuế ${quarterOfReturn(name) ?? name}`,
    explanation: (name: string) => `Giải trình tờ khai ${name}`,
    package: (name: string) => `Gói dịch vụ ${name} hết hạn`,
    package_low: (name: string) => `Gói dịch vụ ${name} sắp hết hóa đơn`,
    package_used_up: (name: string) => `Gói dịch vụ ${name} đã hết hóa đơn`,
    trial: () => 'Hết thời gian dùng thử',
    schedule_stopped: () => 'Tự động phát hành đã dừng',
    recurring_made: (name: string) => `Đã lập bản nháp định kỳ “${name}”`,
    recurring_failed: (name: string) => `Chưa lập được bản nháp định kỳ “${name}”`,
    webhook_put_off: () => 'Webhook đã bị tắt vì nhiều ngày không giao được',
    service_stop: () => 'Dịch vụ hóa đơn ngừng hoạt động',
    service_pause: () => 'Dịch vụ hóa đơn tạm ngừng',
    mailbox_failing: (name: string) => `Không nhận được hóa đơn đầu vào từ hộp thư ${name}`,
    reconciliation_differs: (name: string) => `Đối chiếu với cơ quan thuế ngày ${name} có chênh lệch`,
    import_done: (name: string) => `Đã nhập xong tệp ${name}`,
    report_done: (name: string) => `Tệp báo cáo ${name} đã dựng xong`,
    report_failed: () => 'Báo cáo không dựng được',
  },
  jobs: {
    webhook_dead: (count: string) => `${count} sự kiện webhook không giao được`,
    schedule_left: (count: string) => `Tự động phát hành để lại ${count} hóa đơn nháp`,
    batch_done: (count: string) => `Phát hành xong ${count} hóa đơn`,
    batch_paused: (count: string) => `Phát hành ${count} hóa đơn đang tạm dừng`,
    bulk_done: (count: string) => `Đã xong việc hàng loạt trên ${count} bản ghi`,
    questions_done: (count: string) => `Đã hỏi xong về ${count} thông điệp`,
    questions_failed: (count: string) =>
      `Hỏi về ${count} thông điệp đã dừng vì lỗi kỹ thuật; hãy hỏi lại những thông điệp còn thiếu`,
  },
  tally: {
    ok: (count: string) => `${count} được`,
    failed: (count: string) => `${count} lỗi`,
    unknown: (count: string) => `${count} chưa rõ`,
  },
  due: (day: string, rest: string) => `Hạn ${day}, ${rest}`,
  daysLeft: (days: string) => `còn ${days} ngày`,
  daysLate: (days: string) => `quá ${days} ngày`,
  lastDay: 'là hôm nay',
  /** Until a deadline, to go on after its day. */
  time_left: {
    left: (days: string) => `còn ${days} ngày làm việc`,
    none: 'không còn ngày làm việc',
    last_day: 'hạn cuối là hôm nay',
    late: (days: string) => `quá hạn ${days} ngày`,
  },
  stuckCode: (code: string) => `Báo người vận hành hệ thống mã lỗi ${code}`,
  unknownWaits: 'Hệ thống đang tự tra cứu, bạn không cần làm gì.',
} as const;
