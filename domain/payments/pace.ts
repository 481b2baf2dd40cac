import { addDays, dayCount } from '../rules/deadlines/calendar.ts';

/** How fast a company issues, by days that are over, and when its package runs out if that goes on; null where it outlasts its last day. */
export type Pace = {
  since: string;
  days: number;
  invoices: number;
  /** Of each day since then and of today, the earliest first; those without invoices are left out. */
  by_day: { day: string; invoices: number }[];
  runs_out_on: string | null;
};

/** Days that are looked back: a month has its busy and its quiet days. */
const PACE_DAYS = 30;
/** Less says nothing: a week of trying out, an invoice now and then. */
const MIN_DAYS = 14;
const MIN_INVOICES = 10;

type Issued = {
  /** Of the company's first invoice, ever; null where it has none. */
  first_issued_on: string | null;
  /** Invoices of the days from `paceFrom` to today. */
  by_day: Pace['by_day'];
  left: number;
  /** Last day of the package. */
  ends_on: string;
};

/** The first day that is looked at. */
export const paceFrom = (today: string): string => addDays(today, -PACE_DAYS);

/** A company that began later is not judged by days before. */
function sinceOf(first_issued_on: string, today: string): string {
  const earliest = paceFrom(today);
  return first_issued_on > earliest ? first_issued_on : earliest;
}

/** The pace on a day; null where there is too little to go by, or nothing left to run out. */
export function paceOf({ first_issued_on, by_day, left, ends_on }: Issued, today: string): Pace | null {
  if (first_issued_on === null || left <= 0) return null;
  const since = sinceOf(first_issued_on, today);
  const days = dayCount(since, today);
  const invoices = by_day.reduce((sum, one) => (one.day < today ? sum + one.invoices : sum), 0);
  if (days < MIN_DAYS || invoices < MIN_INVOICES) return null;
  const lasts = Math.floor((left * days) / invoices);
  const runs_out_on = lasts > dayCount(today, ends_on) ? null : addDays(today, lasts);
  return { since, days, invoices, by_day, runs_out_on };
}
