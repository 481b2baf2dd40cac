import { worded } from '#src/language/language.ts';
/** The words of the price list. */
export const priceWords = worded('priceWords', {
  title: 'Bảng giá',
  lead: 'Dùng thử 30 ngày miễn phí, không cần thẻ thanh toán. Giá dưới đây chưa gồm thuế giá trị gia tăng.',
  lead_signed_in: 'Giá dưới đây chưa gồm thuế giá trị gia tăng.',
  recommended: 'Nên chọn',
  months: (months: number) => `/ ${months} tháng`,
  each: 'mỗi hóa đơn',
  unlimited: 'Không tính theo số hóa đơn',
  trial: 'Dùng thử 30 ngày',
  buy: 'Mua gói',
  loading: 'Đang tải bảng giá',
  failed: 'Chưa tải được bảng giá.',
  failed_lead: 'Kiểm tra mạng rồi thử lại.',
});
