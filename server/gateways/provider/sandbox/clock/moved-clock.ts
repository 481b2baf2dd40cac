import type pg from 'pg';
import { DAY_MS } from '#domain/vietnam-time.ts';
import { vietnamDate, type Clock } from '#server/platform/clock.ts';

/** How long what another sandbox on the same schema did to the clock may go unnoticed here. */
const NOTICED_WITHIN_MS = 1_000;

/**
 * The authority's clock: the machine's, moved ahead by hand. Only the authority goes by it (when messages come in, what day invoices are
 * judged on, when answers are due, what its notices are dated); the product keeps its own. How far it is ahead is a row, since each process
 * has a sandbox of its own on one schema.
 */
export type MovedClock = Clock & {
  /** Milliseconds before the machine's clock; 0 while it was not moved. */
  ahead_ms(): number;
  /** Reads the row again where it was last read a second ago or more; once before a request is served. */
  refresh(): Promise<void>;
  /** Moves it on by so much. It never goes back but to the machine's time: days that passed have been judged by. False beyond MAX_AHEAD_MS. */
  moveOn(by_ms: number): Promise<boolean>;
  /** Back to the machine's time. Answers that are still awaited stay as far away as they are. */
  goBack(): Promise<void>;
};

/** Ten years: keys and calendars of the authority reach further. */
export const MAX_AHEAD_MS = 10 * 366 * DAY_MS;

export async function movedClock(pool: pg.Pool, base: Clock): Promise<MovedClock> {
  let ahead_ms = 0;
  let read_at_ms = Number.NEGATIVE_INFINITY;
  const keep = (rows: readonly { ahead_ms: number }[]): void => {
    ahead_ms = rows[0]?.ahead_ms ?? 0;
    read_at_ms = performance.now();
  };
  const refresh = async (): Promise<void> => {
    if (performance.now() - read_at_ms < NOTICED_WITHIN_MS) return;
    keep((await pool.query<{ ahead_ms: number }>('select ahead_ms from sandbox.clock')).rows);
  };
  await refresh();
  const epoch_ms = (): number => base.epoch_ms() + ahead_ms;
  return {
    epoch_ms,
    now: () => new Date(epoch_ms()).toISOString(),
    today: () => vietnamDate(epoch_ms()),
    ahead_ms: () => ahead_ms,
    refresh,
    moveOn: async (by_ms) => {
      const { rows } = await pool.query<{ ahead_ms: number }>(
        `insert into sandbox.clock (ahead_ms) values ($1)
         on conflict (id) do update set ahead_ms = clock.ahead_ms + excluded.ahead_ms
           where clock.ahead_ms + excluded.ahead_ms <= $2
         returning ahead_ms`,
        [by_ms, MAX_AHEAD_MS],
      );
      if (rows.length > 0) keep(rows);
      return rows.length > 0;
    },
    goBack: async () => {
      // One statement: no answer is brought nearer by a clock that another process has just moved.
      await pool.query(
        `with moved as (delete from sandbox.clock returning ahead_ms)
         update sandbox.answers set available_on = available_on - moved.ahead_ms * interval '1 millisecond'
         from moved where published_no is null`,
      );
      keep([]);
    },
  };
}
