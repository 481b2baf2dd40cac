import { lineValue } from '#domain/documents/invoice-parts/lines.ts';
import { invoiceFromInput } from '#domain/invoice/invoice-from-input.ts';
import { methodOf, type RelatedInvoice } from '#domain/invoice/particulars.ts';
import { writtenLines } from '#domain/invoice/written-lines.ts';
import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import { storedAmounts, storedDigits, storedMoneyOptions } from './amounts.ts';
import {
  extrasOf,
  feesOf,
  linesOf,
  movementOf,
  placeOf,
  specialOf,
  nameOfUser,
  type InvoiceRow,
  type LineRow,
} from './store.ts';

export type Invoice = components['schemas']['Invoice'];
type InvoiceLine = components['schemas']['InvoiceLine'];

/** The whole invoice as the description names it. */
export async function wireInvoice(tx: Tx, row: InvoiceRow): Promise<Invoice> {
  const lines = (await linesOf(tx, row.id)).map(wireLine);
  const created_by_name = await nameOfUser(tx, row.created_by);
  const saved_by_name = await nameOfUser(tx, row.saved_by);
  const {
    tenant_id: _tenant,
    lifecycle,
    signing: _signing,
    transmission: _transmission,
    reasons: _reasons,
    published_by: _publisher,
    updated_on: _updated,
    version: _version,
    created_by: _creator,
    saved_by: _saver,
    search_text: _search,
    corrects: _corrects,
    cancelled_by: _canceller,
    decimal_digits,
    money_options,
    by_rate,
    status,
    nature,
    email_state,
    related,
    ...rest
  } = row;
  return {
    ...rest,
    ...wireMoney({ money_options }),
    fees: feesOf(row),
    buyer_place: placeOf(row),
    movement: movementOf(row),
    extras: extrasOf(row),
    decimal_digits: storedDigits({ decimal_digits }),
    by_rate: by_rate as Invoice['by_rate'],
    status: status as Invoice['status'],
    nature: nature as Invoice['nature'],
    email_state: email_state as Invoice['email_state'],
    corrected: lifecycle === 'adjusted' || lifecycle === 'replaced' ? lifecycle : 'none',
    related: wireRelated(related as RelatedInvoice | null),
    lines,
    written_lines: writtenLinesOf(row, lines),
    created_by_name,
    saved_by_name,
  };
}

function wireRelated(related: RelatedInvoice | null): Invoice['related'] {
  if (related === null) return null;
  return { ...related, nature: methodOf(related) };
}

type WireMoney = Pick<
  Invoice,
  | 'method_of_tax_calculation'
  | 'tax_rounding'
  | 'price_includes_tax'
  | 'invoice_discount_rate'
  | 'invoice_discount_amount'
>;

function wireMoney(row: Pick<InvoiceRow, 'money_options'>): WireMoney {
  const { method_of_tax_calculation, tax_rounding, price_includes_tax, invoice_discount } =
    storedMoneyOptions(row);
  return {
    method_of_tax_calculation,
    tax_rounding,
    price_includes_tax,
    invoice_discount_rate: invoice_discount && 'rate' in invoice_discount ? invoice_discount.rate : null,
    invoice_discount_amount:
      invoice_discount && 'amount' in invoice_discount ? invoice_discount.amount : null,
  };
}

/** Amounts do not depend on the buyer or seller. */
const NO_SELLER = { name: '', tax_code: '', address: '' };

/** What the XML and the print say of each line (DGia, STCKhau, ThTien), computed as the invoice keeps its amounts. */
function writtenLinesOf(row: InvoiceRow, lines: InvoiceLine[]): Invoice['written_lines'] {
  const content = invoiceFromInput(
    { ...row, fees: feesOf(row), buyer_place: null, movement: movementOf(row), extras: extrasOf(row), lines },
    row,
    NO_SELLER,
    row.number,
  );
  return writtenLines(content, storedAmounts(row, content)).map(({ line, amounts }) => {
    const written = lineValue(line, amounts, 1);
    return {
      kind: line.kind,
      code: line.code,
      name: line.name,
      unit: written.DVTinh,
      quantity: written.SLuong,
      unit_price: written.DGia,
      discount_rate: written.TLCKhau,
      discount_amount: written.STCKhau,
      amount: written.ThTien,
      vat_rate: written.TSuat,
    };
  });
}

function wireLine({
  tenant_id: _tenant,
  invoice_id: _invoice,
  position: _position,
  kind,
  special,
  extras,
  ...rest
}: LineRow): InvoiceLine {
  return {
    kind: kind as InvoiceLine['kind'],
    ...rest,
    special: specialOf({ special }),
    extras: extrasOf({ extras }),
  };
}
