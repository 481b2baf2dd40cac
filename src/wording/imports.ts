import { worded } from '#src/language/language.ts';
import { formatCount } from '#src/ui/format/number.ts';
import { lower } from './lists.ts';

/** Words of the page that takes records in from a file; `label` is the list's own name. */
export const imports = worded('imports', {
  facts: (file: string, sheet: string, rows: number) =>
    [file, sheet === '' ? null : `trang “${sheet}”`, rows === 0 ? null : imports.rows(rows)]
      .filter((part) => part !== null)
      .join(' · '),
  rows: (rows: number) => `${formatCount(rows)} dòng`,
  sheet: 'Trang tính được nhập',
  sheetHint: 'Chọn trang khác thì máy chủ đọc lại trang đó và ghép cột từ đầu.',
  unreadSheets: (sheets: number) => `${formatCount(sheets)} trang tính của tệp không được đọc:`,
  emptySheet: (sheet: string) =>
    `Trang “${sheet}” chưa có dòng dữ liệu nào bên dưới dòng tiêu đề. Hãy chọn trang tính khác.`,

  drop: (label: string) => `Tệp ${lower(label)}`,
  templates: 'Tệp mẫu',
  templateHint:
    'Chưa có tệp? Tải tệp mẫu, điền từ dòng thứ hai rồi tải lên. Tệp của phần mềm khác cũng được: cột tên gì cũng ghép được ở bước sau.',
  templateXlsx: 'Mẫu Excel (.xlsx)',
  templateCsv: 'Mẫu CSV (.csv)',
  pasteHint: 'Hoặc chép các ô trong Excel, Google Trang tính, cả dòng tiêu đề, rồi nhấn Ctrl V ở trang này.',
  pastedName: 'dán từ bảng tính.csv',
  pastedNoCells:
    'Nội dung vừa dán không phải vùng nhiều ô. Hãy chép các ô, cả dòng tiêu đề, trong Excel hoặc Google Trang tính rồi dán lại.',
  sending: 'Đang gửi tệp',
  sendAgain: 'Gửi lại',
  recent: 'Lần nhập gần đây',
  recentFailed: 'Chưa tải được các lần nhập gần đây.',
  recentNone: 'Chưa có tệp nào được nhập.',
  recentFile: 'Tệp',
  recentState: 'Tình trạng',
  recentRows: 'Kết quả',
  recentOn: 'Tải lên lúc',
  recentResult: (rows: number, taken: number, wrong: number) =>
    [
      `${formatCount(rows)} dòng`,
      taken === 0 ? null : `${formatCount(taken)} đã nhập`,
      wrong === 0 ? null : `${formatCount(wrong)} lỗi`,
    ]
      .filter((part) => part !== null)
      .join(', '),

  importedBefore: (time: string) => `Tệp này đã nhập lúc ${time}.`,
  importedBeforeHint: 'Nhập lại không tạo bản trùng: dòng đã có được nhận ra theo mã.',
  mapping: 'Ghép cột của tệp',
  mappingNote: (matched: number, all: number) =>
    `${formatCount(matched)} trên ${formatCount(all)} cột đã ghép`,
  amountNotes: {
    multiple:
      'Số tính theo nghìn hoặc triệu: đổi ra đồng trong tệp rồi tải lên lại. Chỉ ghép nếu số đã bằng đồng.',
    currency:
      'Số không bằng đồng Việt Nam: hóa đơn cần thêm cột Loại tiền và Tỷ giá, danh mục cần giá bằng đồng.',
    with_tax: 'Giá đã gồm thuế: hóa đơn nhập từ cột này ghi giá đã gồm thuế, danh mục cần giá chưa thuế.',
  },
  columnWithout: (letter: string) => `(không tiêu đề, cột ${letter})`,
  onExisting: (key: string) => `Khi ${lower(key)} đã có trong danh sách`,
  onExistingDetail: {
    skip: 'Bản ghi đang có được giữ nguyên',
    update: 'Bản ghi đang có được sửa theo tệp; trường không ghép cột thì giữ nguyên',
  },
  check: (rows: number) => `Kiểm tra ${formatCount(rows)} dòng`,
  usualSeries: 'Ký hiệu của hóa đơn không ghi ký hiệu',
  usualSeriesHint: 'Hóa đơn trong tệp đã ghi ký hiệu thì theo ký hiệu đó.',
  usualSeriesOfRegister:
    'Mở từ hóa đơn máy tính tiền nên các hóa đơn này là hóa đơn từ máy tính tiền. Hóa đơn trong tệp đã ghi ký hiệu thì theo ký hiệu đó.',
  offeredSeries: 'Như khi lập hóa đơn mới',
  chooseSeries: 'Chọn ký hiệu',
  typedSeries:
    'Bạn chưa có quyền xem mẫu hóa đơn nên gõ ký hiệu, ví dụ 1C26TAA. Để trống thì như khi lập hóa đơn mới.',
  typedSeriesOfRegister:
    'Bạn chưa có quyền xem mẫu hóa đơn nên gõ ký hiệu của máy tính tiền, ví dụ 1C26MAA. Hóa đơn trong tệp đã ghi ký hiệu thì theo ký hiệu đó.',
  noSeries: 'Ký hiệu gồm mẫu số và sáu ký tự, ví dụ 1C26TAA.',
  noSeriesOfRegister: 'Ký hiệu của máy tính tiền có chữ M sau năm, ví dụ 1C26MAA.',
  usualSeriesSays: (series: string) => `Hóa đơn không ghi ký hiệu trong tệp sẽ vào ký hiệu ${series}.`,
  mappingRefused: 'Chưa ghép được.',

  dropped: (columns: number) => `${formatCount(columns)} cột của tệp không được nhập:`,
  mapAgain: 'Ghép cột lại',
  hidden: (rows: number) =>
    `Tệp có ${formatCount(rows)} dòng bị ẩn hoặc bị lọc, vẫn được nhập như các dòng khác.`,
  hiddenWhat: 'Nếu không muốn nhập các dòng này, hãy xóa chúng khỏi tệp rồi tải lên lại.',
  mixed: (label: string) => `Cột ${label} viết số theo hai kiểu lẫn lộn.`,
  mixedQuestion: 'Những số như 1.500 và 1,500 đọc theo kiểu nào?',
  styles: { vietnamese: '1.234,56 (Việt Nam)', international: '1,234.56 (quốc tế)' },

  differing: (all: number, byRounding: number) =>
    [
      `${formatCount(all)} hóa đơn có số tiền trong tệp khác số tính ra`,
      byRounding === 0
        ? '.'
        : byRounding === all
          ? ', chỉ lệch do làm tròn.'
          : `, ${formatCount(byRounding)} chỉ lệch do làm tròn.`,
    ].join(''),
  differenceQuestion: 'Hóa đơn luôn lấy số tính ra. Xử lý chỗ lệch thế nào?',
  onDifferenceDetail: {
    ask: 'Hóa đơn lệch bị giữ lại tới khi ô lệch được sửa hoặc để trống',
    rounding: 'Lấy số tính ra nếu chỉ lệch một đơn vị mỗi dòng; lệch hơn thì hỏi',
    all: 'Lấy số tính ra ở mọi ô lệch; ô đó vẫn được đánh dấu để xem lại',
  },

  reading: 'Đang đọc tệp',
  readingHint: 'Tệp lớn có thể mất vài phút. Rời trang này cũng được, máy chủ vẫn đọc tiếp.',
  checking: (done: number, rows: number) =>
    `Đang kiểm tra ${formatCount(done)} trên ${formatCount(rows)} dòng`,
  checkingHint: 'Chưa có gì được lưu vào danh sách. Rời trang này cũng được.',
  running: (done: number, rows: number) => `Đang nhập ${formatCount(done)} trên ${formatCount(rows)} dòng`,
  runningHint: 'Máy chủ đang nhập. Rời trang này cũng được, việc nhập vẫn tiếp tục.',
  disconnected: 'Chưa liên lạc được với máy chủ.',
  disconnectedHint: 'Những gì đã làm vẫn còn. Trang tự thử lại khi đang chờ máy chủ.',

  refused: 'Không đọc được tệp này',
  chooseOther: 'Chọn tệp khác',

  states: 'Dòng theo tình trạng',
  all: 'Tất cả',
  ready: 'Sẽ thêm',
  existing: 'Đã có',
  existingUpdated: 'Sẽ cập nhật',
  wrong: 'Có lỗi',
  held: 'Giữ lại',
  refusedRecords: 'Bị giữ lại',
  imported: 'Đã thêm',
  updated: 'Đã cập nhật',
  skipped: 'Đã bỏ qua',
  waiting: 'Chờ',
  sum: 'dòng',
  grid: (file: string) => `Các dòng của tệp ${file}`,
  recordStays: 'Hóa đơn có dòng lỗi được giữ lại cả hóa đơn, không nhập nửa chừng',
  stays: 'Dòng có lỗi ở lại đây, sửa xong nhập tiếp được',
  markedFile: 'Tải tệp, lỗi tô đỏ',
  unit: 'dòng',
  run: (count: number, unit: string) => `Nhập ${formatCount(count)} ${unit} đúng`,
  runMore: (count: number, unit: string) => `Nhập tiếp ${formatCount(count)} ${unit}`,
  nothingToRun: 'Không có dòng nào để nhập.',
  allWrong: 'Sửa các ô đỏ ngay tại đây, hoặc tải tệp về sửa rồi tải lên lại.',
  allExisting: (key: string) =>
    `Các dòng đúng đều đã có trong danh sách theo ${lower(key)} và được giữ nguyên. Muốn sửa theo tệp, quay lại bước Ghép cột và chọn Cập nhật.`,
  rowsFailed: 'Chưa tải được các dòng.',
  noRows: 'Không có dòng nào ở tình trạng này.',
  done: (added: number, updated: number, skipped: number) =>
    [
      `Đã thêm ${formatCount(added)}`,
      updated === 0 ? null : `cập nhật ${formatCount(updated)}`,
      skipped === 0 ? null : `bỏ qua ${formatCount(skipped)} đã có`,
    ]
      .filter((part) => part !== null)
      .join(', ')
      .concat('.'),
  doneRecords: (added: number, existing: number, unit: string) =>
    `Đã thêm ${formatCount(added)} ${unit}${existing === 0 ? '' : `, bỏ qua ${formatCount(existing)} đã nhập trước đó`}.`,
  allRecordsExisting: 'Các hóa đơn đúng trong tệp đều đã nhập trước đó và được giữ nguyên.',
  left: (wrong: number) =>
    `Còn ${formatCount(wrong)} dòng lỗi chưa nhập: sửa các ô đỏ bên dưới rồi nhập tiếp.`,
  list: 'Xem danh sách',
  another: 'Nhập tệp khác',
});
