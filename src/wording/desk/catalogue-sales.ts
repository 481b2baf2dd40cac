import { worded } from '#src/language/language.ts';

/** What was sold, on the pages of a customer and of a product. */
export const catalogueSalesWords = worded('catalogueSalesWords', {
  value: 'Giá trị hóa đơn',
  year: (year: number) => `Năm ${year}`,
  inForce: 'Hóa đơn có hiệu lực',
  noneInForce: 'Chưa có hóa đơn có hiệu lực.',
  revenue: 'Chưa thuế',
  total: 'Tổng thanh toán',
  withoutRate: (count: string) => `Chưa cộng ${count} hóa đơn ngoại tệ không ghi tỷ giá.`,
  invoices: 'Hóa đơn mới nhất',
  allInvoices: 'Xem tất cả',
  noInvoices: 'Chưa có hóa đơn nào cho khách hàng này.',
  notSold: 'Chưa có hóa đơn có hiệu lực nào ghi hàng hóa, dịch vụ này.',
  prices: 'Giá bán gần nhất',
  pricesByBuyer: 'Giá gần nhất theo người mua',
  noPrices: 'Chưa có giá từ hóa đơn có hiệu lực.',
  perUnit: (unit: string) => `mỗi ${unit}`,
  withTax: 'đã gồm thuế',
  corrections: 'Sai sót đã xử lý',
  noCorrections: 'Chưa có hóa đơn điều chỉnh, thay thế hay thông báo sai sót.',
  of: (invoice: string) => `cho ${invoice}`,
  soldIn: (year: number) => `Đã bán năm ${year}`,
  quantity: (unit: string | null) => (unit === null || unit === '' ? 'Số lượng' : `Số lượng (${unit})`),
  withoutAdjusting: (count: string) =>
    `Số lượng chưa tính ${count} hóa đơn điều chỉnh; doanh thu đã tính phần chênh lệch.`,
});
