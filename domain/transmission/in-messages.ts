/** In their order, as many lists as they need messages: each no heavier than a message may be, and of no more of them. */
export function inMessages<One extends { bytes: number }>(
  all: readonly One[],
  { most_bytes, most = Infinity }: { most_bytes: number; most?: number },
): One[][] {
  const lists: One[][] = [];
  let weight = 0;
  for (const one of all) {
    const open = lists.at(-1);
    if (open === undefined || open.length >= most || weight + one.bytes > most_bytes) {
      lists.push([one]);
      weight = one.bytes;
    } else {
      open.push(one);
      weight += one.bytes;
    }
  }
  return lists;
}
