import { addDays, dayCount } from '#domain/rules/deadlines/calendar.ts';
import type { components } from '#generated/types.ts';
import type { RunDownPoint } from '#src/ui/display/chart/run-down-chart.tsx';

type Pace = NonNullable<components['schemas']['PackageUsage']['pace']>;

/** What a package had left at the end of each day: from the first day that is looked back at to the day it runs out if the pace goes on. */
type RunDown = {
  first: { on: string; point: RunDownPoint };
  between: readonly RunDownPoint[];
  today: RunDownPoint;
  end: { on: string; point: RunDownPoint };
};

type Holding = {
  left: number;
  /** From when on its invoices are counted: nothing before was taken from it. */
  starts_on: string;
  pace: Pace;
};

/** Null for a package that outlasts its last day, and for one that has just begun. Days are counted from the first. */
export function runDown({ left, starts_on, pace }: Holding, today: string): RunDown | null {
  const first_on = addDays(pace.since, -1) > starts_on ? addDays(pace.since, -1) : starts_on;
  const counted = pace.by_day.filter(({ day }) => day > first_on);
  const { runs_out_on } = pace;
  if (runs_out_on === null || counted.length === 0) return null;
  const dayOf = (day: string): number => dayCount(first_on, day);
  let rest = left + counted.reduce((sum, { invoices }) => sum + invoices, 0);
  const first = { on: first_on, point: { day: 0, left: rest } };
  const between = counted.flatMap(({ day, invoices }) => {
    rest -= invoices;
    return day < today ? [{ day: dayOf(day), left: rest }] : [];
  });
  const now = { day: dayOf(today), left };
  const end = { on: runs_out_on, point: { day: dayOf(runs_out_on), left: 0 } };
  return { first, between, today: now, end };
}
