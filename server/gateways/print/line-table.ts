import { eachOf, LINE_TEXTS, type LineText } from '#domain/invoice/lines/line-fields.table.ts';
import { decimalText, negate, parseDecimal } from '#domain/money/decimal.ts';
import type { InvoicePrint, PrintLine } from './invoice-print.ts';
import { numberText, rateText } from './number-text.ts';
import { extraText } from '#domain/invoice/extras/extra-fields.ts';

type ColumnWidths<Key extends string> = {
  widths: Record<Key, number>;
  /** The longest cells do not fit as they are and are set smaller. */
  is_tight: boolean;
};

/**
 * Gives every number column room for its longest cell, and the name column what is left. Where that is too much for the page, columns
 * with long cells give way first: `base` is the room of a title, and each keeps it while all of them fit.
 */
export function columnWidths<Key extends string>(
  total: number,
  base: Readonly<Record<Key, number>>,
  widest: Readonly<Record<Key, number>>,
  flexible: NoInfer<Key>,
): ColumnWidths<Key> {
  const keys = Object.keys(base) as Key[];
  const widths: Record<Key, number> = { ...base };
  for (const key of keys) widths[key] = Math.ceil(Math.max(base[key], widest[key]));
  const sum = (of: Readonly<Record<Key, number>>): number =>
    keys.reduce((so_far, key) => so_far + of[key], 0);
  const left = total - sum(widths);
  if (left >= 0) {
    widths[flexible] += left;
    return { widths, is_tight: false };
  }
  const [least, wanted] = [sum(base), sum(widths)];
  const spare = Math.max(0, total - least);
  const shrunk = Math.min(1, total / least);
  for (const key of keys)
    widths[key] = base[key] * shrunk + ((widths[key] - base[key]) * spare) / Math.max(1, wanted - least);
  return { widths, is_tight: true };
}

export type LineCells = Record<LineText, string> & {
  position: string;
  name: string;
  /** What the buyer must know of the line beyond its name, with the fields of the seller's own that have no column; or nothing. */
  remark: string | null;
  quantity: string;
  unit_price: string;
  discount: string;
  amount: string;
  vat_rate: string;
  vat_amount: string;
  /** Fields of the seller's own that have a column, by their names. */
  own: ReadonlyMap<string, string>;
};

const remarks = {
  goods: [],
  promotion: ['hàng khuyến mại, không thu tiền'],
  discount: ['chiết khấu thương mại, trừ vào tiền hàng'],
  note: [],
} satisfies Record<PrintLine['kind'], readonly string[]>;

/** A trade discount is printed as what it takes off, and so is its tax. */
function taxOf({ kind, vat_amount }: PrintLine): string | null {
  if (kind !== 'discount' || vat_amount === null) return vat_amount;
  return decimalText(negate(parseDecimal(vat_amount)));
}

/** Where a field of the seller's own is printed; one without room for a column is said behind the name, as the column would be called. */
export type OwnPlace = 'printed' | 'hidden' | { behind_name_as: string };

/**
 * One printed row for each line of the invoice, in its number style. A note carries words only. `columns` says of fields of the
 * seller's own by their names whether each has a column to be printed in, or is not printed; all others are said behind the name.
 */
export function lineCells(
  view: InvoicePrint,
  columns: ReadonlyMap<string, OwnPlace> = new Map(),
): LineCells[] {
  const number = (decimal: string | null): string => numberText(decimal, view.number_style);
  return view.lines.map((line, index) => {
    const words = line.kind === 'note';
    const stated = line.extras.map((extra) => [extra.name, extraText(extra, view.number_style)] as const);
    const beside = stated.flatMap(([name, text]) => {
      const place = columns.get(name) ?? { behind_name_as: name };
      return typeof place === 'string' ? [] : [`${place.behind_name_as}: ${text}`];
    });
    const remark = [...remarks[line.kind], ...beside];
    return {
      position: String(index + 1),
      name: line.name,
      remark: remark.length === 0 ? null : remark.join('; '),
      ...eachOf(LINE_TEXTS, (field) => line[field] ?? ''),
      quantity: number(line.quantity),
      unit_price: number(line.unit_price),
      discount: line.discount_rate ? `${number(line.discount_rate)}%` : number(line.discount_amount),
      amount: words ? '' : number(line.amount),
      vat_rate: words ? '' : rateText(line.vat_rate, view.number_style),
      vat_amount: words ? '' : number(taxOf(line)),
      own: new Map(stated.filter(([name]) => columns.get(name) === 'printed')),
    };
  });
}
