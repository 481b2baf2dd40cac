import { worded } from '#src/language/language.ts';

/** What all invoices of a list's filter add up to, over its pages. */
export const filterSumWords = worded('filterSumWords', {
  total: (count: string) => `Tổng của ${count} hóa đơn trong bộ lọc`,
  foreign: (count: string, currency: string) => `Ngoại tệ ${currency}, ${count} hóa đơn`,
  leftOut: (count: string) => `không tính ${count} đã bị thay thế hoặc đã hủy`,
  adding: 'Đang cộng cả bộ lọc…',
});
