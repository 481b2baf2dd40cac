import type { Tone } from '../display/glyph.tsx';
import type { IconShape } from '../display/icon.tsx';

export type PaletteItem = {
  id: string;
  title: string;
  subtitle?: string;
  icon?: IconShape;
  /** What it comes to, as it is shown. */
  amount?: string;
  state?: { tone: Tone; label: string };
  /** Muted at the right: a date, a status. */
  hint?: string;
};

export type PaletteGroup = {
  key: string;
  heading: string;
  items: readonly PaletteItem[];
  /** Items of a search that is asked of the server: while it loads they may be those of an earlier query. */
  asked?: boolean;
};

/** The items of all groups one under another, as the arrows walk them. */
export function flatItems(groups: readonly PaletteGroup[]): PaletteItem[] {
  return groups.flatMap(({ items }) => items);
}

const moves: Record<string, (place: number, last: number) => number> = {
  ArrowDown: (place, last) => (place >= last ? 0 : place + 1),
  ArrowUp: (place, last) => (place <= 0 ? last : place - 1),
  Home: () => 0,
  End: (_place, last) => last,
};

/** Whether the first item is what it will be once the search has loaded. */
export function isFirstKnown(groups: readonly PaletteGroup[]): boolean {
  const first = groups.find(({ items }) => items.length > 0);
  return first !== undefined && first.asked !== true;
}

/** Where a key leads among `count` items; null for a key that does not move. */
export function movePlace(key: string, place: number, count: number): number | null {
  return count === 0 ? null : (moves[key]?.(place, count - 1) ?? null);
}
