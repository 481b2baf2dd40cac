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

export type LineCells = {
  position: string;
  code: string;
  name: string;
  /** What the buyer must know of the line beyond its name, or nothing. */
  remark: string | null;
  unit: string;
  quantity: string;
  unit_price: string;
  discount: string;
  amount: string;
  vat_rate: string;
  vat_amount: string;
};

const remarks = {
  goods: null,
  promotion: 'Hàng khuyến mại, không thu tiền',
  discount: 'Chiết khấu thương mại, trừ vào tiền hàng',
  note: null,
} satisfies Record<PrintLine['kind'], string | null>;

/** One printed row for each line of the invoice, in its number style. A note carries words only. */
export function lineCells(view: InvoicePrint): LineCells[] {
  const number = (decimal: string | null): string => numberText(decimal, view.number_style);
  return view.lines.map((line, index) => {
    const words = line.kind === 'note';
    return {
      position: String(index + 1),
      code: line.code ?? '',
      name: line.name,
      remark: remarks[line.kind],
      unit: line.unit ?? '',
      quantity: number(line.quantity),
      unit_price: number(line.unit_price),
      discount: line.discount_rate ? `${number(line.discount_rate)}%` : number(line.discount_amount),
      amount: words ? '' : number(line.amount),
      vat_rate: words ? '' : rateText(line.vat_rate, view.number_style),
      vat_amount: words ? '' : number(line.vat_amount),
    };
  });
}
