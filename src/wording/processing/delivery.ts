import { worded } from '#src/language/language.ts';
/** Words of mailing an invoice to its buyer. */
export const deliveryWords = worded('deliveryWords', {
  card: 'Gửi cho người mua',
  send: 'Gửi email',
  again: 'Sửa và gửi lại',
  sameAgain: 'Gửi lại',
  none: 'Chưa gửi email nào từ hệ thống.',
  failed: 'Chưa đọc được danh sách email.',
  queuedAt: (time: string) => `Yêu cầu lúc ${time}`,
  settledAt: (time: string) => `Lúc ${time}`,
  title: (name: string) => `Gửi hóa đơn ${name} qua email`,
  manyTitle: (count: string) => `Gửi ${count} hóa đơn qua email`,
  manyText:
    'Mỗi hóa đơn được gửi tới email người mua ghi trên hóa đơn đó, kèm bản PDF và XML. Hóa đơn chưa phát hành hoặc không có email được bỏ qua và nêu tên.',
  manyFollow: 'Kết quả từng email hiện ở trang của hóa đơn.',
  skipped: (count: string) => `${count} hóa đơn không gửi được:`,
  recipients: 'Người nhận',
  recipientsHint: 'Nhiều địa chỉ thì cách nhau bằng dấu phẩy, tối đa 10.',
  intoRecord: (customer: string) => `Lưu địa chỉ đúng vào hồ sơ ${customer}`,
  intoRecordDone: (customer: string) => `Đã lưu địa chỉ mới vào hồ sơ ${customer}`,
  recipientCount: (count: number) => `${count} nơi nhận`,
  subject: 'Tiêu đề',
  message: 'Lời nhắn thêm',
  messageHint: 'Để trống cũng được.',
  preview: 'Nội dung thư',
  attached: (pdf: string, xml: string) => `Đính kèm: ${pdf}, ${xml}`,
  carriesLink: 'Thư có nút mở trang của hóa đơn và mã tra cứu.',
  automatic: 'tự gửi',
  editTemplate: 'Đổi mẫu thư',
  required: 'Nhập ít nhất một địa chỉ email.',
  malformed: (address: string) => `“${address}” không phải là địa chỉ email. Sửa lại như ten@congty.vn.`,
  tooMany: (max: number) => `Mỗi lần gửi tới ${max} địa chỉ là nhiều nhất. Bớt người nhận rồi gửi tiếp.`,
  done: (count: number) => (count === 1 ? 'Đang gửi email' : `Đang gửi ${count} email`),
  noServer:
    'Hệ thống chưa có máy chủ thư nên thư không tới được người mua. Nhờ người quản trị cài đặt trước.',
});

/** Words of the buyer's link, and of what the buyer did and said. */
export const buyerLinkWords = worded('buyerLinkWords', {
  card: 'Liên kết và mã QR',
  who: 'Ai có liên kết đều xem được hóa đơn này, không cần đăng nhập.',
  failed: 'Chưa đọc được liên kết.',
  copyLink: 'Chép liên kết',
  copyMessage: 'Chép tin nhắn Zalo, SMS',
  copyFailed: 'Trình duyệt không cho chép. Hãy bôi đen liên kết rồi chép bằng tay.',
  keepCode: 'Tải mã QR',
  showCode: 'Hiện mã QR',
  hideCode: 'Ẩn mã QR',
  codeOf: (name: string) => `Mã QR mở trang của hóa đơn ${name}`,
  lookUpCode: (code: string) => `Mã tra cứu: ${code}`,
  replace: 'Thu hồi liên kết',
  replaced: 'Đã thu hồi. Liên kết mới dùng được ngay.',
  replaceTitle: 'Thu hồi liên kết của hóa đơn này?',
  replaceText:
    'Mọi liên kết đã đưa ra, kể cả trong thư đã gửi, sẽ không mở được nữa. Hệ thống cấp liên kết mới để bạn gửi lại. Mã tra cứu giữ nguyên.',
  notOpened: 'Người mua chưa mở liên kết.',
  opened: (times: number, last: string) => `Mở ${times} lần, gần nhất ${last}`,
  downloaded: (time: string) => `Tải tệp lúc ${time}`,
  received: (time: string, by: string | null) =>
    `Xác nhận đã nhận lúc ${time}${by === null ? '' : `, ${by}`}`,
  otherChannel: 'Cách khác: chép liên kết hoặc tin nhắn Zalo, SMS ở thẻ bên dưới.',
  openedBy: (time: string) => `Đã mở ${time}`,
  downloadedBy: (time: string) => `đã tải ${time}`,
  requests: (count: number) =>
    count === 1 ? 'Người mua báo hóa đơn sai.' : `Người mua báo ${count} chỗ sai.`,
  handle: 'Đã xử lý',
  handled: 'Đã ghi là đã xử lý. Người mua thấy điều đó ở trang của họ.',
});
