import type { InvoicePrint, PrintLine } from './invoice-print.ts';
import { numberText, rateText } from './number-text.ts';

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
