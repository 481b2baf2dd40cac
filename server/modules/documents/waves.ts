/**
 * Lists that are dealt with one after the other, each of them at once: in none of them a key comes twice, and what shares a key with
 * something before it comes in a later one.
 */
export function inWaves<Item>(
  items: readonly Item[],
  keysOf: (item: Item) => readonly (string | number)[],
): Item[][] {
  const waves: Item[][] = [];
  const next = new Map<string | number, number>();
  for (const item of items) {
    const keys = keysOf(item);
    const at = Math.max(0, ...keys.map((key) => next.get(key) ?? 0));
    (waves[at] ??= []).push(item);
    for (const key of keys) next.set(key, at + 1);
  }
  return waves;
}
