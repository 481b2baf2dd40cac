import { worded } from '#src/language/language.ts';
/** Words of certificates. */
export const certificateWords = worded('certificateWords', {
  daysLeft: (days: number) => (days === 0 ? 'hết hạn hôm nay' : `còn ${days} ngày`),
  since: (days: number) => (days === 0 ? 'từ hôm nay' : `${days} ngày trước`),
  declared: 'Đã đăng ký',
  deleteNote:
    'Hóa đơn không ký được bằng chứng thư này nữa. Hóa đơn đã ký vẫn kiểm tra được chữ ký; muốn dùng lại thì thêm lại chứng thư.',
});
