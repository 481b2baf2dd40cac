/** Hình thức thanh toán (HTTToan) as people write it; the format takes any text. */
export const PAYMENT_METHODS = [
  'TM/CK',
  'Tiền mặt',
  'Chuyển khoản',
  'Đối trừ công nợ',
  'Không thu tiền',
] as const;
