import { pageSize } from './import-calls.ts';
import type { ImportRow } from './import-calls.ts';
import type { HeldRow } from './grid-row.ts';

/** Page n, from 1, of the rows a tab shows. */
export type FetchPage = (page: number) => Promise<ImportRow[]>;

type RowsHeld = { rows: ReadonlyMap<number, HeldRow>; total: number; failure: unknown };

export type RowWindow = ReturnType<typeof createRowWindow>;

/**
 * The rows of a tab that have been looked at, by their place in it. A row that is put right keeps its place, though the
 * server no longer counts it in the tab: whoever goes down a list of errors is not thrown off it.
 */
export function createRowWindow(fetchPage: FetchPage, total: number) {
  let held: RowsHeld = { rows: new Map(), total, failure: null };
  let shown: readonly [first: number, last: number] = [0, -1];
  /** Places of rows that the server has no more in this tab, rising. */
  let gone: readonly number[] = [];
  /** Places read since the last reload. */
  let fresh = new Set<number>();
  let asked = new Map<number, Promise<void>>();
  const listeners = new Set<() => void>();

  function tell(next: Partial<RowsHeld>): void {
    held = { ...held, ...next };
    for (const listener of listeners) listener();
  }
  const pageOf = (place: number) =>
    Math.floor((place - gone.filter((one) => one < place).length) / pageSize) + 1;
  const placeOf = (onServer: number) =>
    gone.reduce((place, one) => (one <= place ? place + 1 : place), onServer);

  async function read(page: number, mine: typeof asked): Promise<void> {
    try {
      const found = await fetchPage(page);
      if (mine !== asked) return;
      const rows = new Map(held.rows);
      for (const [at, row] of found.entries()) {
        const place = placeOf((page - 1) * pageSize + at);
        rows.set(place, row);
        fresh.add(place);
      }
      tell({ rows, failure: null });
    } catch (failure) {
      if (mine !== asked) return;
      asked.delete(page);
      tell({ failure });
    }
  }

  function ask(place: number): Promise<void> {
    const page = pageOf(place);
    const running = asked.get(page) ?? read(page, asked);
    asked.set(page, running);
    return running;
  }

  function askShown(): void {
    const [first, last] = shown;
    for (let place = first; place <= Math.min(last, held.total - 1); place++)
      if (!fresh.has(place) && !gone.includes(place)) void ask(place);
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    held: () => held,
    /** Which places are on the screen: what is not here yet is fetched; once more after a failure. */
    show(first: number, last: number): void {
      shown = [first, last];
      askShown();
    },
    retry: askShown,
    /** The row at a place, fetched if need be; undefined where there is none or the server could not be asked. */
    async rowAt(place: number): Promise<HeldRow | undefined> {
      if (!held.rows.has(place) && place >= 0 && place < held.total) await ask(place);
      return held.rows.get(place);
    },
    /** A corrected row in its place; `stays` says whether the server still has it in this tab. */
    put(place: number, row: HeldRow, stays: boolean): void {
      if (stays === gone.includes(place)) {
        gone = (stays ? gone.filter((one) => one !== place) : [...gone, place]).toSorted((a, b) => a - b);
        // What is on its way was asked for by places that no longer hold.
        asked = new Map();
      }
      tell({ rows: new Map(held.rows).set(place, row) });
      askShown();
    },
    /** Reads all again, as many as there are now; until they come the old ones stand. */
    reload(now: number): void {
      gone = [];
      fresh = new Set();
      asked = new Map();
      tell({ total: now });
      askShown();
    },
  };
}
