import type { Insertable } from 'kysely';
import type { InvoiceAmounts } from '#domain/money/invoice-amounts.ts';
import { takesTaxOut, type MoneyOptions } from '#domain/money/money-options.ts';
import type { InvoiceLines } from '#generated/database.ts';
import type { components } from '#generated/types.ts';

type InvoiceInput = components['schemas']['InvoiceInput'];

/** Rows of invoice_lines: what was typed beside what it comes to. */
export function lineRows(
  tenant_id: number,
  invoice_id: number,
  { lines }: InvoiceInput,
  amounts: InvoiceAmounts,
  money: MoneyOptions,
): Insertable<InvoiceLines>[] {
  return lines.map((line, position) => ({
    tenant_id,
    invoice_id,
    position,
    kind: line.kind,
    product_id: line.product_id ?? null,
    code: line.code ?? null,
    name: line.name,
    unit: line.unit ?? null,
    quantity: line.quantity ?? null,
    unit_price: line.unit_price ?? null,
    discount_rate: line.discount_rate ?? null,
    // As typed: a computed one would outlive a later change of the rate.
    discount_amount: line.discount_amount ?? null,
    // Typed for a trade discount: where it contains tax, what is left without it could not be typed again.
    amount:
      line.kind === 'discount' && takesTaxOut(money)
        ? (line.amount ?? null)
        : (amounts.lines[position]?.amount ?? null),
    vat_rate: line.vat_rate ?? null,
    vat_amount: amounts.lines[position]?.vat_amount ?? null,
    revenue_percent: line.revenue_percent ?? null,
  }));
}
