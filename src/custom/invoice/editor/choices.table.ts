/** Hình thức thanh toán (HTTToan) as people write it; the format takes any text. */
export const paymentMethods = [
  'TM/CK',
  'Tiền mặt',
  'Chuyển khoản',
  'Đối trừ công nợ',
  'Không thu tiền',
] as const;

/** Currencies offered; one already on the invoice is added. */
export const currencies = ['VND', 'USD', 'EUR', 'JPY', 'CNY', 'KRW', 'SGD', 'THB', 'GBP', 'AUD'] as const;

/** What is chosen stays choosable even when it is not among the usual ones. */
export function choicesWith(usual: readonly string[], chosen: string): { value: string; label: string }[] {
  const all = chosen === '' || usual.includes(chosen) ? usual : [...usual, chosen];
  return all.map((value) => ({ value, label: value }));
}
