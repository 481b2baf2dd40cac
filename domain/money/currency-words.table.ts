/** How a currency is read out in Vietnamese; `cent` is its own name of a hundredth, null where none is counted. */
type CurrencyWords = { readonly unit: string; readonly cent: string | null };

const CURRENCY_WORDS = {
  VND: { unit: 'đồng', cent: null },
  USD: { unit: 'đô la Mỹ', cent: 'cent' },
  EUR: { unit: 'euro', cent: 'cent' },
  GBP: { unit: 'bảng Anh', cent: 'penny' },
  JPY: { unit: 'yên Nhật', cent: null },
  CNY: { unit: 'nhân dân tệ', cent: null },
  KRW: { unit: 'won Hàn Quốc', cent: null },
  SGD: { unit: 'đô la Singapore', cent: 'cent' },
  AUD: { unit: 'đô la Úc', cent: 'cent' },
  CAD: { unit: 'đô la Canada', cent: 'cent' },
  NZD: { unit: 'đô la New Zealand', cent: 'cent' },
  HKD: { unit: 'đô la Hồng Kông', cent: 'cent' },
  TWD: { unit: 'đô la Đài Loan', cent: null },
  THB: { unit: 'bạt Thái', cent: null },
  MYR: { unit: 'ringgit Malaysia', cent: null },
  LAK: { unit: 'kíp Lào', cent: null },
  KHR: { unit: 'riel Campuchia', cent: null },
  INR: { unit: 'rupee Ấn Độ', cent: null },
  RUB: { unit: 'rúp Nga', cent: null },
} as const satisfies Record<string, CurrencyWords>;

/** A currency without words of its own is read by its ISO 4217 code. */
export function currencyWords(currency: string): CurrencyWords {
  const known: Readonly<Record<string, CurrencyWords>> = CURRENCY_WORDS;
  return known[currency] ?? { unit: currency, cent: null };
}
