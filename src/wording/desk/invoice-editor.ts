import { newestRetailBuyer } from '#domain/rules/particulars/retail-buyer.table.ts';
import { worded } from '#src/language/language.ts';

export const lineWords = worded('lineWords', {
  title: 'Hàng hóa, dịch vụ',
  count: (count: number) => `${count} dòng`,
  pasteOverOther: (line: number) =>
    `Dòng ${line} không phải dòng hàng hóa, dịch vụ nên chưa dán gì. Dán từ một dòng khác.`,
  inLine: (line: number, sentence: string) => `Dòng ${line}: ${sentence}`,
  caption: 'Các dòng hàng hóa, dịch vụ của hóa đơn',
  number: '#',
  name: 'Tên hàng hóa, dịch vụ',
  unit: 'ĐVT',
  quantity: 'Số lượng',
  price: 'Đơn giá',
  discount: 'CK %',
  discount_amount: 'Tiền CK',
  /** A rate or an amount. */
  discount_stated: 'Chiết khấu',
  byAmount: 'Nhập tiền chiết khấu',
  amount: 'Thành tiền',
  vat: 'Thuế',
  vatAmount: 'Tiền thuế',
  code: 'Mã hàng',
  total: 'Cộng',
  columns: 'Chọn cột',
  showColumn: (label: string) => `Hiện cột ${label}`,
  hideColumn: (label: string) => `Ẩn cột ${label}`,
  cell: (column: string, row: number) => `${column}, dòng ${row}`,
  menu: (row: number) => `Thao tác với dòng ${row}`,
  insert: 'Chèn dòng phía trên',
  remove: 'Xóa dòng',
  removed: (row: number) => `Đã xóa dòng ${row}`,
  append: 'Thêm dòng',
  otherRate: 'Khác…',
  otherRateCell: (row: number) => `Thuế suất khác (%), dòng ${row}`,
  products: 'Hàng hóa trong danh mục',
  newProduct: (text: string) => `Thêm hàng mới “${text}”`,
  kinds: { goods: '', promotion: 'KM', discount: 'CKTM', note: 'GC' },
  hintNext: 'dòng dưới',
  hintTab: 'ô kế tiếp',
  hintDuplicate: 'nhân đôi dòng',
  hintRemove: 'xóa dòng',
  hintMove: 'chuyển dòng',
  hintMenu: 'thao tác khác',
  hintUndo: 'hoàn tác',
  hintArithmetic: 'tính trong ô, như =12*3',
  duplicate: 'Nhân đôi dòng',
  pasted: (count: number) => `Đã dán ${count} dòng`,
  selected: (count: number) => `Đang chọn ${count} ô`,
  selectedSum: (sum: string) => `Tổng ${sum}`,
  selectedAverage: (average: string) => `Trung bình ${average}`,
});

/** Words of pasting a copied region into the lines of an invoice. */
export const pasteWords = worded('pasteWords', {
  action: 'Dán từ Excel',
  title: 'Dán từ Excel',
  here: 'Dán vùng đã chép vào đây',
  hereHint: 'Chép các ô trong Excel hoặc Google Trang tính, rồi nhấn Ctrl V ở đây.',
  size: (rows: number, columns: number, line: number) => `${rows} dòng × ${columns} cột, vào từ dòng ${line}`,
  heading: 'Dòng đầu là tiêu đề',
  style: 'Kiểu số',
  readAs: (style: string) => `Số đọc theo kiểu ${style}`,
  inCatalogue: 'Danh mục hàng',
  notInCatalogue: 'chưa có',
  known: (count: number) => `${count} dòng khớp danh mục`,
  unknown: (count: number) => `${count} dòng chưa có`,
  styles: { vietnamese: '1.234,56 (Việt Nam)', international: '1,234.56 (quốc tế)' },
  mixed:
    'Có cột viết số theo hai kiểu lẫn lộn. Hãy chọn cách đọc; số không đọc được vẫn giữ nguyên và được tô đỏ trong ô.',
  misfit: (heading: string, why: string) => `Chưa lấy cột “${heading}”: ${why}.`,
  misfits: {
    multiple: () => 'số trong cột tính theo nghìn hoặc triệu',
    currency: (currency: string) => `tiêu đề ghi đồng tiền khác, hóa đơn này bằng ${currency}`,
    with_tax: () => 'số tiền trong cột đã gồm thuế, đơn giá của hóa đơn này chưa gồm thuế',
    without_tax: () => 'số tiền trong cột chưa gồm thuế, đơn giá của hóa đơn này đã gồm thuế',
  },
  misfitHint: (label: string) =>
    `Nếu số trong cột đúng là ${label.toLowerCase()} của hóa đơn này thì lấy cột; nếu không, hãy đổi số trong bảng tính, hoặc đổi đồng tiền hay cách ghi giá của hóa đơn, rồi dán lại.`,
  takeAs: (label: string) => `Lấy làm ${label.toLowerCase()}`,
  totals: (row: string) => `Đã bỏ dòng cộng: ${row}.`,
  totalsKept: (row: string) => `Đã giữ dòng cộng: ${row}.`,
  keep: 'Giữ lại dòng cộng',
  over: (from: number, to: number) =>
    from === to
      ? `Dòng ${from} đang có nội dung, các cột được dán sẽ ghi đè.`
      : `Các dòng ${from} đến ${to} đang có nội dung, các cột được dán sẽ ghi đè.`,
  column: (at: number) => `Cột thứ ${at} là`,
  code: 'Mã hàng',
  skipped: 'Bỏ qua',
  unread: 'chưa đọc được, giữ nguyên',
  more: (count: number) => `và ${count} dòng nữa`,
  undo: 'Ctrl Z bỏ cả lần dán',
  insert: (count: number) => `Chèn ${count} dòng`,
  missing: (count: number) => `${count} mặt hàng chưa có trong danh mục`,
  missingHint:
    'Mặt hàng được tạo sẽ gắn với dòng của nó. Mặt hàng không tạo vẫn được dán vào hóa đơn, chỉ không gắn với danh mục.',
  make: (count: number) => `Tạo ${count} hàng hóa mới`,
  made: (count: number) => `Đã tạo ${count} hàng hóa mới trong danh mục.`,
  codeOf: (name: string) => `Mã hàng của ${name}`,
  unmatched: 'Chưa đối chiếu được với danh mục hàng hóa; vẫn dán được.',
  matchAgain: 'Đối chiếu lại',
});

export const totalWords = worded('totalWords', {
  rate: 'Thuế suất',
  before: 'Trước thuế',
  vat: 'Tiền thuế',
  sum: 'Cộng',
  total: 'Tổng thanh toán',
  discount: 'Chiết khấu thương mại',
  vatOf: (rate: string) => `Thuế ${rate}`,
  /** Goods that bear no VAT, by the words of their rate. */
  untaxedOf: (rate: string) => `Tiền hàng ${rate.charAt(0).toLowerCase()}${rate.slice(1)}`,
});

export const readyWords = worded('readyWords', {
  title: 'Sẵn sàng phát hành',
  count: (done: number, all: number) => `${done}/${all}`,
  goTo: 'Tới ô này',
  series: 'Ký hiệu và ngày lập dùng được',
  buyer: 'Người mua đủ thông tin',
  lines: 'Hàng hóa đủ số lượng, đơn giá, thuế suất',
  untaxedLines: 'Hàng hóa đủ số lượng, đơn giá',
  money: 'Tiền tệ và tổng tiền hợp lệ',
  late: (day: string) => `Đã quá hạn ký và gửi (${day}). Vẫn phát hành được, nhưng phải xác nhận.`,
  certificate: 'Chứng thư số ký được hôm nay',
  declaration: 'Tờ khai được chấp nhận cho phát hành ký hiệu này',
  checking: 'Đang kiểm tra chứng thư số và tờ khai',
  unchecked: 'Chưa kiểm tra được chứng thư số và tờ khai; khi phát hành sẽ kiểm tra lại.',
  open: { certificate: 'Mở chứng thư số', declaration: 'Mở tờ khai', package: 'Mua gói' },
  more: (count: number) => `và ${count} việc nữa`,
});

export const publishWords = worded('publishWords', {
  button: 'Ký và phát hành',
  thenNew: 'Phát hành rồi lập hóa đơn mới',
  sentThenNew: 'Hóa đơn đang được ký và gửi cơ quan thuế. Nếu không được nhận, chuông thông báo sẽ báo.',
  title: 'Ký và phát hành hóa đơn',
  consequence: (symbol: string) =>
    `Hóa đơn được cấp số tiếp theo của ký hiệu ${symbol}, ký số rồi gửi cơ quan thuế. Từ lúc đó không sửa hay xóa được, chỉ điều chỉnh hoặc thay thế.`,
  consequenceNumbered: (name: string) => `${name} giữ nguyên số, được ký lại và gửi cơ quan thuế.`,
  refused: 'Chưa phát hành được.',
  issuedOn: 'Ngày hóa đơn',
  lines: 'Hàng hóa, dịch vụ',
  lineCount: (count: number) => `${count} dòng`,
  expectedNumber: 'Số dự kiến',
  keptNumber: 'Số',
  certificate: 'Ký bằng chứng thư số',
  certificateOf: (subject: string, from: string, to: string) => `${subject}, hiệu lực từ ${from} đến ${to}`,
  late: 'Cần xác nhận trước khi phát hành.',
  confirmLate: 'Tôi đã xem và vẫn phát hành hóa đơn này',
  needsConfirming: 'Đánh dấu ô này để vẫn phát hành, hoặc hủy rồi sửa ngày lập.',
  unready: (count: number) => `Còn ${count} việc cần làm trước khi phát hành.`,
  buyer: 'Người mua',
  total: 'Tổng thanh toán',
});

/** Labels of the buyer's fields in the editor of invoices. */
export const buyerWords = worded('buyerWords', {
  buyer_tax_code: 'Mã số thuế',
  buyer_name: 'Tên đơn vị',
  buyer_person: 'Người mua hàng',
  buyer_address: 'Địa chỉ',
  buyer_email: 'Email nhận hóa đơn',
  buyer_phone_number: 'Số điện thoại',
  buyer_code: 'Mã khách hàng',
  buyer_identity_no: 'Số định danh cá nhân',
  buyer_passport_no: 'Số hộ chiếu',
  buyer_nationality: 'Quốc tịch',
  buyer_budget_code: 'Mã quan hệ ngân sách',
  buyer_bank_account: 'Số tài khoản',
  buyer_bank_name: 'Tên ngân hàng',
});

/** What is asked and offered about the buyer of an invoice being written. */
export const buyerQuestionWords = worded('buyerQuestionWords', {
  othersCode: (code: string, other: string, buyer: string) =>
    `Mã số thuế ${code} là của “${other}” trong danh mục, còn người mua đang là “${buyer}”.`,
  replaceBy: (name: string) => `Thay bằng ${name}`,
  keepBuyer: (name: string) => `Giữ ${name}`,
  otherCode: (buyer: string, own: string, typed: string) =>
    `Mã số thuế của “${buyer}” trong danh mục là ${own}, còn đang nhập ${typed}.`,
  useOwn: (code: string) => `Dùng ${code}`,
  keepCode: (code: string) => `Giữ ${code}`,
  last: (name: string, day: string) => `Hóa đơn gần nhất cho người mua này, ${name} ngày ${day}.`,
  useAgain: 'Dùng lại',
  pass: 'Bỏ qua',
  severalEmails: 'Nhiều địa chỉ cách nhau bằng dấu phẩy',
  /** The button that writes the words of the law is named by them, as refusals do. */
  retail: newestRetailBuyer(),
  retailTaken: 'Đã xóa thông tin người mua và ghi lời dành cho khách không lấy thông tin.',
  lastPrice: (price: string, day: string) => `Giá lần trước ${price}, ${day}`,
  takePrice: 'Lấy giá này',
});

/** The print of an invoice being written. */
export const draftPrintWords = worded('draftPrintWords', {
  title: 'Bản in',
  fold: 'Thu gọn bản in và việc cần làm',
  unfold: 'Mở bản in và việc cần làm',
  drawing: 'đang vẽ lại',
  upToDate: 'đúng với nội dung đang nhập',
  notDrawn: 'Chưa vẽ được bản in của nội dung này.',
  again: 'Vẽ lại',
  openPdf: 'Mở PDF trong thẻ mới',
  previousPage: 'Trang trước',
  nextPage: 'Trang sau',
  pageOf: (page: number, pages: number) => `Trang ${page}/${pages}`,
});
