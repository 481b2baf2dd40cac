import type { InvoiceAmounts } from '../../money/invoice-amounts.ts';
import type { LineAmounts } from '../../money/line-amounts.ts';
import type { VatRate } from '../../rules/tax/vat-rates.ts';
import type { InvoiceContent, InvoiceLine } from '../content.ts';
import { NO_LINE_FIELDS } from './line-fields.table.ts';

/** A line as the document and the print show it: what was entered, and what it comes to before VAT. */
export type WrittenLine = { line: InvoiceLine; amounts: LineAmounts | undefined };

/** THHDVu of a discount of a period, as an adjusting invoice begins with it. */
export const PERIOD_DISCOUNT_NAME = 'Chiết khấu thương mại theo doanh số của kỳ';

/** THHDVu of the discount on the whole invoice. */
const INVOICE_DISCOUNT_NAME = 'Chiết khấu thương mại trên cả hóa đơn';

/**
 * The lines of the document: those entered, then the discount on the whole invoice as a trade discount (TChat 3)
 * for each rate it falls on, so that the lines add up to the totals; last the law's sentence about the reduction of the
 * percentage on revenue, as a note (TChat 4).
 */
export function writtenLines(
  { lines }: Pick<InvoiceContent, 'lines'>,
  amounts: InvoiceAmounts,
): WrittenLine[] {
  const { invoice_discount, revenue_reduction } = amounts;
  return [
    ...lines.map((line, at) => ({ line, amounts: amounts.lines[at] })),
    ...(invoice_discount === null ? [] : discountLines(invoice_discount)),
    ...(revenue_reduction === null ? [] : [noteLine(revenue_reduction.sentence)]),
  ];
}

const NO_AMOUNTS = { quantity: null, unit_price: null, discount_rate: null, discount_amount: null };

/** Where no VAT is computed there is no rate to tell shares apart by: one line takes off all. */
function discountLines({ amount, by_rate }: NonNullable<InvoiceAmounts['invoice_discount']>): WrittenLine[] {
  if (by_rate.every(({ vat_rate }) => vat_rate === null)) return [discountLine(null, amount)];
  return by_rate.map((share) => discountLine(share.vat_rate, share.amount));
}

function discountLine(vat_rate: VatRate | null, amount: string): WrittenLine {
  return {
    line: { ...NO_LINE_FIELDS, kind: 'discount', name: INVOICE_DISCOUNT_NAME, amount, vat_rate },
    amounts: { ...NO_AMOUNTS, gross: null, amount, vat_amount: null, amount_with_tax: null },
  };
}

function noteLine(name: string): WrittenLine {
  return {
    line: { ...NO_LINE_FIELDS, kind: 'note', name, vat_rate: null },
    amounts: undefined,
  };
}
