import { printedColumns, type PrintColumn } from '#domain/print/columns.ts';
import type { ColumnKey } from '#domain/print/design.ts';
import type { Run } from '../text-lines.ts';
import { linesSum } from '../totals-text.ts';
import { columnWidths, lineCells, type LineCells } from '../line-table.ts';
import type { PrintContext } from './print-context.ts';
import { SOFT_INK } from './theme.ts';

type Align = 'left' | 'center' | 'right';
type ColumnStyle = { title: string; en: string; base: number; align: Align };

const STYLES = {
  position: { title: 'STT', en: 'No.', base: 34, align: 'center' },
  code: { title: 'Mã hàng', en: 'Code', base: 62, align: 'left' },
  name: { title: 'Tên hàng hóa, dịch vụ', en: 'Description', base: 150, align: 'left' },
  unit: { title: 'ĐVT', en: 'Unit', base: 54, align: 'center' },
  quantity: { title: 'Số lượng', en: 'Quantity', base: 54, align: 'right' },
  unit_price: { title: 'Đơn giá', en: 'Unit price', base: 74, align: 'right' },
  discount: { title: 'Chiết khấu', en: 'Discount', base: 48, align: 'right' },
  amount: { title: 'Thành tiền', en: 'Amount', base: 88, align: 'right' },
  vat_rate: { title: 'Thuế suất', en: 'VAT', base: 46, align: 'center' },
  vat_amount: { title: 'Tiền thuế', en: 'VAT amount', base: 74, align: 'right' },
} satisfies Record<ColumnKey, ColumnStyle>;

const PADDING = 6;
const ROW_LINE = 18;

export type TableRow = { height: number; draw(top: number, index: number): void };

export type GoodsTable = {
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

/** The table of goods and services, measured: rows are drawn page by page. */
export function goodsTable(context: PrintContext): GoodsTable {
  const { paper, view, design, theme, left, right, width, rule, accent, text, aside, strong } = context;
  const columns = printedColumns(design, view);
  const cells = lineCells(view);
  const names = columns.map(({ key }) => key);
  const isBoxed = theme.table === 'boxed';
  const cellRun = (line: LineCells, key: ColumnKey): Run => text(line[key], 12.5);
  const nameRuns = (line: LineCells): Run[] => [
    cellRun(line, 'name'),
    ...(line.remark === null ? [] : [aside(` – ${line.remark.toLocaleLowerCase('vi')}`)]),
  ];
  const each = (make: (key: ColumnKey) => number): Record<ColumnKey, number> =>
    Object.fromEntries(names.map((key) => [key, make(key)])) as Record<ColumnKey, number>;
  const head_color = theme.table === 'striped' ? '#ffffff' : undefined;
  const titleRuns = ({ key, label }: PrintColumn): Run[] => [
    strong(label ?? STYLES[key].title, 12, head_color),
    ...(design.language === 'vi_en' ? [aside(`\n(${STYLES[key].en})`, 10, head_color ?? SOFT_INK)] : []),
  ];
  /** No word of a title is broken. */
  const wordWidth = (key: ColumnKey): number => {
    const words = columns
      .filter((column) => column.key === key)
      .flatMap(titleRuns)
      .flatMap((run) => run.text.split(/\s+/u).map((text) => paper.width({ ...run, text })));
    return Math.min(110, Math.max(0, ...words));
  };
  /** Under the amounts stand what is carried from page to page, and in a boxed print the sums. */
  const sums = [view.total_before_vat, view.total, linesSum(view.lines)].map((sum) =>
    strong(context.number(sum), 12.5),
  );
  const longest = (key: ColumnKey): number =>
    Math.max(
      ...cells.map((line) => paper.width(cellRun(line, key))),
      ...(key === 'amount' ? sums.map((sum) => paper.width(sum)) : []),
    );
  const { widths, is_tight } = columnWidths(
    width,
    each((key) => Math.max(STYLES[key].base, key === 'name' ? 0 : wordWidth(key) + 2 * PADDING + 1)),
    each((key) => (key === 'name' || cells.length === 0 ? 0 : longest(key) + 2 * PADDING + 1)),
    'name',
  );
  const lefts = each(() => left);
  let x = left;
  for (const key of names) {
    lefts[key] = x;
    x += widths[key];
  }
  const inner = (key: ColumnKey): number => widths[key] - 2 * PADDING;
  const edges = [...names.map((key) => lefts[key]), right];
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

  const titleHeight = (column: PrintColumn): number =>
    paper.height(titleRuns(column), widths[column.key] - 8, 16);
  const head_height = Math.max(...columns.map(titleHeight)) + 12;

  const rowOf = (line: LineCells): TableRow => {
    const height =
      Math.max(
        paper.height(nameRuns(line), inner('name'), ROW_LINE),
        names.includes('code') ? paper.height([cellRun(line, 'code')], inner('code'), ROW_LINE) : 0,
      ) +
      2 * padding +
      1;
    return {
      height,
      draw: (top, index) => {
        tint(top, height, index);
        for (const key of names) {
          const { align } = STYLES[key];
          const wraps = key === 'name' || key === 'code';
          const cell = cellRun(line, key);
          const runs = key === 'name' ? nameRuns(line) : [wraps ? cell : paper.fitted(cell, inner(key))];
          paper.text(runs, {
            x: lefts[key] + PADDING,
            y: top + padding,
            width: inner(key),
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
  const amount_left = names.includes('amount') ? lefts.amount : right - 120;

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
      for (const column of columns) {
        const { key } = column;
        const align = isBoxed ? 'center' : STYLES[key].align;
        const y = top + (head_height - titleHeight(column)) / 2;
        paper.text(titleRuns(column), {
          ...{ x: lefts[key] + (isBoxed ? 4 : PADDING), width: isBoxed ? widths[key] - 8 : inner(key) },
          ...{ y, line_height: 16, align },
        });
      }
      verticals(top, top + head_height);
      if (isBoxed) for (const y of [top, top + head_height]) across(y);
      if (theme.table === 'ruled')
        paper.line([left, top + head_height], [right, top + head_height], { color: accent, width: 1.5 });
    },
    sum: (words, amount) => ({
      height: blank_height,
      draw: (top) => {
        const amount_end = amount_left + (names.includes('amount') ? widths.amount : 120);
        const box = { y: top + padding, line_height: ROW_LINE };
        paper.text(words, {
          ...box,
          x: left + PADDING,
          width: amount_left - left - 2 * PADDING,
          align: 'right',
        });
        const room = amount_end - amount_left - 2 * PADDING;
        paper.text([paper.fitted(amount, room)], {
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
