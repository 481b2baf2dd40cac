import { worded } from '#src/language/language.ts';
/** Words of publishing what is ticked in the list of invoices. */
export const bulkPublishWords = worded('bulkPublishWords', {
  action: 'Ký và phát hành',
  email: 'Gửi email',
  correct: 'Sửa cùng sai sót',
  notWhole: (most: number) =>
    `Làm từng trang: mỗi lần tối đa ${most} hóa đơn đã chọn trên trang. Hãy bỏ chọn cả danh sách rồi chọn lại.`,
  title: (count: number) => `Ký và phát hành ${count} hóa đơn`,
  consequence:
    'Hóa đơn nháp được cấp số, ký số rồi gửi cơ quan thuế. Từ lúc đó không sửa hay xóa được, chỉ điều chỉnh hoặc thay thế.',
  count: 'Số hóa đơn',
  total: 'Tổng thanh toán',
  others: (count: number) => `và ${count} hóa đơn tiền ngoại tệ`,
  gone: (count: number) => `${count} hóa đơn đã chọn không còn hoặc đã phát hành, được bỏ qua.`,
  nothing: 'Không có hóa đơn nào trong số đã chọn phát hành được.',
  loadFailed: 'Không tải được các hóa đơn đã chọn.',
  refused: 'Chưa phát hành được.',
  followTitle: (count: number) => `Đang phát hành ${count} hóa đơn`,
  doneTitle: (count: number) => `Đã phát hành xong ${count} hóa đơn`,
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
