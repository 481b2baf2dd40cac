/** How a currency is read out in Vietnamese; `minor` is a hundredth (xu). */
export type CurrencyWords = { readonly unit: string; readonly minor: string | null };

const CURRENCY_WORDS = {
  VND: { unit: 'đồng', minor: null },
  USD: { unit: 'đô la Mỹ', minor: 'xu' },
  EUR: { unit: 'euro', minor: 'xu' },
  GBP: { unit: 'bảng Anh', minor: 'xu' },
  JPY: { unit: 'yên Nhật', minor: null },
  CNY: { unit: 'nhân dân tệ', minor: null },
  KRW: { unit: 'won Hàn Quốc', minor: null },
  SGD: { unit: 'đô la Singapore', minor: 'xu' },
  AUD: { unit: 'đô la Úc', minor: 'xu' },
  THB: { unit: 'bạt Thái', minor: null },
} as const satisfies Record<string, CurrencyWords>;

/** A currency without words of its own is read by its ISO 4217 code. */
export function currencyWords(currency: string): CurrencyWords {
  const known: Readonly<Record<string, CurrencyWords>> = CURRENCY_WORDS;
  return known[currency] ?? { unit: currency, minor: null };
}
