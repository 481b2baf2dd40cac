import { setImmediate } from 'node:timers/promises';

/** The items one after the other; after each `count` of them requests and the database get their turn. */
export async function* turns<Item>(items: readonly Item[], count: number): AsyncGenerator<Item> {
  for (const [at, item] of items.entries()) {
    if (at > 0 && at % count === 0) await setImmediate();
    yield item;
  }
}

/** What `work` makes of each item, in turns. */
export async function inTurns<Item, Made>(
  items: readonly Item[],
  count: number,
  work: (item: Item) => Made,
): Promise<Made[]> {
  const made: Made[] = [];
  for await (const item of turns(items, count)) made.push(work(item));
  return made;
}
