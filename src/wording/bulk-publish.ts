import { worded } from '#src/language/language.ts';
/** Words of publishing what is ticked in the list of invoices. */
export const bulkPublishWords = worded('bulkPublishWords', {
  title: (count: number) => `Ký và phát hành ${count} hóa đơn`,
  consequence:
    'Hóa đơn nháp được cấp số, ký số rồi gửi cơ quan thuế. Từ lúc đó không sửa hay xóa được, chỉ điều chỉnh hoặc thay thế.',
  count: 'Số hóa đơn',
  total: 'Tổng thanh toán',
  others: (count: number) => `và ${count} hóa đơn tiền ngoại tệ`,
  gone: (count: number) => `${count} hóa đơn đã chọn không còn hoặc đã phát hành, được bỏ qua.`,
  nothing: 'Không có hóa đơn nào trong số đã chọn phát hành được.',
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
  leftOut: (count: number) => `${count} hóa đơn đã phát hành hoặc đang trên đường, được bỏ qua.`,
  byCause: 'Chưa sẵn sàng, theo nguyên nhân',
  ofCause: (count: string) => `${count} hóa đơn. Mở để sửa:`,
  example: (message: string) => `Ví dụ: ${message}`,
  openOne: (at: number) => `hóa đơn thứ ${at}`,
  notReadyNote: 'Hóa đơn chưa sẵn sàng giữ nguyên là bản nháp, các hóa đơn khác vẫn phát hành.',
  loadFailed: 'Không tải được các hóa đơn đã chọn.',
  refused: 'Chưa phát hành được.',
  followTitle: (count: number) => `Đang phát hành ${count} hóa đơn`,
  doneTitle: (count: number, { failed, unknown }: { failed: number; unknown: number }) =>
    failed + unknown === 0
      ? `Đã phát hành xong ${count} hóa đơn`
      : [
          `${count} hóa đơn`,
          failed > 0 && `${failed} không phát hành được`,
          unknown > 0 && `${unknown} chưa rõ đã tới cơ quan thuế`,
        ]
          .filter(Boolean)
          .join(', '),
  unknownNote:
    'Hóa đơn chưa rõ đã có số và chữ ký. Hệ thống tự tra cứu rồi gửi tiếp; đừng lập hóa đơn khác thay thế.',
  counts: {
    ok: (count: number) => `${count} đã phát hành`,
    failed: (count: number) => `${count} không được`,
    unknown: (count: number) => `${count} chưa rõ`,
    waiting: (count: number) => `${count} đang chờ`,
  },
  forecast: 'Dự kiến từng hóa đơn',
  expected: (number: string) => `số dự kiến ${number}`,
  lineCount: (count: number) => `${count} dòng`,
  late: (count: number) => `${count} hóa đơn cần xác nhận.`,
  lateNote: 'Không đánh dấu thì các hóa đơn này được để lại, các hóa đơn khác vẫn phát hành.',
  confirmLate: (count: number) => `Tôi đã xem và vẫn phát hành ${count} hóa đơn này`,
  needsConfirming: 'Cần xác nhận',
  notTaken: 'Chưa phát hành',
  list: 'Từng hóa đơn',
  close: 'Đóng, việc vẫn chạy tiếp',
  openPage: 'Mở trang theo dõi',
});
