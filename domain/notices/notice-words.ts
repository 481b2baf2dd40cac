import { TIME_LEFT_WORDS } from '../rules/deadlines/time-left.ts';

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
    unknown: (document: string, name: string) => `${document} ${name} chưa rõ đã tới cơ quan thuế chưa`,
    mail_returned: (_document: string, name: string) => `Thư gửi ${name} bị trả lại`,
    mail_failed: (_document: string, name: string) => `Thư gửi ${name} không gửi được`,
  },
  many: {
    refused: (count: string, document: string) => `${count} ${document} bị từ chối`,
    unsigned: (count: string, document: string) => `${count} ${document} chưa ký được`,
    unknown: (count: string, document: string) => `${count} ${document} chưa rõ đã tới cơ quan thuế chưa`,
    mail_returned: (count: string) => `${count} thư gửi người mua bị trả lại`,
    mail_failed: (count: string) => `${count} thư gửi người mua không gửi được`,
  },
  of: {
    authority_notice: (name: string) => `Cơ quan thuế gửi thông báo ${name}`,
    certificate: (name: string) => `Chứng thư số ${name} hết hạn`,
    summary_table: (name: string) => `Gửi bảng tổng hợp ${name}`,
    tax_return: (name: string) => `Nộp tờ khai thuế ${name}`,
    explanation: (name: string) => `Giải trình tờ khai ${name}`,
    package: (name: string) => `Gói dịch vụ ${name} hết hạn`,
    trial: () => 'Hết thời gian dùng thử',
    schedule_stopped: () => 'Tự động phát hành đã dừng',
    webhook_put_off: () => 'Webhook đã bị tắt vì nhiều ngày không giao được',
    mailbox_failing: (name: string) => `Không nhận được hóa đơn đầu vào từ hộp thư ${name}`,
    import_done: (name: string) => `Đã nhập xong tệp ${name}`,
    report_done: (name: string) => `Tệp báo cáo ${name} đã dựng xong`,
    report_failed: () => 'Báo cáo không dựng được',
  },
  jobs: {
    webhook_dead: (count: string) => `${count} sự kiện webhook không giao được`,
    batch_done: (count: string) => `Phát hành xong ${count} hóa đơn`,
    batch_paused: (count: string) => `Phát hành ${count} hóa đơn đang tạm dừng`,
    bulk_done: (count: string) => `Đã xong việc hàng loạt trên ${count} bản ghi`,
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
  time_left: TIME_LEFT_WORDS,
  unknownWaits: 'Hệ thống đang tự tra cứu, bạn không cần làm gì.',
} as const;
