/** From this many records on, a total may be as old as this; below it every list counts for itself. */
const MANY = 10_000;
const LIFE_MS = 10_000;
const MAX_REMEMBERED = 1_000;

export type RecentTotals = (key: string, now_ms: number, count: () => Promise<number>) => Promise<number>;

type Remembered = { total: number; counted_ms: number; recounting: boolean };

/**
 * The number of records behind a list. Counting a million of them for each page costs a hundred times the page itself, so a large
 * total is remembered for ten seconds; when those are over, one request counts again and the others still get the old one.
 */
export function recentTotals(): RecentTotals {
  const remembered = new Map<string, Remembered>();
  return async (key, now_ms, count) => {
    const known = remembered.get(key);
    if (known !== undefined && (known.recounting || now_ms - known.counted_ms < LIFE_MS)) return known.total;
    if (known !== undefined) known.recounting = true;
    try {
      const total = await count();
      remembered.delete(key);
      if (total >= MANY) remembered.set(key, { total, counted_ms: now_ms, recounting: false });
      forgetOldest(remembered);
      return total;
    } catch (error) {
      remembered.delete(key);
      throw error;
    }
  };
}

function forgetOldest(remembered: Map<string, Remembered>): void {
  const oldest = remembered.size > MAX_REMEMBERED ? remembered.keys().next() : null;
  if (oldest?.value !== undefined) remembered.delete(oldest.value);
}
