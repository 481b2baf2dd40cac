import { worded } from '#src/language/language.ts';
/** What names the pages and lists of corrections before they are opened: the frame of the admin shows it. */
export const correctionTitles = worded('correctionTitles', {
  title: 'Có gì sai?',
  adjusting: 'Lập hóa đơn điều chỉnh',
  replacing: 'Lập hóa đơn thay thế',
  otherAdjust: 'Điều chỉnh hóa đơn của hệ thống khác',
  otherReplace: 'Thay thế hóa đơn của hệ thống khác',
  otherStart: 'Hóa đơn của hệ thống khác',
  cancelledFacts:
    'Chỉ hóa đơn có số nhưng chưa được chấp nhận mới hủy được. Hóa đơn đã phát hành thì điều chỉnh hoặc thay thế bằng “Có gì sai?”.',
});
