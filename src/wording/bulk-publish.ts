import { worded } from '#src/language/language.ts';
/** Words of publishing what is chosen in a list of invoices. */
export const bulkPublishWords = worded('bulkPublishWords', {
  title: (count: number) => `Ký và phát hành ${count} hóa đơn`,
  consequence:
    'Hóa đơn nháp được cấp số, ký số rồi gửi cơ quan thuế. Từ lúc đó không sửa hay xóa được, chỉ điều chỉnh hoặc thay thế.',
  total: 'Tổng thanh toán',
  others: (count: number) => `và ${count} hóa đơn tiền ngoại tệ`,
  nothingTitle: 'Không có hóa đơn nào để phát hành',
  checking: 'Kiểm tra trước khi phát hành',
  checkedSoFar: (checked: string, total: string) =>
    `Đang kiểm tra: ${checked} trong ${total} hóa đơn đã chọn…`,
  checkFailed: 'Chưa kiểm tra được các hóa đơn đã chọn.',
  chosen: 'Đã chọn',
  ready: 'Sẵn sàng',
  notReady: 'Chưa sẵn sàng',
  cost: 'Số hóa đơn của gói',
  costOf: (needed: string, left: string | null) =>
    left === null ? `dùng ${needed}` : `dùng ${needed}, còn lại ${left}`,
  packageShort: (needed: string, left: string) =>
    `Gói còn ${left} hóa đơn, lần này cần ${needed}. Dùng hết phần còn lại và phần dùng thêm thì lần phát hành tạm dừng; mua thêm gói rồi bấm Tiếp tục.`,
  leftOut: (count: number) => `${count} hóa đơn đã phát hành hoặc đang trên đường, được bỏ qua.`,
  byCause: 'Chưa sẵn sàng, theo nguyên nhân',
  ofCause: (count: string) => `${count} hóa đơn. Mở để sửa:`,
  fixAt: {
    certificates: 'Mở chữ ký số',
    registrations: 'Mở tờ khai',
    'registrations.create': 'Lập tờ khai thay đổi',
    authority_notices: 'Mở thông báo của cơ quan thuế',
    templates: 'Mở mẫu hóa đơn',
    service_packages: 'Mua gói',
    provider_connection: 'Mở nơi truyền nhận',
  },
  ofPage: (count: string) => `${count} hóa đơn`,
  example: (message: string) => `Ví dụ: ${message}`,
  openOne: (at: number) => `hóa đơn thứ ${at}`,
  noBuyer: 'chưa có người mua',
  notReadyNote: 'Hóa đơn chưa sẵn sàng giữ nguyên là bản nháp, các hóa đơn khác vẫn phát hành.',
  loadFailed: 'Chưa xem được số dự kiến của các hóa đơn.',
  refused: 'Chưa phát hành được.',
  forecast: 'Dự kiến từng hóa đơn',
  expected: (number: string) => `số dự kiến ${number}`,
  lineCount: (count: number) => `${count} dòng`,
  confirmLate: (count: number) => `Tôi đã xem và vẫn phát hành ${count} hóa đơn này`,
  needsConfirming: 'Cần xác nhận',
});
