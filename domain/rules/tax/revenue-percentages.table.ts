import { rowOn, rowsOn } from '../dated.ts';
import { REVENUE_RATES } from '../revenue-rates.table.ts';
import type { RevenueRateRow } from '../revenue-rates.table.ts';
import { REVENUE_RELIEF } from '../revenue-relief.table.ts';

export type RevenueRelief = {
  /** Percent taken off the percentage of revenue: `20` makes 1% into 0.8%. */
  readonly share: string;
  /** The note the invoice must carry; `{amount}` is the sum taken off, as printed, `{unit}` the word for its currency. */
  readonly sentence: string;
  /** Last day of it. */
  readonly valid_to: string | null;
};

/** Hóa đơn bán hàng (KHMSHDon 2): the form the law has this reduction written on. */
const SALES_FORM = '2';

/** Whether lines of the form may name a percentage of revenue that is reduced. */
export function statesRevenueRelief(form_no: string): boolean {
  return form_no === SALES_FORM;
}

/** Giảm thuế of sellers by percentage of revenue, for an invoice issued on `date`; null when there is none. */
export function revenueReliefOn(date: string): RevenueRelief | null {
  const row = rowOn(REVENUE_RELIEF, date);
  return row && { share: row.share, sentence: row.sentence, valid_to: row.valid_to };
}

/** Percentages of revenue that are VAT on `date`, each once, rising: `1`, `2`, `3`, `5`. */
export function revenuePercentsOn(date: string): readonly string[] {
  const percents = new Set(revenueRatesOn(date).map(({ percent }) => percent));
  return [...percents].sort((a, b) => Number(a) - Number(b));
}

/** Percentages of revenue that are VAT, by group of trade. */
export function revenueRatesOn(date: string): readonly RevenueRateRow[] {
  return rowsOn(REVENUE_RATES, date);
}
