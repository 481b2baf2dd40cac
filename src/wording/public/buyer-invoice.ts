import { worded } from '#src/language/language.ts';

/** The page on which a buyer looks at an invoice. */
export const buyerInvoiceWords = worded('buyerInvoiceWords', {
  taxCode: (code: string) => `MST ${code}`,
  noAccount: 'Không cần đăng nhập',
  total: 'Tổng thanh toán',
  number: 'Số',
  issuedOn: 'Ngày lập',
  seller: 'Người bán',
  buyer: 'Người mua',
  handsOut: 'Bên xuất hàng',
  receives: 'Bên nhận hàng',
  retail: 'Khách lẻ',
  goods: 'Hàng hóa',
  showLines: (count: number) => `${count} dòng, xem chi tiết`,
  hideLines: 'Thu gọn',
  pdf: 'Tải PDF',
  xml: 'Tải XML',
  attachments: 'Tệp đính kèm của người bán',
  verdicts: {
    reading: 'Đang kiểm tra chữ ký…',
    unread: 'Chưa kiểm tra được chữ ký',
    sound: 'Hóa đơn hợp lệ, chữ ký còn nguyên',
    register: 'Hóa đơn từ máy tính tiền, có mã của cơ quan thuế',
    unknown: 'Nội dung còn nguyên, chưa nhận ra bên ký',
    broken: 'Hóa đơn không đạt kiểm tra',
    replaced: 'Hóa đơn đã bị thay thế',
    adjusted: 'Hóa đơn đã được điều chỉnh',
  },
  coded: 'Cơ quan thuế đã cấp mã.',
  verdictText: {
    reading: 'Việc này mất vài giây.',
    unread: 'Nội dung bên dưới là bản người bán lưu. Hãy thử kiểm tra lại sau ít phút.',
    sound: 'Nội dung không đổi từ lúc ký.',
    register: 'Hóa đơn loại này không có chữ ký riêng; người bán gửi dữ liệu cho cơ quan thuế trong ngày.',
    unknown: 'Chữ ký khớp với nội dung nhưng tổ chức cấp chứng thư số chưa có trong danh sách tin cậy ở đây.',
    broken: 'Tệp lưu khác nội dung đã ký hoặc thiếu chữ ký. Đừng dùng hóa đơn này; hãy báo cho người bán.',
    replaced: 'Hãy dùng hóa đơn thay thế.',
    adjusted: 'Dùng hóa đơn này cùng với hóa đơn điều chỉnh.',
  },
  checks: {
    seller_signature: 'Chữ ký số của người bán',
    authority_code: 'Mã của cơ quan thuế',
    unchanged: 'Nội dung không đổi từ lúc ký',
  },
  checkStates: {
    holds: 'đạt',
    unknown: 'chưa nhận ra bên ký',
    fails: 'không đạt',
    not_needed: 'không áp dụng',
  },
  inForce: 'Chưa bị thay thế hay điều chỉnh',
  inForceStates: { in_force: 'đạt', adjusted: 'đã được điều chỉnh', replaced: 'đã bị thay thế' },
  notChecked: 'Chưa kiểm tra được chữ ký.',
  succeeded: {
    replace: (name: string, day: string) => `Hóa đơn ${name} ngày ${day} thay thế hóa đơn này`,
    adjust: (name: string, day: string) => `Hóa đơn ${name} ngày ${day} điều chỉnh hóa đơn này`,
  },
  succeededText: {
    replace: 'Hóa đơn này không còn giá trị.',
    adjust: 'Hai hóa đơn dùng cùng nhau.',
  },
  otherBuyer: 'Hóa đơn đó lập cho người mua khác nên không mở được từ đây.',
  openSuccessor: 'Xem hóa đơn đó',
  object: 'Báo sai',
  failed: 'Chưa làm được',
  receive: 'Xác nhận đã nhận',
  received: (time: string) => `Đã xác nhận nhận hóa đơn lúc ${time}`,
  requests: 'Bạn đã báo sai',
  sentAt: (time: string) => `Gửi lúc ${time}`,
  waiting: 'bên bán chưa xử lý',
  handledAt: (time: string) => `bên bán xử lý lúc ${time}`,
  ownCheck: 'Muốn tự kiểm tra, đưa tệp XML vào',
  authoritySite: 'cổng tra cứu của cơ quan thuế',
  lookUpCode: 'Mã tra cứu',
  reading: 'Đang mở hóa đơn…',
  dead: 'Liên kết không dùng được',
  deadText:
    'Liên kết sai, hoặc bên bán đã thay bằng liên kết khác. Hãy xin bên bán gửi lại, hoặc tra cứu bằng mã.',
  lookUpInstead: 'Tra cứu bằng mã',
  unread: 'Chưa mở được hóa đơn',
  unreadText: 'Có thể mạng vừa ngắt. Hóa đơn không thay đổi; hãy thử lại.',
});

/** What an invoice says, line by line, on the buyer's page. */
export const buyerDetailWords = worded('buyerDetailWords', {
  moreLines: (count: number) => `Còn ${count} dòng nữa, xem trong tệp PDF.`,
  rate: (rate: string) => `thuế suất ${rate}`,
  discount: 'Chiết khấu',
  beforeVat: 'Tiền trước thuế',
  vat: 'Tiền thuế GTGT',
  sellerAddress: 'Địa chỉ người bán',
  buyerAddress: 'Địa chỉ người mua',
  fromWarehouse: 'Xuất tại kho',
  toWarehouse: 'Nhập tại kho',
  payment: 'Hình thức thanh toán',
  authorityCode: 'Mã của cơ quan thuế',
});

/** What the buyer says is wrong. */
export const buyerRequestWords = worded('buyerRequestWords', {
  objectTitle: 'Báo chỗ sai cho bên bán',
  objectText: 'Bên bán thấy lời của bạn ngay ở trang hóa đơn và sẽ điều chỉnh, thay thế hoặc gọi lại.',
  what: 'Chỗ nào sai, đúng ra là gì',
  yourName: 'Họ tên của bạn',
  contact: 'Điện thoại hoặc email',
  contactHint: 'Để bên bán gọi lại. Để trống cũng được.',
  missing: 'Nhập mục này.',
  send: 'Gửi bên bán',
});

/** The form to look an invoice up. */
export const lookUpWords = worded('lookUpWords', {
  title: 'Tra cứu hóa đơn',
  lead: 'Nhập mã số thuế người bán và mã tra cứu trong thư, hoặc mã của cơ quan thuế in trên hóa đơn.',
  seller: 'Mã số thuế người bán',
  code: 'Mã tra cứu hoặc mã của cơ quan thuế',
  codeHint: 'Ví dụ 7F3K-92QM-X4TB-1N0P. Hóa đơn từ máy tính tiền chỉ dùng mã tra cứu.',
  sellerMissing: 'Nhập mã số thuế 10 số trở lên của người bán.',
  codeMissing: 'Nhập mã tra cứu hoặc mã của cơ quan thuế.',
  find: 'Xem hóa đơn',
  failed: 'Chưa tìm thấy',
});
