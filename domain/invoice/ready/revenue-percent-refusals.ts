import type { Refusal } from '../../refusals.ts';
import { refuse } from '../../refusals.ts';
import {
  revenuePercentsOn,
  revenueReliefOn,
  statesRevenueRelief,
} from '../../rules/tax/revenue-percentages.table.ts';
import type { InvoiceContent } from '../content.ts';
import { ratesDay } from './rates-day.ts';

/** Percentages on revenue that lines of a sales invoice name: each must be one of the law's, on a day that reduces them. */
export function revenuePercentRefusals(content: InvoiceContent): Refusal[] {
  if (!statesRevenueRelief(content.form_no)) return [];
  const day = ratesDay(content);
  const percents = revenuePercentsOn(day);
  const isReduced = revenueReliefOn(day) !== null;
  return content.lines.flatMap(({ revenue_percent: percent = null }, index) => {
    if (percent === null) return [];
    const field = `lines.${index}.revenue_percent`;
    const line = String(index + 1);
    if (!percents.includes(percent))
      return [refuse('revenue_percent_unknown', field, { line, percent, percents: percents.join(', ') })];
    if (isReduced) return [];
    return [refuse('revenue_percent_not_reduced', field, { line, percent, issued_on: day })];
  });
}
