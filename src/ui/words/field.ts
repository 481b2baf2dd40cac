import { worded } from '#src/language/language.ts';

/** The words of the fields of a form. */
export const fieldWords = worded('fieldWords', {
  without: (label: string) => `Bỏ ${label}`,
  nothingFound: 'Không có kết quả',
  /** Why a typed text is no number for its field: the text, how one is written, how many decimals it may have. */
  number: {
    unreadable: (text: string, example: string) =>
      `“${text}” không đọc được thành số. Gõ lại như ${example}.`,
    too_many_decimals: (text: string, _example: string, most: string) =>
      `“${text}” có quá nhiều chữ số thập phân. Gõ lại với tối đa ${most}.`,
    no_decimals: (text: string, example: string) =>
      `“${text}” có phần thập phân mà ô này chỉ nhận số nguyên. Gõ lại như ${example}.`,
    negative: (text: string) => `“${text}” là số âm. Gõ lại số không âm.`,
  },
  file: {
    tooBig: (most: string, name: string, size: string) => `Tệp không được quá ${most}, “${name}” có ${size}`,
    empty: (name: string) => `“${name}” không có nội dung, hãy chọn tệp khác`,
    noPicture: (name: string) => `“${name}” không phải ảnh, hãy chọn tệp PNG, JPG, WEBP, GIF hoặc SVG`,
    most: (size: string) => `Không quá ${size}`,
    none: 'Chưa có tệp',
    drop: 'Thả tệp vào đây hoặc',
    pictureInUse: 'Ảnh đang dùng',
    chosen: 'Tệp đã chọn',
    choose: 'Chọn tệp',
    chooseOther: 'Chọn tệp khác',
    remove: 'Bỏ tệp',
  },
  day: {
    today: 'Hôm nay',
    thisWeek: 'Tuần này',
    thisMonth: 'Tháng này',
    lastMonth: 'Tháng trước',
    thisQuarter: 'Quý này',
    lastQuarter: 'Quý trước',
    thisYear: 'Năm nay',
    crossed: 'Ngày cuối đứng trước ngày đầu, hãy chọn ngày cuối muộn hơn',
    from: (label: string) => `${label}, từ ngày`,
    to: (label: string) => `${label}, đến ngày`,
    open: 'Mở lịch',
    clear: 'Xóa ngày',
    /** From Sunday on. */
    weekdays: ['CN', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7'],
    /** A month as the calendar library writes it: `Tháng 11, 2026`. */
    monthFormat: '[Tháng] M, YYYY',
  },
  group: {
    all: '(tất cả)',
    chosen: (chosen: number, total: number) => `Đã chọn ${chosen} trong ${total}`,
    open: (label: string) => `Mở nhóm ${label}`,
  },
  rows: {
    none: 'Chưa có dòng nào',
    one: (label: string, at: number) => `${label}, dòng ${at}`,
    up: (at: number) => `Chuyển dòng ${at} lên`,
    down: (at: number) => `Chuyển dòng ${at} xuống`,
    remove: (at: number) => `Xóa dòng ${at}`,
    add: 'Thêm dòng',
  },
  choice: {
    searching: 'Đang tìm…',
    open: 'Mở danh sách',
    close: 'Đóng danh sách',
    clear: 'Xóa lựa chọn',
    add: (label: string) => `Thêm “${label}”…`,
    chosen: (label: string) => `${label} đã chọn`,
    searchIn: (label: string) => `Tìm trong ${label}`,
    type: 'Gõ để tìm',
  },
  color: {
    chart: (label: string) => `Bảng màu của ${label}`,
    presets: 'Màu có sẵn',
    blue: 'Xanh dương',
    teal: 'Xanh ngọc',
    green: 'Xanh lá',
    amber: 'Vàng nâu',
    red: 'Đỏ son',
    violet: 'Tím',
    brown: 'Nâu',
    ink: 'Mực đen',
  },
});
