import type { InvoiceAmounts, LineAmounts } from '../money/invoice-amounts.ts';
import type { VatRate } from '../rules/vat-rates.ts';
import type { InvoiceContent, InvoiceLine } from './content.ts';

/** A line as the document and the print show it: what was entered, and what it comes to before VAT. */
export type WrittenLine = { line: InvoiceLine; amounts: LineAmounts | undefined };

/** THHDVu of the discount on the whole invoice. */
const INVOICE_DISCOUNT_NAME = 'Chiết khấu thương mại trên cả hóa đơn';

/**
 * The lines of the document: those entered, then the discount on the whole invoice as a trade discount (TChat 3)
 * for each rate it falls on, so that the lines add up to the totals.
 */
export function writtenLines(
  { lines }: Pick<InvoiceContent, 'lines'>,
  amounts: InvoiceAmounts,
): WrittenLine[] {
  const entered = lines.map((line, at) => ({ line, amounts: amounts.lines[at] }));
  const shares = amounts.invoice_discount?.by_rate ?? [];
  return shares.length === 0
    ? entered
    : [...entered, ...shares.map(({ vat_rate, amount }) => discountLine(vat_rate, amount))];
}

function discountLine(vat_rate: VatRate | null, amount: string): WrittenLine {
  const nothing = {
    unit: null,
    quantity: null,
    unit_price: null,
    discount_rate: null,
    discount_amount: null,
  };
  return {
    line: { ...nothing, kind: 'discount', code: null, name: INVOICE_DISCOUNT_NAME, amount, vat_rate },
    amounts: { ...nothing, gross: null, amount, vat_amount: null, amount_with_tax: null },
  };
}
