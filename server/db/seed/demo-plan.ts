import type { Fate } from './demo-invoices.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** 08:30 in Vietnam (GMT+7), as UTC minutes of a day. */
const FIRST_MINUTE = 90;
const STEP_MINUTES = 17;
const DENIED_EVERY = 40;
/** The newest ones, as a working day leaves them: this many at the end follow the pattern, over and over. */
const FRESH_SHARE = 0.16;
const FRESH: readonly Fate[] = [
  'draft',
  'coded',
  'held',
  'coded',
  'draft',
  'denied',
  'coded',
  'coded',
  'draft',
  'coded',
];

/**
 * When each of the demo's invoices was written and what became of it: spread over the last months of this year, the newest last.
 * A series is of one year, so nothing is older than its first of January.
 */
export function demoPlan(count: number, now_ms: number, today: string): { at: string; fate: Fate }[] {
  const first_day = Date.parse(`${today.slice(0, 4)}-01-01T00:00:00Z`);
  const year_begins = Date.parse(`${today.slice(0, 4)}-01-01T00:00:00+07:00`);
  const last_day = Date.parse(`${today}T00:00:00Z`);
  const days = Math.min(110, Math.round((last_day - first_day) / DAY_MS));
  const fresh = Math.floor(count * FRESH_SHARE);
  const plan = Array.from({ length: count }, (_, at) => {
    const day = last_day - Math.round((days * (count - 1 - at)) / count) * DAY_MS;
    const minute = FIRST_MINUTE + ((at * STEP_MINUTES) % 480);
    return {
      at: Math.max(year_begins, Math.min(day + minute * 60_000, now_ms - (count - at) * 15_000)),
      fate: fateOf(at, count - fresh),
    };
  });
  return plan.sort((a, b) => a.at - b.at).map(({ at, fate }) => ({ at: new Date(at).toISOString(), fate }));
}

function fateOf(at: number, first_fresh: number): Fate {
  if (at >= first_fresh) return FRESH[(at - first_fresh) % FRESH.length] ?? 'coded';
  return at % DENIED_EVERY === DENIED_EVERY - 1 ? 'denied' : 'coded';
}
