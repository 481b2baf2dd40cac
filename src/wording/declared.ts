import { worded } from '#src/language/language.ts';

/** The letters of the symbols that are given as an example. */
const LETTERS: Readonly<Record<string, string>> = {
  T: 'T là hóa đơn thông thường',
  M: 'M là hóa đơn từ máy tính tiền',
  N: 'N là phiếu xuất kho vận chuyển nội bộ',
};

/** Words of what the accepted declarations let the company do, where something is chosen that depends on it. */
export const declaredWords = worded('declaredWords', {
  nothingAccepted: 'Chưa có tờ khai nào được cơ quan thuế chấp nhận.',
  nothingAcceptedText:
    'Vẫn tạo được mẫu hóa đơn và lập được hóa đơn nháp; chỉ phát hành được sau khi tờ khai được chấp nhận.',
  undeclaredForm: 'Loại này chưa có trong tờ khai được chấp nhận.',
  undeclared: (choice: string) => `${choice} (chưa đăng ký)`,
  symbolHint: (example: string) =>
    `Như ${example}: ${example.startsWith('C') ? 'C là có mã' : 'K là không có mã'}, hai số cuối của năm, ${LETTERS[example.charAt(3)]}, hai chữ tự chọn`,
  declaredLocation: 'Địa điểm trong tờ khai',
  noLocation: 'Không ghi địa điểm',
  takeSymbol: (symbol: string) => `Dùng ${symbol}`,
  contrary: (chosen: string, declared: string, since: string) =>
    `“${chosen}” khác với tờ khai được chấp nhận ngày ${since}, chỉ có “${declared}”. Hóa đơn mới vẫn theo tờ khai. Chọn lại “${declared}”, hoặc nộp tờ khai thay đổi rồi chờ chấp nhận.`,
});
