import { dayCount } from '../rules/deadlines/calendar.ts';
import type { Pace } from './pace.ts';

/** From when on a company is warned of its package, as it has set it. */
export type WarningLimits = {
  /** Invoices that are left; null for a tenth of the package. */
  invoices: number | null;
  /** Days until the package ends, or runs out at the pace of late. */
  days: number;
};

type WarningState = 'fine' | 'low' | 'over' | 'ending';

const PART = 10;

type Holding = {
  /** Null for as many as one likes. */
  invoices: number | null;
  left: number | null;
  ends_on: string;
  pace: Pick<Pace, 'invoices' | 'days' | 'runs_out_on'> | null;
};

/** With how many invoices left, or fewer, one is warned. */
export function warnedFrom({ invoices, days }: WarningLimits, { pace, ...holding }: Holding): number {
  const of_package = invoices ?? Math.floor((holding.invoices ?? 0) / PART);
  if (pace === null || pace.runs_out_on === null) return of_package;
  // What lasts for fewer days than one more.
  return Math.max(of_package, Math.ceil(((days + 1) * pace.invoices) / pace.days) - 1);
}

/** How a package is to be shown on a day. */
export function warningOn(limits: WarningLimits, holding: Holding, today: string): WarningState {
  const { left, ends_on } = holding;
  if (left !== null && left <= 0) return 'over';
  if (left !== null && left <= warnedFrom(limits, holding)) return 'low';
  return dayCount(today, ends_on) <= limits.days ? 'ending' : 'fine';
}
