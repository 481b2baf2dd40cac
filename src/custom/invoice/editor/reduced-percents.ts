import {
  revenuePercentsOn,
  revenueReliefOn,
  statesRevenueRelief,
} from '#domain/rules/tax/revenue-percentages.table.ts';

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
