import { worded } from '#src/language/language.ts';

/** Words of the input invoices that may be missing. */
export const missingWords = worded('missingWords', {
  title: 'Có thể còn thiếu',
  none: 'không còn mục nào',
  failed: 'Chưa xem được hóa đơn nào có thể còn thiếu.',
  original: (name: string) => `Hóa đơn gốc ${name}`,
  month: (month: string) => `Hóa đơn tháng ${month}`,
  why: {
    received: 'Đã nhận hóa đơn',
    replaces: 'thay thế hóa đơn này, mà chưa nhận hóa đơn này.',
    adjusts: 'điều chỉnh hóa đơn này, mà chưa nhận hóa đơn này.',
    month: (months: string) => `${months} tháng liền trước đều có hóa đơn, tháng này chưa có.`,
  },
  mail: 'Thư hỏi người bán',
  copy: 'Chép thư',
  dismiss: 'Không phải thiếu',
  restore: 'Đưa lại vào danh sách',
  done: 'Đã ghi nhận: không phải thiếu',
  restored: 'Đã đưa lại vào danh sách',
  dismissed: (count: string) => `Xem ${count} mục đã bỏ qua`,
  hide: 'Ẩn mục đã bỏ qua',
  more: (count: string) => `Hiện cả ${count} mục`,
  most: 'Chỉ hiện 100 mục mới nhất. Lọc theo người bán hoặc kỳ để xem các mục khác.',
  received: 'Hóa đơn đã nhận',
  receivedOf: (seller: string) => `Hóa đơn đã nhận của ${seller}`,
  filter: {
    name: 'Lọc hóa đơn có thể còn thiếu',
    open: 'Lọc',
    close: 'Bỏ lọc',
    seller: 'Tên hoặc MST người bán',
    kind: 'Vì sao có thể thiếu',
    anyKind: 'Mọi lý do',
    period: 'Kỳ',
    clear: 'Xóa bộ lọc',
    none: 'không có mục nào khớp bộ lọc',
  },
});
