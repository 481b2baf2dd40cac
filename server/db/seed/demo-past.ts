import { DAY_MS } from '#domain/vietnam-time.ts';
import { vietnamDate } from '#server/platform/clock.ts';
import { firstDemoDay, type Planned } from './demo-invoices.ts';

/** With the month of today thirteen, so that each month has the same of the year before beside it. */
const PAST_DAYS = 395;
/** 09:10 in Vietnam (GMT+7), and later by so many minutes an invoice. */
const FIRST_MINUTE = 130;
const STEP_MINUTES = 23;
/** Below one: a company that grows issues more from month to month. */
const GROWTH = 0.65;
const WORKING_MINUTES = 420;

/** Since when the company of a demo with a past has been there, ms. */
export const beginOfPast = (now_ms: number): number => now_ms - (PAST_DAYS + 25) * DAY_MS;

/** Invoices that were issued before the first of the demo's plan, more from month to month, the oldest first. */
export function demoPast(count: number, now_ms: number, today: string): Planned[] {
  const end = Date.parse(`${firstDemoDay(today)}T00:00:00Z`) - DAY_MS;
  const begin = Date.parse(`${today}T00:00:00Z`) - PAST_DAYS * DAY_MS;
  return Array.from({ length: count }, (_, at) => {
    const day = begin + Math.floor(((end - begin) / DAY_MS) * (at / count) ** GROWTH) * DAY_MS;
    const minute = FIRST_MINUTE + ((at * STEP_MINUTES) % WORKING_MINUTES);
    return { at: new Date(Math.min(day + minute * 60_000, now_ms)).toISOString(), fate: 'coded' };
  });
}

/** The years of a past, each with its invoices: a series is of one year. */
export function byYear(past: readonly Planned[]): [year: string, invoices: Planned[]][] {
  const years = Map.groupBy(past, ({ at }) => vietnamDate(Date.parse(at)).slice(0, 4));
  return [...years].sort(([one], [other]) => one.localeCompare(other));
}
