import { inForce } from '../rules/dated.ts';
import { CURRENCY_DECIMALS, type CurrencyDecimalsRow } from './currency-decimals.table.ts';

/** Số chữ số thập phân: the eight keys of the tenant's decimal configuration. */
export const DECIMAL_DIGIT_KEYS = [
  'decimal_digit_quantity',
  'decimal_digit_unit_price',
  'decimal_digit_vat_amount',
  'decimal_digit_original_amount',
  'decimal_digit_amount_without_vat',
  'decimal_digit_discount_rate',
  'decimal_digit_discount_amount',
  'decimal_digit_amount_after_tax',
] as const;

export type DecimalDigitKey = (typeof DECIMAL_DIGIT_KEYS)[number];

/** Decimals after the dot, 0 to 6, per key. */
export type DecimalDigits = Readonly<Record<DecimalDigitKey, number>>;

export const MAX_DECIMALS = 6;

/** The default of a key: six where the product description says six, two elsewhere. */
export const DEFAULT_DECIMAL_DIGITS = {
  decimal_digit_quantity: 6,
  decimal_digit_unit_price: 6,
  decimal_digit_vat_amount: 6,
  decimal_digit_original_amount: 2,
  decimal_digit_amount_without_vat: 6,
  decimal_digit_discount_rate: 6,
  decimal_digit_discount_amount: 2,
  decimal_digit_amount_after_tax: 6,
} as const satisfies DecimalDigits;

/** An amount of money with a column of its own, and the key that rounds it. */
export type AmountColumn = Extract<
  DecimalDigitKey,
  | 'decimal_digit_vat_amount'
  | 'decimal_digit_amount_without_vat'
  | 'decimal_digit_discount_amount'
  | 'decimal_digit_amount_after_tax'
>;

/**
 * Decimals an amount is rounded to. Amounts in đồng are whole, whatever the setting; in a foreign currency
 * (nguyên tệ) the tenant's own number holds, up to what the currency has on the issue date (today's where none
 * is given).
 */
export function amountDecimals(
  currency: string,
  column: AmountColumn,
  digits: DecimalDigits,
  issued_on: string | null = null,
): number {
  const most = currencyDecimals(currency, issued_on);
  return Math.min(digits[column], digits.decimal_digit_original_amount, most);
}

type Configuration = { readonly config_key: DecimalDigitKey; readonly config_value: string };

/** The digits that entries of the configuration say; what they leave out is the default. */
export function digitsFrom(configurations: readonly Configuration[]): DecimalDigits {
  const chosen = configurations.map(
    ({ config_key, config_value }) => [config_key, Number(config_value)] as const,
  );
  return { ...DEFAULT_DECIMAL_DIGITS, ...Object.fromEntries<number>(chosen) };
}

/**
 * Decimals that amounts in a currency have at most on an issue date (YYYY-MM-DD); without a date, or on one that
 * no row covers, the rule that nothing ends holds.
 */
export function currencyDecimals(
  currency: string,
  issued_on: string | null = null,
  rows: readonly CurrencyDecimalsRow[] = CURRENCY_DECIMALS,
): number {
  const own = rows.filter((row) => row.currency === currency);
  const all = own.length > 0 ? own : rows.filter((row) => row.currency === '*');
  const dated = issued_on === null ? undefined : all.find((row) => inForce(row, issued_on));
  return (dated ?? all.find((row) => row.valid_to === null))?.decimals ?? 0;
}
