import { worded } from '#src/language/language.ts';
export type ExportFormat = 'xlsx' | 'csv' | 'xml' | 'pdf' | 'print';

/** Words of every list; `one` is the resource's own name in lower case ("khách hàng"). */
export const lists = worded('lists', {
  search: (label: string) => `Tìm trong ${lower(label)}`,
  searchBy: (labels: readonly string[]) => `${capital(labels.map(lower).join(', '))}…`,
  add: (one: string) => `Thêm ${one}`,
  back: (label: string) => `Về danh sách ${lower(label)}`,
  filters: 'Bộ lọc',
  clear: 'Xóa lọc',
  any: 'Tất cả',
  since: (date: string) => `từ ${date}`,
  until: (date: string) => `đến ${date}`,
  noMatch: (one: string) => `Không có ${one} khớp bộ lọc`,
  empty: (one: string) => `Chưa có ${one}`,
  emptyHint: (one: string) => `Thêm ${one} đầu tiên để bắt đầu.`,
  emptyReadOnly: (one: string) => `Khi có ${one}, danh sách sẽ hiện ở đây.`,
  failed: 'Chưa tải được danh sách.',
  filterIgnored: 'Địa chỉ có điều kiện lọc không dùng được; danh sách đã bỏ qua điều kiện đó.',
  notSummed: (count: string) => `không tính ${count} đã bị thay thế, đã hủy hoặc ngoại tệ`,
  sumAll: 'Cộng cả bộ lọc',
  pageTotal: (one: string) => `Tổng của ${one} trên trang này`,
  inDong: (label: string) => `${label} (đ)`,
  actions: (name: string) => `Thao tác với ${name}`,
  savedSearches: 'Bộ lọc đã lưu',
  searchRemoved: (name: string) => `Đã xóa bộ lọc “${name}”`,
  /** Records with their number, written in digits: "12 khách hàng". */
  things: (count: string, one: string) => `${count} ${one}`,
  /** What many of them are called. */
  many: (one: string): string => one,
  changeTo: (option: string) => `Chuyển sang “${option}”`,
  setTo: (label: string, value: string) => `${label}: ${value}`,
  deleteMany: (things: string) => `Xóa ${things}`,
  deleteManyAsk: (things: string) =>
    `${things} sẽ ra khỏi danh sách. Trong 24 giờ, bạn hoàn tác được việc này.`,
  changeManyAsk: (change: string, things: string) =>
    `${change}: ${things}. Trong 24 giờ, bạn hoàn tác được việc này.`,
  tooMany: (most: number) => `Chọn từng dòng thì không quá ${most} dòng; nhiều hơn, hãy chọn cả danh sách.`,
  choose: 'Chọn dòng',
  chooseDone: 'Bỏ chọn',
  sortBy: 'Sắp xếp',
  rising: (label: string) => `${label}, tăng dần`,
  falling: (label: string) => `${label}, giảm dần`,
  failedRows: (count: string, shown: number | null) =>
    shown === null
      ? `${count} dòng chưa làm được.`
      : `${count} dòng chưa làm được; đây là ${shown} dòng đầu.`,
  jobs: {
    update: (things: string) => `Sửa ${things}`,
    delete: (things: string) => `Xóa ${things}`,
    undo: (things: string) => `Hoàn tác ${things}`,
    export: (things: string) => `Dựng tệp ${things}`,
    email: (things: string) => `Gửi email ${things}`,
    look_up: (things: string) => `Tra cứu ${things}`,
    fetch_again: (things: string) => `Yêu cầu gửi lại ${things}`,
  },
  import: 'Nhập',
  templateFile: 'Tải tệp mẫu',
  importMany: (one: string) => `Nhập ${one} từ tệp`,
  export: 'Xuất',
  exportFormats: 'Dạng tệp',
  formats: {
    xlsx: 'Excel (.xlsx)',
    csv: 'CSV (.csv)',
    xml: 'Tệp XML của từng hóa đơn (.zip)',
    pdf: 'Bản in PDF của từng hóa đơn (.zip)',
    print: 'Một tệp PDF để in, tối đa 1.000 hóa đơn',
  } as const satisfies Record<ExportFormat, string>,
  exportAs: {
    xlsx: 'Xuất Excel',
    csv: 'Xuất CSV',
    xml: 'Tải XML',
    pdf: 'Tải PDF',
    print: 'Một tệp PDF để in',
  } as const satisfies Record<ExportFormat, string>,
  exporting: (label: string) => `Đang xuất ${lower(label)}`,
  exportFacts: (size: string, rows: string | null, done: string | null) =>
    rows === null
      ? `Đã nhận ${size}`
      : done === null
        ? `Đã nhận ${size} · tổng số ${rows}`
        : `Xong ${done} trong ${rows} · đã nhận ${size}`,
  exported: (label: string) => `Đã xuất ${lower(label)}`,
  restore: 'Khôi phục',
  restoreName: (name: string) => `Khôi phục ${name}`,
  restored: (name: string) => `Đã khôi phục “${name}”`,
  keys: {
    everywhere: 'Mọi nơi',
    list: 'Danh sách',
    form: 'Biểu mẫu',
    search: 'Tìm trong danh sách',
    add: 'Thêm mới',
    help: 'tất cả phím tắt',
    pageHelp: 'Trợ giúp của trang',
    up: 'Bỏ chọn, đóng, lên một cấp',
    quickSearch: 'Tìm nhanh mọi nơi',
    move: 'lên, xuống',
    next: 'Dòng dưới, hóa đơn sau',
    previous: 'Dòng trên, hóa đơn trước',
    select: 'chọn dòng',
    selectRange: 'Chọn từ dòng chọn trước tới dòng này',
    open: 'mở',
    filter: 'lọc',
    save: 'Lưu',
    publish: 'Ký và phát hành',
    invoice: 'Soạn hóa đơn',
    buyer: 'Tới người mua',
    goodsLines: 'Tới dòng hàng trống',
    note: 'Tới ghi chú, sau các dòng hàng',
    undo: 'Hoàn tác',
    redo: 'Làm lại',
    duplicate: 'Nhân đôi dòng',
    removeLine: 'Xóa dòng',
    moveLine: 'Chuyển dòng lên, xuống',
    selectCells: 'Chọn nhiều ô',
    lineMenu: 'Thao tác khác với dòng',
    arithmetic: 'Tính trong ô số, như =12*3',
  },
});

/** For the middle of a sentence; an abbreviation keeps its letters. */
export function lower(words: string): string {
  return /^\p{Lu}{2}/u.test(words) ? words : words.charAt(0).toLocaleLowerCase('vi') + words.slice(1);
}

export function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase('vi') + words.slice(1);
}
