import { amountDecimals, type AmountColumn, type DecimalDigits } from './decimal-digits.ts';
import type { Decimal } from './decimal.ts';
import { roundExact, type Exact } from './exact.ts';
import { DEFAULT_MONEY_OPTIONS, takesTaxOut, type MoneyOptions } from './money-options.ts';
import type { RoundingRuleId } from './rounding-rules.table.ts';

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
  const scales: Partial<Record<AmountColumn, number>> = {};
  return {
    digits,
    options,
    with_tax: takesTaxOut(options),
    log: roundingLog(),
    scale: (column) => (scales[column] ??= amountDecimals(currency, column, digits, issued_on)),
  };
}

/** Which amount a step gives: of one line (from 0), of one rate or percentage, or of the whole invoice. */
export type AmountName =
  | { readonly of: 'line'; readonly line: number; readonly amount: LineAmountName }
  | { readonly of: 'group'; readonly group: string | null; readonly amount: GroupAmountName }
  | { readonly of: 'invoice'; readonly amount: 'invoice_discount' | 'total' };

type LineAmountName =
  | 'quantity'
  | 'unit_price'
  | 'discount_rate'
  | 'gross'
  | 'gross_with_tax'
  | 'discount_amount'
  | 'discount_with_tax'
  | 'amount'
  | 'amount_with_tax'
  | 'vat_amount';
type GroupAmountName =
  | 'amount'
  | 'vat_amount'
  | 'discount_share'
  | 'discount_share_before_tax'
  | 'discount_share_vat_amount'
  | 'reduction';

export type RoundingStep = {
  readonly name: AmountName;
  readonly rule: RoundingRuleId;
  readonly exact: Exact;
  readonly digits: number;
  readonly result: Decimal;
};

/** Notes every rounding of one computation, in the order it happens: each result comes out of this list. */
type RoundingLog = {
  readonly steps: readonly RoundingStep[];
  readonly round: (name: AmountName, rule: RoundingRuleId, exact: Exact, digits: number) => Decimal;
  /** For parts that are cut together: the result is given, not rounded here. */
  readonly note: (step: RoundingStep) => Decimal;
};

function roundingLog(): RoundingLog {
  const steps: RoundingStep[] = [];
  const note = (step: RoundingStep): Decimal => {
    steps.push(step);
    return step.result;
  };
  return {
    steps,
    round: (name, rule, exact, digits) =>
      note({ name, rule, exact, digits, result: roundExact(exact, digits) }),
    note,
  };
}
