import type { InvoiceContent } from '#domain/invoice/content.ts';
import { writtenLines } from '#domain/invoice/written-lines.ts';
import type { InvoiceAmounts } from '#domain/money/invoice-amounts.ts';
import type { PrintLine } from '#server/gateways/print/invoice-print.ts';

/** The printed lines are those of the XML: before VAT, with the discount on the whole invoice after them. */
export function printLines(content: InvoiceContent, amounts: InvoiceAmounts): PrintLine[] {
  return writtenLines(content, amounts).map(({ line, amounts: computed }) => ({
    kind: line.kind,
    name: line.name,
    unit: line.unit,
    quantity: computed?.quantity ?? null,
    unit_price: computed?.unit_price ?? null,
    discount_rate: computed?.discount_rate ?? null,
    discount_amount: computed?.discount_amount ?? null,
    amount: computed?.amount ?? null,
    vat_rate: line.vat_rate,
  }));
}
