import { columnWidths, lineCells, shownColumns, type FlowingRow, type LineCells } from '../line-table.ts';
import type { InvoicePrint } from '../invoice-print.ts';
import type { Paper } from '../paper.ts';
import { HAIRLINE, INK, LABEL_INK, LEFT, RIGHT, WIDTH, body, label } from './modern-style.ts';

type Column = Exclude<keyof LineCells, 'remark'>;

const columns = {
  position: { title: '#', base: 24, align: 'left' },
  name: { title: 'Hàng hóa, dịch vụ', base: 170, align: 'left' },
  unit: { title: 'ĐVT', base: 58, align: 'left' },
  quantity: { title: 'SL', base: 46, align: 'right' },
  unit_price: { title: 'Đơn giá', base: 70, align: 'right' },
  discount: { title: 'CK', base: 40, align: 'right' },
  amount: { title: 'Thành tiền', base: 88, align: 'right' },
  vat_rate: { title: 'Thuế', base: 44, align: 'right' },
} satisfies Record<Column, { title: string; base: number; align: 'left' | 'right' }>;

const all = Object.keys(columns) as Column[];
const PADDING = 6;

export type ModernTable = { head(top: number): number; rows: FlowingRow[] };

export function modernTable(paper: Paper, view: InvoicePrint): ModernTable {
  const cells = lineCells(view);
  const names = shownColumns(all, view);
  const run = (line: LineCells, column: Column) =>
    body(
      line[column],
      column === 'position' ? LABEL_INK : INK,
      column === 'amount' ? 'inter-500' : 'inter-400',
    );
  const each = <Value>(make: (column: Column) => Value): Record<Column, Value> =>
    Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Column, Value>;
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
  const place = each(() => ({ x: LEFT, width: 0 }));
  let x = LEFT;
  for (const name of names) {
    place[name] = { x: x + PADDING, width: widths[name] - 2 * PADDING };
    x += widths[name];
  }
  const row = (line: LineCells): FlowingRow => {
    const name_height = paper.height([run(line, 'name')], place.name.width, 18);
    const remark_height = line.remark ? paper.height([label(line.remark)], place.name.width, 16) : 0;
    const height = 18 + name_height + remark_height + 1;
    return {
      height,
      draw: (top) => {
        for (const name of names) {
          const { align } = columns[name];
          const cell = run(line, name);
          const set = name === 'name' ? cell : paper.fitted(cell, place[name].width);
          paper.text([set], { ...place[name], y: top + 9, line_height: 18, align });
        }
        const remark_box = { ...place.name, y: top + 9 + name_height, line_height: 16 };
        if (line.remark) paper.text([label(line.remark)], remark_box);
        paper.line([LEFT, top + height - 0.5], [RIGHT, top + height - 0.5], { color: HAIRLINE, width: 1 });
      },
    };
  };
  return {
    head: (top) => {
      for (const name of names) {
        const { title, align } = columns[name];
        paper.text([label(title, LABEL_INK, 'inter-500')], {
          ...place[name],
          y: top + 8,
          line_height: 15,
          align,
        });
      }
      paper.line([LEFT, top + 31.75], [RIGHT, top + 31.75], { color: INK, width: 1.5 });
      return 32.5;
    },
    rows: cells.map(row),
  };
}
