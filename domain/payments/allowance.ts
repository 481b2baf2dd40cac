import { addDays } from '../rules/deadlines/calendar.ts';
import { grantsOn, type PackageGrant } from './period.ts';

/** Why no further invoice may be issued: each ends once a package is bought. */
const ALLOWANCE_REFUSALS = ['trial_ended', 'package_ended', 'package_used_up'] as const;
export type AllowanceRefusal = (typeof ALLOWANCE_REFUSALS)[number];

/** Whether a code, of a refusal or of how a company may issue, says that a package has to be bought. */
export const needsPackage = (code: string | undefined): code is AllowanceRefusal =>
  ALLOWANCE_REFUSALS.some((one) => one === code);

/** From which day invoices count by their date, and how many of that day do not. */
export type CountedFrom = Pick<PackageGrant, 'counted_from' | 'issued_before'>;

/** How many invoices may be issued, counted from a day on; both null without a limit. */
type Allowance = {
  counted: CountedFrom | null;
  /** What was paid for. */
  invoices: number | null;
  /** Beyond that, so that a sale is never left without its invoice while money is on its way. */
  grace: number;
};

/** Days after the last one of a package in which it still holds (assumed: the specification shows none). */
export const GRACE_DAYS = 7;

const GRACE_PERCENT = 10;
const MIN_GRACE = 10;

const UNLIMITED: Allowance = { counted: null, invoices: null, grace: 0 };

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
  const last_day = lastDayOf(grants, today);
  if (today > addDays(last_day, GRACE_DAYS)) return 'package_ended';
  const holding = grantsOn(grants, today <= last_day ? today : last_day);
  const [first] = holding;
  if (first === undefined || holding.some(({ invoices }) => invoices === null)) return UNLIMITED;
  const invoices = holding.reduce((sum, one) => sum + (one.invoices ?? 0), 0);
  const grace = Math.max(MIN_GRACE, Math.floor((invoices * GRACE_PERCENT) / 100));
  const { counted_from, issued_before } = first;
  return { counted: { counted_from, issued_before }, invoices, grace };
}

/** The last day of what had begun by a day. */
function lastDayOf(grants: readonly PackageGrant[], today: string): string {
  const begun = grants.filter(({ starts_on }) => starts_on <= today);
  return (
    begun
      .map(({ ends_on }) => ends_on)
      .sort()
      .at(-1) ?? today
  );
}

/** How a company may issue on a day: within what it has, in the grace beyond it, or not at all. */
type IssuingState = 'open' | 'trial' | 'package' | 'past_end' | 'past_quota' | AllowanceRefusal;

export type Issuing = {
  state: IssuingState;
  /** How many invoices may still be issued, the grace included; null without a limit. */
  left: number | null;
  /** The last day on which invoices may be issued, the grace included; null where no day ends it. */
  until: string | null;
};

/** What a company may still issue, and until when; `issued` counts what is taken off its package. */
export async function issuingOn(
  standing: Standing,
  today: string,
  issued: (counted: CountedFrom) => Promise<number>,
): Promise<Issuing> {
  const { grants, trial_until } = standing;
  const allowance = allowanceOn(standing, today);
  const last_day = grants.length === 0 ? null : lastDayOf(grants, today);
  const until = last_day === null ? trial_until : addDays(last_day, GRACE_DAYS);
  if (typeof allowance === 'string') return { state: allowance, left: 0, until };
  if (last_day === null) return { state: trial_until === null ? 'open' : 'trial', left: null, until };
  const running: IssuingState = today > last_day ? 'past_end' : 'package';
  const { invoices, counted, grace } = allowance;
  if (invoices === null || counted === null) return { state: running, left: null, until };
  const used = await issued(counted);
  const left = Math.max(0, invoices + grace - used);
  if (left === 0) return { state: 'package_used_up', left, until };
  return { state: used >= invoices ? 'past_quota' : running, left, until };
}
