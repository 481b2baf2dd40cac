import type { InvoicePrint, PrintLine } from './invoice-print.ts';
import { numberText, rateText } from './number-text.ts';

/** Gives every number column room for its longest cell, and the name column what is left. */
export function columnWidths<Key extends string>(
  total: number,
  base: Readonly<Record<Key, number>>,
  widest: Readonly<Record<Key, number>>,
  flexible: NoInfer<Key>,
): Record<Key, number> {
  const keys = Object.keys(base) as Key[];
  const widths: Record<Key, number> = { ...base };
  for (const key of keys) widths[key] = Math.ceil(Math.max(base[key], widest[key]));
  const others = keys.filter((key) => key !== flexible).reduce((sum, key) => sum + widths[key], 0);
  widths[flexible] = Math.max(base[flexible], total - others);
  const over = others + widths[flexible] - total;
  if (over <= 0) return widths;
  // Too much for one page: every column gives way in proportion, and its longest cells are set smaller.
  for (const key of keys) widths[key] = (widths[key] * total) / (total + over);
  return widths;
}

export type FlowingRow = { height: number; draw(top: number, last_on_page: boolean): void };

export type Flow = {
  /** Where the head goes on the first page, and on the following ones. */
  first_top: number;
  next_top: number;
  /** No row reaches below this. */
  bottom: number;
  /** What must come under the last row, on its page. */
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

export type LineCells = {
  position: string;
  name: string;
  /** What the buyer must know of the line beyond its name, or nothing. */
  remark: string | null;
  unit: string;
  quantity: string;
  unit_price: string;
  discount: string;
  amount: string;
  vat_rate: string;
};

const remarks = {
  goods: null,
  promotion: 'Hàng khuyến mại, không thu tiền',
  discount: 'Chiết khấu thương mại, trừ vào tiền hàng',
  note: null,
} satisfies Record<PrintLine['kind'], string | null>;

/** Where no VAT is computed there is no column for its rate. */
export function shownColumns<Column extends keyof LineCells>(
  columns: readonly Column[],
  { method_of_tax_calculation }: InvoicePrint,
): Column[] {
  return columns.filter((column) => column !== 'vat_rate' || method_of_tax_calculation === 'VAT');
}

/** One printed row for each line of the invoice, in its number style. A note carries words only. */
export function lineCells(view: InvoicePrint): LineCells[] {
  const number = (decimal: string | null): string => numberText(decimal, view.number_style);
  return view.lines.map((line, index) => {
    const words = line.kind === 'note';
    return {
      position: String(index + 1),
      name: line.name,
      remark: remarks[line.kind],
      unit: line.unit ?? '',
      quantity: number(line.quantity),
      unit_price: number(line.unit_price),
      discount: line.discount_rate ? `${number(line.discount_rate)}%` : number(line.discount_amount),
      amount: words ? '' : number(line.amount),
      vat_rate: words ? '' : rateText(line.vat_rate, view.number_style),
    };
  });
}
