/** Hình thức thanh toán (HTTToan) as people write it; the format takes any text. */
export const paymentMethods = [
  'TM/CK',
  'Tiền mặt',
  'Chuyển khoản',
  'Đối trừ công nợ',
  'Không thu tiền',
] as const;

/** Currencies that every company is offered. */
const usual_currencies = ['VND', 'USD', 'EUR', 'JPY', 'CNY', 'KRW', 'SGD', 'THB', 'GBP', 'AUD'] as const;

/** The usual currencies and those that the company has written down. */
export function currenciesWith(recorded: readonly { code: string }[]): string[] {
  return [...new Set([...usual_currencies, ...recorded.map(({ code }) => code)])];
}

/** What is chosen stays choosable even when it is not among the usual ones. */
export function choicesWith(usual: readonly string[], chosen: string): { value: string; label: string }[] {
  const all = chosen === '' || usual.includes(chosen) ? usual : [...usual, chosen];
  return all.map((value) => ({ value, label: value }));
}
