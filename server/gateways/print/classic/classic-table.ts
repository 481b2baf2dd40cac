import { columnWidths, lineCells, shownColumns, type FlowingRow, type LineCells } from '../line-table.ts';
import type { InvoicePrint } from '../invoice-print.ts';
import type { Paper } from '../paper.ts';
import { LEFT, RIGHT, RULE, WIDTH, aside, bold, serif } from './classic-style.ts';

type Column = Exclude<keyof LineCells, 'remark'>;

const columns = {
  position: { title: 'STT', base: 34, align: 'center' },
  name: { title: 'Tên hàng hóa, dịch vụ', base: 170, align: 'left' },
  unit: { title: 'ĐVT', base: 61, align: 'center' },
  quantity: { title: 'Số lượng', base: 56, align: 'right' },
  unit_price: { title: 'Đơn giá', base: 78, align: 'right' },
  discount: { title: 'Chiết khấu', base: 48, align: 'right' },
  amount: { title: 'Thành tiền', base: 92, align: 'right' },
  vat_rate: { title: 'Thuế suất', base: 46, align: 'center' },
} satisfies Record<Column, { title: string; base: number; align: 'left' | 'center' | 'right' }>;

const all = Object.keys(columns) as Column[];
const PADDING = 6;

export type ClassicTable = {
  head(top: number): number;
  rows: FlowingRow[];
  /** Where the column of amounts begins: the totals below keep its line. */
  amount_left: number;
};

export function classicTable(paper: Paper, view: InvoicePrint): ClassicTable {
  const cells = lineCells(view);
  const names = shownColumns(all, view);
  const each = <Value>(make: (column: Column) => Value): Record<Column, Value> =>
    Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Column, Value>;
  const run = (line: LineCells, column: Column) => serif(line[column]);
  const nameRuns = (line: LineCells) => [
    run(line, 'name'),
    ...(line.remark ? [aside(` – ${line.remark.toLocaleLowerCase('vi')}`)] : []),
  ];
  const widths = columnWidths(
    WIDTH,
    each((column) => columns[column].base),
    each((column) =>
      column === 'name'
        ? 0
        : Math.max(0, ...cells.map((line) => paper.width(run(line, column)) + 2 * PADDING + 1)),
    ),
    'name',
  );
  const lefts = each(() => LEFT);
  let x = LEFT;
  for (const name of names) {
    lefts[name] = x;
    x += widths[name];
  }
  const verticals = (top: number, bottom: number): void => {
    for (const edge of [...names.map((name) => lefts[name]), RIGHT]) {
      paper.line([edge, top], [edge, bottom], { color: RULE, width: 1 });
    }
  };
  const inner = (column: Column): number => widths[column] - 2 * PADDING;
  const runsOf = (line: LineCells, column: Column) =>
    column === 'name' ? nameRuns(line) : [paper.fitted(run(line, column), inner(column))];
  const row = (line: LineCells): FlowingRow => {
    const height = paper.height(nameRuns(line), inner('name'), 18) + 9;
    return {
      height,
      draw: (top, last_on_page) => {
        for (const name of names) {
          const { align } = columns[name];
          const box = { x: lefts[name] + PADDING, y: top + 4, width: inner(name), line_height: 18, align };
          paper.text(runsOf(line, name), box);
        }
        verticals(top, top + height);
        paper.line([LEFT, top + height], [RIGHT, top + height], {
          color: last_on_page ? RULE : '#a7abb3',
          width: 1,
          ...(!last_on_page && { dash: 1 }),
        });
      },
    };
  };
  return {
    head: (top) => {
      const room = (name: Column): number => widths[name] - 8;
      const title = (name: Column) => [bold(columns[name].title, 12.5)];
      const tallest = Math.max(...names.map((name) => paper.height(title(name), room(name), 16)));
      const height = tallest + 11;
      for (const name of names) {
        const own = paper.height(title(name), room(name), 16);
        const y = top + (height - own) / 2;
        paper.text(title(name), {
          x: lefts[name] + 4,
          y,
          width: room(name),
          line_height: 16,
          align: 'center',
        });
      }
      verticals(top, top + height);
      for (const y of [top, top + height]) paper.line([LEFT, y], [RIGHT, y], { color: RULE, width: 1 });
      return height;
    },
    rows: cells.map(row),
    amount_left: lefts.amount,
  };
}
