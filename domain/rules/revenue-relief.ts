import { rowOn, rowsOn } from './dated.ts';
import { REVENUE_RATES } from './revenue-rates.table.ts';
import type { RevenueRateRow } from './revenue-rates.table.ts';
import { REVENUE_RELIEF } from './revenue-relief.table.ts';

export type RevenueRelief = {
  /** Percent taken off the percentage of revenue: `20` makes 1% into 0.8%. */
  readonly share: string;
  /** The note the invoice must carry; `{amount}` is the sum taken off, as printed, without the word for đồng. */
  readonly sentence: string;
  /** Last day of it. */
  readonly valid_to: string | null;
};

/** Giảm thuế of sellers by percentage of revenue, for an invoice issued on `date`; null when there is none. */
export function revenueReliefOn(date: string): RevenueRelief | null {
  const row = rowOn(REVENUE_RELIEF, date);
  return row && { share: row.share, sentence: row.sentence, valid_to: row.valid_to };
}

/** Percentages of revenue that are VAT, by group of trade. */
export function revenueRatesOn(date: string): readonly RevenueRateRow[] {
  return rowsOn(REVENUE_RATES, date);
}
