import { worded } from '#src/language/language.ts';
/** Words of certificates. */
export const certificateWords = worded('certificateWords', {
  daysLeft: (days: number) => (days === 0 ? 'hết hạn hôm nay' : `còn ${days} ngày`),
  since: (days: number) => (days === 0 ? 'từ hôm nay' : `${days} ngày trước`),
  declared: 'Đã đăng ký',
  declaredSince: (day: string) => `Có, từ ngày ${day}`,
  unusable: 'Không dùng được',
  unusableReasons: { other_tax_code: 'mã số thuế khác', no_tax_code: 'thiếu mã số thuế' },
  unusableTitle: 'Chứng thư này không ký được hóa đơn của đơn vị, nên không là mặc định.',
  unusableText: (tax_code: string | null, ours: string) =>
    tax_code === null
      ? `Chứng thư không ghi mã số thuế. Cần chứng thư cấp cho mã số thuế ${ours} của đơn vị.`
      : `Chứng thư cấp cho mã số thuế ${tax_code}. Cần chứng thư cấp cho mã số thuế ${ours} của đơn vị.`,
  deleteNote:
    'Hóa đơn không ký được bằng chứng thư này nữa. Hóa đơn đã ký vẫn kiểm tra được chữ ký; muốn dùng lại thì thêm lại chứng thư.',
});
