import type { AmountColumn, DecimalDigits } from './decimal-digits.ts';
import { amountDecimals } from './decimal-digits.ts';
import type { MoneyOptions } from './money-options.ts';
import { DEFAULT_MONEY_OPTIONS, takesTaxOut } from './money-options.ts';
import type { RoundingLog } from './rounding.ts';
import { roundingLog } from './rounding.ts';

/** What all amounts are rounded by: a currency on an issue date, and the company's decimals. */
export type Rounding = {
  readonly currency: string;
  readonly digits: DecimalDigits;
  /** YYYY-MM-DD. */
  readonly issued_on?: string;
};

/** One computation of one invoice. */
export type MoneyContext = {
  readonly digits: DecimalDigits;
  readonly options: MoneyOptions;
  /** The typed amounts contain VAT. */
  readonly with_tax: boolean;
  readonly log: RoundingLog;
  /** Decimals of a column of amounts. */
  readonly scale: (column: AmountColumn) => number;
};

export function moneyContext(rounding: Rounding, changed: Partial<MoneyOptions> = {}): MoneyContext {
  const { currency, digits, issued_on = null } = rounding;
  const options = { ...DEFAULT_MONEY_OPTIONS, ...changed };
  return {
    digits,
    options,
    with_tax: takesTaxOut(options),
    log: roundingLog(),
    scale: (column) => amountDecimals(currency, column, digits, issued_on),
  };
}
