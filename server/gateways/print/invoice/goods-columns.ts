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

/** Beside the text of a cell, px. */
export const PADDING = 6;
/** Between two lines of a cell, px. */
export const ROW_LINE = 18;

/** A column with its position on the sheet; `inner` is its width without the padding. */
export type PlacedColumn = PrintColumn & ColumnStyle & { left: number; wide: number; inner: number };

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

type GoodsColumns = {
  placed: readonly PlacedColumn[];
  /** Its longest numbers are set smaller than the rest: there are more columns than the sheet holds. */
  is_tight: boolean;
  /** A line of the invoice each, as its row says it. */
  cells: readonly LineCells[];
  /** What a cell says, which is one run where the column does not wrap. */
  cellRun(line: LineCells, column: PrintColumn): Run;
  cellRuns(line: LineCells, column: PrintColumn): Run[];
  titleRuns(column: PrintColumn): Run[];
};

/**
 * The columns of goods and services, measured by what is in them. One of the company's own that is too narrow for its texts gives its room
 * to the others, the one with the most lines first; its texts are said behind the names of the goods: `behind`.
 */
export function goodsColumns(context: PrintContext, behind: ReadonlySet<string> = new Set()): GoodsColumns {
  const { paper, view, design, theme, left, width, text, aside, strong } = context;
  const columns = printedColumns(design, view).filter(({ field }) => field === null || !behind.has(field));
  const styles = new Map(columns.map((column) => [column.id, styleOf(column, design)]));
  const styled = ({ id }: PrintColumn): ColumnStyle => styles.get(id) ?? STYLES.code;
  const baseOf = (column: PrintColumn): number =>
    column.key === 'name' && behind.size > 0 ? NAME_WITH_TEXTS : styled(column).base;
  const cells = lineCells(view, ownColumns(design, behind));
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
  const placed = columns.map((column): PlacedColumn => {
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
    return goodsColumns(context, new Set([...behind, crowded.column.field]));
  return { placed, is_tight, cells, cellRun, cellRuns, titleRuns };
}
