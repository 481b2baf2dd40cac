import { sql, type RawBuilder } from 'kysely';
import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';

type Speed = components['schemas']['InvoicePublishes']['speed'];

/** Lengths of an interval in seconds, shortest first; each is shown as a whole number of seconds, minutes or hours. */
const LENGTHS = [10, 30, 60, 300, 900, 3_600, 21_600, 86_400];
/** The most bars that are wide enough to see on a phone. */
const MAX_INTERVALS = 24;

/** The shortest interval by which so much time is few enough of them; at the longest the first ones are left out. */
export function intervalOf(elapsed_s: number): { seconds: number; first: number; count: number } {
  const seconds = LENGTHS.find((length) => elapsed_s / length < MAX_INTERVALS + 1) ?? 86_400;
  const whole = Math.floor(elapsed_s / seconds);
  const first = Math.max(0, whole - MAX_INTERVALS);
  return { seconds, first, count: whole - first };
}

/**
 * How many results came in each interval since the batch began; only intervals that are over count, since one that goes on would look
 * slow. Null until two are over and a result is there. `results`: FROM and WHERE over the documents that have one.
 */
export async function speedOfBatch(
  tx: Tx,
  results: RawBuilder<unknown>,
  { started_on, now }: { started_on: string; now: string },
): Promise<Speed> {
  const began_ms = Date.parse(started_on);
  const { seconds, first, count } = intervalOf((Date.parse(now) - began_ms) / 1_000);
  if (count < 2) return null;
  const { rows } = await sql<{ interval: number; count: number }>`
    select floor(extract(epoch from documents.updated_on - ${started_on}::timestamptz) / ${seconds})::int as interval,
      count(*) as count
    from ${results} group by 1`.execute(tx);
  if (rows.length === 0) return null;
  const counts = new Map(rows.map((row) => [row.interval, row.count]));
  return {
    seconds,
    intervals: Array.from({ length: count }, (_, at) => ({
      began_on: new Date(began_ms + (first + at) * seconds * 1_000).toISOString(),
      count: counts.get(first + at) ?? 0,
    })),
  };
}
