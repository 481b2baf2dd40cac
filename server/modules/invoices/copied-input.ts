import { eachBuyerField } from '#domain/invoice/buyer-fields.table.ts';
import type { Tx } from '#server/context.ts';
import { templateTable } from '#server/modules/templates/index.ts';
import type { InvoiceInput } from './draft-rows.ts';
import { Failure } from '#server/platform/http/failure.ts';
import { linesOf, type InvoiceRow } from './store.ts';
import { storedFaultItems } from './stored-faults.ts';
import { placeOfToday } from './known-places.ts';
import { wireInvoice } from './wire.ts';

/** What the invoice says, dated today, in its own series as long as that may still be used. Failure: 422 where part of it cannot be read. */
export async function copiedInput(tx: Tx, row: InvoiceRow, today: string): Promise<InvoiceInput> {
  const faults = storedFaultItems(row, await linesOf(tx, row.id));
  if (faults.length > 0) throw new Failure(422, faults);
  const invoice = await wireInvoice(tx, row);
  const { rows } = await templateTable.list(tx, { ids: [row.template_id], limit: 1 });
  const series = rows[0];
  const usable = series?.status === 'active' && row.symbol.slice(1, 3) === today.slice(2, 4);
  return {
    template_id: usable ? row.template_id : null,
    issued_on: today,
    customer_id: invoice.customer_id,
    ...eachBuyerField((field) => invoice[field]),
    payment_method: invoice.payment_method,
    currency: invoice.currency,
    exchange_rate: invoice.exchange_rate,
    price_includes_tax: invoice.price_includes_tax,
    invoice_discount_rate: invoice.invoice_discount_rate,
    invoice_discount_amount: invoice.invoice_discount_amount,
    fees: invoice.fees,
    other_deduction: invoice.other_deduction,
    buyer_place: placeOfToday(invoice.buyer_place),
    movement: invoice.movement,
    extras: invoice.extras,
    lines: invoice.lines.map(({ vat_amount: _computed, ...line }) => line),
  };
}
