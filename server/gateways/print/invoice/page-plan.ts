/** What there is to place, in the lengths of one sheet. */
type Pages = {
  rows: readonly number[];
  /** Room for rows on the first page and on each that follows: from under the head of the table to the foot. */
  first_room: number;
  next_room: number;
  /** What comes under the last row, on its page. */
  tail: number;
  /** The row of the sum that is carried: one at the end of a page that is followed, one at the beginning of the next. */
  carry: number;
};

/** Rows that the last page has beside the totals, where there are that many. */
const KEPT_WITH_TAIL = 3;

/**
 * How many rows each page takes. Totals and signatures never stand on a page without rows: the last ones go with them. A row
 * taller than a page has one for itself.
 */
export function planPages({ rows, first_room, next_room, tail, carry }: Pages): number[] {
  const pages: number[] = [];
  let count = 0;
  let room = first_room;
  rows.forEach((height, index) => {
    const after = index === rows.length - 1 ? tail : carry;
    if (count > 0 && height + after > room) {
      pages.push(count);
      count = 0;
      room = next_room - carry;
    }
    room -= height;
    count += 1;
  });
  pages.push(count);
  return balanced(pages, rows, next_room - carry - tail);
}

/** Takes rows over from the page before, so that a last page does not begin with a single line. */
function balanced(pages: number[], rows: readonly number[], room: number): number[] {
  const last = pages.at(-1) ?? 0;
  const before = pages.at(-2);
  if (before === undefined || last >= KEPT_WITH_TAIL || before <= KEPT_WITH_TAIL) return pages;
  let moved = KEPT_WITH_TAIL - last;
  const heightOf = (count: number): number => rows.slice(-count).reduce((sum, height) => sum + height, 0);
  while (moved > 0 && heightOf(last + moved) > room) moved -= 1;
  return [...pages.slice(0, -2), before - moved, last + moved];
}

/**
 * How many of the blocks under the last row stay on its page, and how many each page takes that follows. Totals and signatures go
 * with rows; only where a row and they have no page together do they stand without one, and never over the foot of a page.
 */
export function planBlocks(blocks: readonly number[], room: number, next_room: number): number[] {
  const pages = [0];
  let left = room;
  let count = 0;
  for (const height of blocks) {
    if (height > left && (pages.length === 1 || count > 0)) {
      pages.push(0);
      left = next_room;
      count = 0;
    }
    count += 1;
    pages[pages.length - 1] = count;
    left -= height;
  }
  return pages;
}
