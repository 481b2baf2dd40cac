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
