export type FlowingRow = { height: number; draw(top: number, last_on_page: boolean): void };

export type Flow = {
  /** Where the head goes on the first page, and on the following ones. */
  first_top: number;
  next_top: number;
  /** No row reaches below this. */
  bottom: number;
  /** What must stand under the last row, on its page. */
  tail_height: number;
  /** Draws the head and returns its height. */
  head(top: number): number;
  /** Opens the next page and draws what every page carries. */
  next_page(): void;
};

/**
 * Lets rows run over pages, the head repeated on each; returns where the next thing may start. The last row keeps
 * the company of what follows the table, so that no page holds totals or signatures alone.
 */
export function flowRows(flow: Flow, rows: readonly FlowingRow[]): number {
  let top = flow.first_top + flow.head(flow.first_top);
  const needed = (index: number): number =>
    (rows[index]?.height ?? 0) + (index === rows.length - 1 ? flow.tail_height : 0);
  rows.forEach((row, index) => {
    if (top + needed(index) > flow.bottom) {
      flow.next_page();
      top = flow.next_top + flow.head(flow.next_top);
    }
    const end = top + row.height;
    row.draw(top, index === rows.length - 1 || end + needed(index + 1) > flow.bottom);
    top = end;
  });
  return top;
}
