import type { LineCells } from '../line-table.ts';
import type { Run } from '../text-lines.ts';
import { goodsColumns, PADDING, ROW_LINE, type PlacedColumn } from './goods-columns.ts';
import type { PrintContext } from './print-context.ts';

export type TableRow = { height: number; draw(top: number, index: number): void };

type GoodsTable = {
  head_height: number;
  /** Its longest numbers are set smaller than the rest: there are more columns than the sheet holds. */
  is_tight: boolean;
  drawHead(top: number): void;
  rows: TableRow[];
  /** An empty row, for designs that want a number of them. */
  blank: TableRow;
  /** A row of one sum over the columns, under the amounts: what is carried from page to page. */
  sum(words: Run[], amount: Run): TableRow;
  /** The line under the last row of a page. */
  close(top: number): void;
  /** Where the column of amounts stands: the totals below keep its line. */
  amount_left: number;
};

/** The table of goods and services: its rows are drawn page by page. */
export function goodsTable(context: PrintContext): GoodsTable {
  const { paper, theme, left, right, width, rule, accent } = context;
  const { placed, is_tight, cells, cellRun, cellRuns, titleRuns } = goodsColumns(context);
  const isBoxed = theme.table === 'boxed';
  const edges = [...placed.map((column) => column.left), right];
  const verticals = (top: number, bottom: number): void => {
    if (isBoxed) for (const edge of edges) paper.line([edge, top], [edge, bottom], { color: rule, width: 1 });
  };
  const across = (y: number, style: { dash?: number; width?: number } = {}): void =>
    paper.line([left, y], [right, y], { color: rule, width: 1, ...style });
  const tint = (top: number, height: number, index: number): void => {
    if (theme.table === 'striped' && index % 2 === 1)
      paper.fill(left, top, width, height, { color: accent, opacity: 0.06 });
  };
  const padding = isBoxed ? 4 : 6;

  const titleHeight = (column: PlacedColumn): number => paper.height(titleRuns(column), column.wide - 8, 16);
  const head_height = Math.max(...placed.map(titleHeight)) + 12;

  const rowOf = (line: LineCells): TableRow => {
    const heights = placed.flatMap((column) =>
      column.wraps ? [paper.height(cellRuns(line, column), column.inner, ROW_LINE)] : [],
    );
    const height = Math.max(...heights) + 2 * padding + 1;
    return {
      height,
      draw: (top, index) => {
        tint(top, height, index);
        for (const column of placed) {
          const { align, inner } = column;
          const runs = column.wraps ? cellRuns(line, column) : [paper.fitted(cellRun(line, column), inner)];
          paper.text(runs, {
            x: column.left + PADDING,
            y: top + padding,
            width: inner,
            line_height: ROW_LINE,
            align,
          });
        }
        verticals(top, top + height);
        across(top + height, isBoxed ? { dash: 1 } : { width: 0.75 });
      },
    };
  };
  const blank_height = ROW_LINE + 2 * padding + 1;
  const amount = placed.find(({ key }) => key === 'amount') ?? { left: right - 120, wide: 120 };
  const amount_left = amount.left;

  return {
    head_height,
    is_tight,
    amount_left,
    rows: cells.map(rowOf),
    blank: {
      height: blank_height,
      draw: (top, index) => {
        tint(top, blank_height, index);
        verticals(top, top + blank_height);
        across(top + blank_height, isBoxed ? { dash: 1 } : { width: 0.75 });
      },
    },
    drawHead: (top) => {
      if (theme.table === 'striped') paper.fill(left, top, width, head_height, { color: accent, radius: 3 });
      for (const column of placed) {
        const align = isBoxed ? 'center' : column.align;
        const y = top + (head_height - titleHeight(column)) / 2;
        paper.text(titleRuns(column), {
          ...{ x: column.left + (isBoxed ? 4 : PADDING), width: isBoxed ? column.wide - 8 : column.inner },
          ...{ y, line_height: 16, align },
        });
      }
      verticals(top, top + head_height);
      if (isBoxed) for (const y of [top, top + head_height]) across(y);
      if (theme.table === 'ruled')
        paper.line([left, top + head_height], [right, top + head_height], { color: accent, width: 1.5 });
    },
    sum: (words, sum) => ({
      height: blank_height,
      draw: (top) => {
        const box = { y: top + padding, line_height: ROW_LINE };
        paper.text(words, {
          ...box,
          x: left + PADDING,
          width: amount_left - left - 2 * PADDING,
          align: 'right',
        });
        const room = amount.wide - 2 * PADDING;
        paper.text([paper.fitted(sum, room)], {
          ...box,
          x: amount_left + PADDING,
          width: room,
          align: 'right',
        });
        if (isBoxed)
          for (const edge of [left, amount_left, right])
            paper.line([edge, top], [edge, top + blank_height], { color: rule, width: 1 });
        across(top + blank_height);
      },
    }),
    close: across,
  };
}
