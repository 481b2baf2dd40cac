import { worded } from '#src/language/language.ts';

/** Words of two people writing the same invoice. */
export const mergeWords = worded('mergeWords', {
  savedBy: (by: string | null, time: string) => `${by ?? 'Người khác'} đã lưu hóa đơn này lúc ${time}.`,
  met: (by: string | null) => `${by ?? 'Người khác'} vừa lưu hóa đơn này.`,
  show: 'Xem',
  choose: (count: number) =>
    count === 1
      ? 'Những gì bạn gõ vẫn còn nguyên. Có 1 chỗ cả hai cùng sửa, hãy chọn giữ bên nào.'
      : `Những gì bạn gõ vẫn còn nguyên. Có ${count} chỗ cả hai cùng sửa, hãy chọn giữ bên nào.`,
  agrees: 'Những gì bạn gõ vẫn còn nguyên. Không còn chỗ nào trái nhau.',
  comesAlong: (places: string) => `Gộp theo vì bạn không đổi chỗ này: ${places}.`,
  mine: 'Của bạn, chưa lưu',
  theirs: (by: string | null) => `Của ${by ?? 'người kia'}, đã lưu`,
  allMine: 'Chọn tất cả của tôi',
  allTheirs: 'Chọn tất cả của bên kia',
  merge: 'Gộp vào hóa đơn',
  mergeAndSave: 'Gộp và lưu',
  pick: 'Chọn một trong hai',
  joined: (places: string) => `Đã gộp vào màn hình này: ${places}. Những gì bạn gõ vẫn giữ nguyên.`,
  joinedSame: 'Nội dung trùng với những gì bạn gõ.',
  seen: 'Đã xem',
  andMore: (count: number) => `và ${count} chỗ nữa`,
  line: (number: number) => `Dòng ${number}`,
  lineField: (number: number, field: string) => `Dòng ${number}, ${field}`,
  lineGone: '(đã xóa dòng)',
  kind: 'Loại dòng',
  discount: 'Chiết khấu',
  revenuePercent: 'Tỷ lệ % được giảm',
  special: 'Thông tin hàng đặc thù',
});
