import type { RevenueReduction } from '../money/money-options.ts';
import { revenueReliefOn, statesRevenueRelief } from '../rules/tax/revenue-percentages.table.ts';
import type { FormAndSymbol } from '../rules/particulars/forms.table.ts';
import type { InvoiceLine } from './content.ts';

/** What a draft says about the reduction of the percentage on revenue. */
export type StatedRevenue = {
  /** Ngày lập, YYYY-MM-DD: the law of that day decides. */
  readonly issued_on: string;
  readonly currency: string;
  readonly lines: readonly Pick<InvoiceLine, 'kind' | 'revenue_percent'>[];
};

/** Kinds of line whose revenue counts: goods, and the trade discounts that take away from them. */
const COUNTED: readonly InvoiceLine['kind'][] = ['goods', 'discount'];

/** How the percentage of each line is reduced; null where no line names one, or form or day give no reduction. */
export function revenueReductionOf(
  { form_no }: FormAndSymbol,
  { issued_on, currency, lines }: StatedRevenue,
): RevenueReduction | null {
  const relief = revenueReliefOn(issued_on);
  if (relief === null || !statesRevenueRelief(form_no)) return null;
  const percents = lines.map(({ kind, revenue_percent }) =>
    COUNTED.includes(kind) ? (revenue_percent ?? null) : null,
  );
  if (percents.every((percent) => percent === null)) return null;
  const unit = currency === 'VND' ? 'đồng' : currency;
  return { percents, share: relief.share, sentence: relief.sentence.replace('{unit}', unit) };
}
