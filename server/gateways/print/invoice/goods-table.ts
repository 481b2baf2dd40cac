import { designColumns, printedColumns, type PrintColumn } from '#domain/print/columns.ts';
import type { ColumnKey, PrintDesign } from '#domain/print/design.ts';
import {
  eachOf,
  LINE_FIELDS,
  LINE_TEXTS,
  type LineFieldRow,
} from '#domain/invoice/lines/line-fields.table.ts';
import type { ExtraFieldRow } from '#domain/invoice/extras/extra-fields.ts';
import type { Run } from '../text-lines.ts';
import { linesSum } from '../totals-text.ts';
import { columnWidths, lineCells, type LineCells, type OwnPlace } from '../line-table.ts';
import type { PrintContext } from './print-context.ts';
import { SOFT_INK } from './theme.ts';

type Align = 'left' | 'center' | 'right';
/** `wraps` breaks a long cell into lines; others are set smaller until they fit. `en` is null where only the company knows the word. */
type ColumnStyle = { title: string; en: string | null; base: number; align: Align; wraps?: boolean };

const STYLES = {
  position: { title: 'STT', en: 'No.', base: 34, align: 'center' },
  name: { title: 'Tên hàng hóa, dịch vụ', en: 'Description', base: 150, align: 'left', wraps: true },
  ...eachOf(LINE_TEXTS, (field): ColumnStyle => {
    const print: NonNullable<LineFieldRow['print']> = LINE_FIELDS[field].print;
    return {
      title: print.vi,
      en: print.en,
      base: print.base,
      align: print.align,
      wraps: print.wraps === true,
    };
  }),
  quantity: { title: 'Số lượng', en: 'Quantity', base: 54, align: 'right' },
  unit_price: { title: 'Đơn giá', en: 'Unit price', base: 74, align: 'right' },
  discount: { title: 'Chiết khấu', en: 'Discount', base: 48, align: 'right' },
  amount: { title: 'Thành tiền', en: 'Amount', base: 88, align: 'right' },
  vat_rate: { title: 'Thuế suất', en: 'VAT', base: 46, align: 'center' },
  vat_amount: { title: 'Tiền thuế', en: 'VAT amount', base: 74, align: 'right' },
} satisfies Record<ColumnKey, ColumnStyle>;

/** Columns of fields of the company's own, by what they hold. A day keeps its room where the page has room for all titles. */
const OWN_STYLES = {
  string: { base: 50, align: 'left', wraps: true },
  numeric: { base: 50, align: 'right' },
  date: { base: 76, align: 'center' },
} as const satisfies Record<ExtraFieldRow['type'], Partial<ColumnStyle>>;
/** The most room that a column of a text of the company's own asks for: a longer one is broken into lines. */
const WIDEST_OWN = 110;

/** Lines of the longest text of such a column from which on the column is too narrow to be read. */
const MAX_LINES = 4;
/** Room of the names of goods where such texts are said behind them. */
const NAME_WITH_TEXTS = 240;

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

/** A column with its position on the sheet; `inner` is its width without the padding. */
type Placed = PrintColumn & ColumnStyle & { left: number; wide: number; inner: number };

function styleOf(
  { key, field }: PrintColumn,
  { line_fields }: Pick<PrintDesign, 'line_fields'>,
): ColumnStyle {
  if (key !== 'own') return STYLES[key];
  const type = line_fields.find(({ name }) => name.trim() === field)?.type ?? 'string';
  return { title: field ?? '', en: null, ...OWN_STYLES[type] };
}

/** Of the fields of the company's own that the design names, where each is printed; `behind` are those without room for a column. */
function ownColumns(design: PrintDesign, behind: ReadonlySet<string>): ReadonlyMap<string, OwnPlace> {
  return new Map(
    designColumns(design).flatMap(({ field, shown, label }): [string, OwnPlace][] => {
      if (field === null) return [];
      if (shown && behind.has(field)) return [[field, { behind_name_as: label ?? field }]];
      return [[field, shown ? 'printed' : 'hidden']];
    }),
  );
}

/**
 * The table of goods and services, measured: rows are drawn page by page. A column of the company's own that is too narrow for its texts gives
 * its room to the others, the one with the most lines first; its texts are said behind the names of the goods.
 */
export function goodsTable(context: PrintContext, behind: ReadonlySet<string> = new Set()): GoodsTable {
  const { paper, view, design, theme, left, right, width, rule, accent, text, aside, strong } = context;
  const columns = printedColumns(design, view).filter(({ field }) => field === null || !behind.has(field));
  const styles = new Map(columns.map((column) => [column.id, styleOf(column, design)]));
  const styled = ({ id }: PrintColumn): ColumnStyle => styles.get(id) ?? STYLES.code;
  const baseOf = (column: PrintColumn): number =>
    column.key === 'name' && behind.size > 0 ? NAME_WITH_TEXTS : styled(column).base;
  const cells = lineCells(view, ownColumns(design, behind));
  const isBoxed = theme.table === 'boxed';
  const cellRun = (line: LineCells, { key, field }: PrintColumn): Run =>
    text(key === 'own' ? (line.own.get(field ?? '') ?? '') : line[key], 12.5);
  const cellRuns = (line: LineCells, column: PrintColumn): Run[] => [
    cellRun(line, column),
    ...(column.key !== 'name' || line.remark === null ? [] : [aside(` – ${line.remark}`)]),
  ];
  const each = (make: (column: PrintColumn) => number): Record<string, number> =>
    Object.fromEntries(columns.map((column) => [column.id, make(column)]));
  const head_color = theme.table === 'striped' ? '#ffffff' : undefined;
  const titleRuns = (column: PrintColumn): Run[] => {
    const { title, en } = styled(column);
    return [
      strong(column.label ?? title, 12, head_color),
      ...(design.language === 'vi_en' && en !== null ? [aside(`\n(${en})`, 10, head_color ?? SOFT_INK)] : []),
    ];
  };
  /** No word of a title is broken. */
  const wordWidth = (column: PrintColumn): number => {
    const words = titleRuns(column).flatMap((run) =>
      run.text.split(/\s+/u).map((text) => paper.width({ ...run, text })),
    );
    return Math.min(110, Math.max(0, ...words));
  };
  /** Under the amounts stand what is carried from page to page, and in a boxed print the sums. */
  const sums = [view.total_before_vat, view.total, linesSum(view.lines)].map((sum) =>
    strong(context.number(sum), 12.5),
  );
  const longest = (column: PrintColumn): number => {
    const widest = Math.max(
      ...cells.map((line) => paper.width(cellRun(line, column))),
      ...(column.key === 'amount' ? sums.map((sum) => paper.width(sum)) : []),
    );
    return column.key === 'own' && styled(column).wraps ? Math.min(WIDEST_OWN, widest) : widest;
  };
  const { widths, is_tight } = columnWidths(
    width,
    each((column) =>
      Math.max(baseOf(column), column.key === 'name' ? 0 : wordWidth(column) + 2 * PADDING + 1),
    ),
    each((column) => (column.key === 'name' || cells.length === 0 ? 0 : longest(column) + 2 * PADDING + 1)),
    'name',
  );
  const linesIn = (run: Run, room: number): number => paper.height([run], room, ROW_LINE) / ROW_LINE;
  let x = left;
  const placed = columns.map((column): Placed => {
    const wide = widths[column.id] ?? 0;
    const at = { ...column, ...styled(column), left: x, wide, inner: wide - 2 * PADDING };
    x += wide;
    return at;
  });
  const crowded = placed
    .filter((column) => column.key === 'own' && column.wraps)
    .map((column) => ({
      column,
      lines: Math.max(0, ...cells.map((line) => linesIn(cellRun(line, column), column.inner))),
    }))
    .toSorted((one, other) => other.lines - one.lines)[0];
  if (crowded?.column.field != null && crowded.lines > MAX_LINES)
    return goodsTable(context, new Set([...behind, crowded.column.field]));
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

  const titleHeight = (column: Placed): number => paper.height(titleRuns(column), column.wide - 8, 16);
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
