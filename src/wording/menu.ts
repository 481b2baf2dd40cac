import { worded } from '#src/language/language.ts';

/** The navigation's words (spec point 2): its groups, and what stands beside them. */
export const menuWords = worded('menuWords', {
  overview: 'Tổng quan',
  registration: 'Đăng ký phát hành',
  outgoing: 'Hóa đơn đầu ra',
  incoming: 'Hóa đơn đầu vào',
  processing: 'Xử lý hóa đơn',
  history: 'Lịch sử truyền nhận',
  reports: 'Báo cáo',
  catalogue: 'Danh mục',
  settings: 'Cấu hình',
  notices: 'Thông báo',
  noticesFailed: 'Chưa mở được thông báo. Kiểm tra mạng rồi bấm lại.',
  account: 'Tài khoản của bạn',
  packages: 'Gói dịch vụ',
  /** The way to a company's first invoice. */
  firstRun: 'Các bước bắt đầu',
  terms: 'Điều khoản sử dụng',
  privacy: 'Chính sách quyền riêng tư',
  support: 'Liên hệ hỗ trợ',
  logged: 'Thay đổi trong Cấu hình được ghi vào nhật ký của đơn vị.',
  trial: (until: string) => `Dùng thử đến hết ${until}`,
  trialOver: (until: string) => `Đã hết hạn dùng thử ngày ${until}`,
});

/** Entries of pages without a resource, and of those that are called otherwise than their resource. */
export const entryWords = worded('entryWords', {
  dashboard: 'Tổng quan',
  registrations: 'Tờ khai',
  recurring_invoices: 'Hóa đơn định kỳ',
  invoice_calculating_machines: 'Hóa đơn từ máy tính tiền',
  invoice_collectors: 'Hóa đơn đầu vào',
  invoice_mistakes: 'Thông báo sai sót',
  cancelled_invoices: 'Hủy hóa đơn',
  replaced_invoices: 'Thay thế hóa đơn',
  adjusted_invoices: 'Điều chỉnh hóa đơn',
  'transmissions.invoice': 'Hóa đơn',
  'transmissions.declaration': 'Tờ khai',
  'transmissions.invoice_cash_register': 'Hóa đơn từ máy tính tiền',
  'transmissions.invoice_mistake': 'Thông báo sai sót',
  'transmissions.data_summary_table': 'Bảng tổng hợp',
  authority_notices: 'Thông báo từ cơ quan thuế',
  reconciliations: 'Đối chiếu với cơ quan thuế',
  proof_packs: 'Gói bằng chứng',
  invoices_publish: 'Phát hành hàng loạt',
  invoice_calculating_machines_publish: 'Gửi hóa đơn từ máy tính tiền',
  report_invoice_summaries: 'Bảng kê hóa đơn',
  report_invoice_details: 'Bảng kê chi tiết',
  report_invoice_usages: 'Số lượng hóa đơn đã phát hành',
  invoice_data_summary_tables: 'Bảng tổng hợp gửi cơ quan thuế',
  month_end: 'Khóa sổ tháng',
  users: 'Quản lý nhân viên',
  certificates: 'Thiết lập chữ ký số',
  decimal_configurations: 'Phần thập phân',
  xml_verification: 'Kiểm tra hóa đơn XML',
  mail_settings: 'Thư gửi người mua',
  provider_connection: 'Nơi truyền nhận',
});

/** Words of the search over everything. */
export const quickSearchWords = worded('quickSearchWords', {
  recent: 'Mở gần đây',
  pages: 'Trang',
  signs: { '=': 'số tiền', '@': 'khách hàng', '>': 'lệnh' },
  byAmount: 'theo số tiền',
  justNow: 'vừa xong',
  minutesAgo: (minutes: string) => `${minutes} phút trước`,
});

/** The way to the tax authority: the sentence at the foot of the menu, and what stands above the page while nothing leaves. */
export const serviceStopWords = worded('serviceStopWords', {
  stops: (day: string, begun: boolean) =>
    begun ? `Dịch vụ đã ngừng từ ${day}.` : `Dịch vụ ngừng hoạt động từ ${day}.`,
  pauses: (from: string, until: string, begun: boolean) =>
    begun ? `Dịch vụ đang tạm ngừng đến hết ${until}.` : `Dịch vụ tạm ngừng từ ${from} đến hết ${until}.`,
  because: (reason: string) => `Lý do: ${reason.replace(/[.\s]+$/, '')}.`,
  beforeStop:
    'Trước ngày đó hãy phát hành xong hóa đơn, đợi cơ quan thuế trả lời và tải gói bằng chứng của toàn bộ dữ liệu để lưu và chuyển sang nơi khác.',
  beforePause:
    'Hãy phát hành trước ngày đó những hóa đơn có hạn trong thời gian ngừng, và tải gói bằng chứng để có bản lưu.',
  pack: 'Tải gói bằng chứng',
  askForPack: 'Nhờ người có quyền xuất hóa đơn tải gói.',
});

export const gatewayWords = worded('gatewayWords', {
  good: 'Cổng thuế thông suốt',
  slow: 'Cổng thuế trả lời chậm',
  down: 'Chưa gửi được tới cổng thuế',
  median: (seconds: string) => `thường trả lời sau ${seconds} giây`,
  waiting: (count: string) => `${count} thông điệp đang chờ`,
  unsent: (count: string) => `${count} thông điệp chưa gửi, tự gửi lại`,
  unsentHeld: (count: string) => `${count} thông điệp chưa gửi, chờ sửa kết nối`,
  unsentByOperator: (count: string) => `${count} thông điệp chưa gửi, chờ người vận hành`,
  away: { itself: 'hệ thống tự thử lại', company: 'chờ sửa kết nối', operator: 'chờ người vận hành' },
  downSince: (time: string) => `Chưa gửi được tới cơ quan thuế từ ${time}.`,
  retried: (count: string) =>
    `${count} thông điệp đang chờ và tự gửi lại khi đường truyền thông; đừng lập hóa đơn khác thay thế.`,
  held: (count: string) =>
    `${count} thông điệp đang chờ, gửi lại không đủ: phải sửa kết nối. Sửa xong hệ thống tự gửi, không phải ký lại; đừng lập hóa đơn khác thay thế.`,
  heldByOperator: (count: string) =>
    `${count} thông điệp đang chờ, gửi lại không đủ: người vận hành hệ thống phải xử lý, doanh nghiệp không sửa được. Hãy báo cho họ; xử lý xong hệ thống tự gửi, không phải ký lại. Đừng lập hóa đơn khác thay thế.`,
  waitUntil: (day: string, source: string) => `Được chờ đến hết ngày ${day}, hạn gửi sớm nhất (${source}).`,
  waitToday: (day: string, source: string) =>
    `Chỉ được chờ đến hết hôm nay ${day}, hạn gửi sớm nhất (${source}).`,
  over: (day: string, source: string) =>
    `Hạn gửi sớm nhất ${day} đã qua (${source}): hãy giữ bằng chứng về sự cố.`,
  stopped: (source: string) => `Hạn gửi tạm ngừng tính: sự cố đã ghi chưa hết (${source}).`,
  tellManager: 'Hãy báo người quản lý cấu hình của doanh nghiệp.',
  seeMessages: 'Xem thông điệp',
  mendConnection: 'Sửa kết nối',
  writeIncident: 'Ghi sự cố để hạn được tính lại',
});
