import type { InvoiceAmounts } from '#domain/money/invoice-amounts.ts';
import {
  revenuePercentsOn,
  revenueReliefOn,
  statesRevenueRelief,
} from '#domain/rules/tax/revenue-percentages.table.ts';
import { today } from '#src/providers/today.ts';
import { invoiceWords } from '#src/wording/invoice.ts';
import { unreadProblems } from '../number-limits.ts';
import { fieldId, problemsOf, type Problem } from '../problem-places.ts';
import { assess, type Surroundings } from './draft-content.ts';
import type { Draft } from './draft.ts';

/** Amounts, and what is between a draft and its publication. */
export function judge(
  draft: Draft,
  surroundings: Surroundings,
): { amounts: InvoiceAmounts; open: readonly Problem[] } {
  const { amounts, refusals } = assess(draft, surroundings, today());
  const unread = unreadProblems(draft);
  const targets = new Set(unread.map(({ target }) => target));
  // What cannot be read is not missing as well.
  const others = problemsOf(refusals, draft).filter(({ target }) => !targets.has(target));
  if (surroundings.template !== null) return { amounts, open: [...unread, ...others] };
  // Without a series what its symbol lacks says nothing: one is to be made.
  const target = fieldId('template_id');
  const missing = { message: invoiceWords.noTemplate, target, line: null };
  return { amounts, open: [...unread, missing, ...others.filter((one) => one.target !== target)] };
}

type Choosing = {
  form_no: string;
  /** Ngày lập, YYYY-MM-DD. */
  issued_on: string;
  /** Whether a line names a percentage already. */
  has_chosen: boolean;
};

/**
 * The percentages on revenue a line can choose to have reduced; null where there is nothing to choose. What was chosen
 * before the day was changed to one without reduction can still be seen and taken back.
 */
export function reducedPercents({ form_no, issued_on, has_chosen }: Choosing): readonly string[] | null {
  if (!statesRevenueRelief(form_no)) return null;
  if (revenueReliefOn(issued_on) !== null) return revenuePercentsOn(issued_on);
  return has_chosen ? [] : null;
}
