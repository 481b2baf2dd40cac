import { worded } from '#src/language/language.ts';

/** Words of the discount that is given to all goods of an invoice at once. */
export const discountWords = worded('discountWords', {
  action: 'Chiết khấu',
  rate: 'Tỷ lệ chiết khấu cho mọi dòng',
  rateHint: 'Thay chiết khấu đang có ở từng dòng. Để trống là bỏ chiết khấu.',
  whole: 'Chiết khấu cả hóa đơn',
  apply: (count: number) => `Đặt cho ${count} dòng`,
  applied: (rate: string, count: number) => `Đã đặt chiết khấu ${rate}% cho ${count} dòng`,
  cleared: (count: number) => `Đã bỏ chiết khấu của ${count} dòng`,
});
