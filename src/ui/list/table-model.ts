import type { ReactNode } from 'react';

export type RowId = number | string;

export type Sort = { key: string; order: 'asc' | 'desc' };

/** 40, 48 or 34 px rows. */
export type Density = 'normal' | 'comfortable' | 'compact';

/** Narrowest and widest a column may be made by hand, px. */
const columnWidthLimits = { min: 48, max: 800 } as const;

export type Selection = { ids: ReadonlySet<RowId>; onChange: (ids: ReadonlySet<RowId>) => void };

/** Where a cell is placed on a phone's card: line 1 number and money, line 2 name, line 3 badge and date; 'none' leaves it out. */
export type CardSlot = 'lead' | 'amount' | 'name' | 'state' | 'meta' | 'none';

export type Column<Row> = {
  key: string;
  /** With the unit: "Tổng tiền (đ)". */
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end' | 'center';
  /** CSS width; the columns without one share what is left. */
  width?: number | string;
  /** Names the server's sort; without it the head is plain text. */
  sortKey?: string;
  /** Leaves a table under 1060 px wide: with the menu open, windows under 1340 px. */
  wideOnly?: boolean;
  /** Leaves a table under 840 px wide; another cell then shows what it says. */
  roomyOnly?: boolean;
  /** Long names are cut with …; the whole text shows after a second. */
  fullText?: (row: Row) => string;
  card?: CardSlot;
  /** Quieter text (dates, codes). */
  muted?: boolean;
};

const flexibleWidth = 160;

/** The width under which the table scrolls inside its card instead of squeezing names away, px. */
export function leastWidth(
  columns: readonly Pick<Column<never>, 'width' | 'wideOnly' | 'roomyOnly'>[],
  extras: number,
): number {
  const kept = columns.filter(({ wideOnly, roomyOnly }) => !wideOnly && !roomyOnly);
  return kept.reduce((sum, { width }) => sum + (typeof width === 'number' ? width : flexibleWidth), extras);
}

/** A head pressed again turns round; another starts rising. */
export function nextSort(sort: Sort | undefined, key: string): Sort {
  return { key, order: sort?.key === key && sort.order === 'asc' ? 'desc' : 'asc' };
}

export function toggleId(ids: ReadonlySet<RowId>, id: RowId, on: boolean): ReadonlySet<RowId> {
  const next = new Set(ids);
  if (on) next.add(id);
  else next.delete(id);
  return next;
}

/** All rows of the page in or out; rows of other pages stay chosen. */
export function togglePage(ids: ReadonlySet<RowId>, page: readonly RowId[], on: boolean): ReadonlySet<RowId> {
  return page.reduce((next, id) => toggleId(next, id, on), ids);
}

/** The rows of the page from `anchor` to `id`, both included, in or out; without an anchor on the page, `id` alone. */
export function toggleRange(
  ids: ReadonlySet<RowId>,
  page: readonly RowId[],
  anchor: RowId | null,
  id: RowId,
  on: boolean,
): ReadonlySet<RowId> {
  const from = anchor === null ? -1 : page.indexOf(anchor);
  const to = page.indexOf(id);
  if (from < 0 || to < 0) return toggleId(ids, id, on);
  return togglePage(ids, page.slice(Math.min(from, to), Math.max(from, to) + 1), on);
}

export function clampColumnWidth(width: number): number {
  return Math.round(Math.min(columnWidthLimits.max, Math.max(columnWidthLimits.min, width)));
}
