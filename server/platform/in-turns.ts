import { setImmediate } from 'node:timers/promises';

/** What `work` makes of each item, one after the other; after each `count` of them requests and the database get their turn. */
export async function inTurns<Item, Made>(
  items: readonly Item[],
  count: number,
  work: (item: Item) => Made,
): Promise<Made[]> {
  const made: Made[] = [];
  for (const item of items) {
    if (made.length > 0 && made.length % count === 0) await setImmediate();
    made.push(work(item));
  }
  return made;
}
