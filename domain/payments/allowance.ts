import { addDays } from '../rules/deadlines/calendar.ts';
import { grantsOn, type PackageGrant } from './period.ts';

/** Why no further invoice may be issued. */
export type AllowanceRefusal = 'trial_ended' | 'package_ended' | 'package_used_up';

/** How many invoices may be issued, counted by their date from a day on; both null without a limit. */
export type Allowance = {
  counted_from: string | null;
  /** What was paid for. */
  invoices: number | null;
  /** Beyond that, so that a sale is never left without its invoice while money is on its way. */
  grace: number;
};

/** Days after the last one of a package in which it still holds (assumed: the specification shows none). */
export const GRACE_DAYS = 7;

const GRACE_PERCENT = 10;
const MIN_GRACE = 10;

const UNLIMITED: Allowance = { counted_from: null, invoices: null, grace: 0 };

type Standing = {
  grants: readonly PackageGrant[];
  /** Last day of the trial, YYYY-MM-DD; null where there is none. */
  trial_until: string | null;
};

/**
 * What a company may issue on a day, or why nothing. An installation that sells no packages and a running trial have no limit; a trial
 * ends without grace, a package with 7 days and 10% of its invoices, at least 10.
 */
export function allowanceOn({ grants, trial_until }: Standing, today: string): Allowance | AllowanceRefusal {
  if (grants.length === 0) return trial_until === null || today <= trial_until ? UNLIMITED : 'trial_ended';
  const begun = grants.filter(({ starts_on }) => starts_on <= today);
  const last_day =
    begun
      .map(({ ends_on }) => ends_on)
      .sort()
      .at(-1) ?? today;
  if (today > addDays(last_day, GRACE_DAYS)) return 'package_ended';
  const holding = grantsOn(grants, today <= last_day ? today : last_day);
  const [first] = holding;
  if (first === undefined || holding.some(({ invoices }) => invoices === null)) return UNLIMITED;
  const invoices = holding.reduce((sum, one) => sum + (one.invoices ?? 0), 0);
  const grace = Math.max(MIN_GRACE, Math.floor((invoices * GRACE_PERCENT) / 100));
  return { counted_from: first.counted_from, invoices, grace };
}
