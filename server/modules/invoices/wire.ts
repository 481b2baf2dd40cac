import { lineValue } from '#domain/documents/invoice-parts/lines.ts';
import { invoiceFromInput } from '#domain/invoice/invoice-from-input.ts';
import { eachOf, LINE_FIELDS, LINE_TEXTS } from '#domain/invoice/lines/line-fields.table.ts';
import { methodOf, type RelatedInvoice } from '#domain/invoice/particulars.ts';
import { writtenLines } from '#domain/invoice/lines/written-lines.ts';
import type { InvoiceAmounts } from '#domain/money/invoice-amounts.ts';
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
import { areTotalsReadable, readableHead, readableLine, storedFaults } from './stored-faults.ts';

export type Invoice = components['schemas']['Invoice'];
type InvoiceLine = components['schemas']['InvoiceLine'];

/** The whole invoice as the description names it; what of it cannot be read is named beside the rest. */
export async function wireInvoice(tx: Tx, stored: InvoiceRow): Promise<Invoice> {
  const kept = await linesOf(tx, stored.id);
  const stored_faults = storedFaults(stored, kept);
  const row = readableHead(stored);
  const lines = kept.map((line) => wireLine(readableLine(line)));
  const { amounts, written_lines } = computedFrom(row, lines);
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
    settled_late_on: _settled_late,
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
    ...(areTotalsReadable(stored) ? { by_rate: by_rate as Invoice['by_rate'] } : totalsOf(amounts)),
    status: status as Invoice['status'],
    nature: nature as Invoice['nature'],
    email_state: email_state as Invoice['email_state'],
    corrected: lifecycle === 'adjusted' || lifecycle === 'replaced' ? lifecycle : 'none',
    related: wireRelated(related as RelatedInvoice | null),
    lines,
    written_lines,
    ...(stored_faults.length === 0 ? {} : { stored_faults }),
    created_by_name,
    saved_by_name,
  };
}

function wireRelated(related: RelatedInvoice | null): Invoice['related'] {
  if (related === null) return null;
  const { first_issued_on = related.issued_on } = related;
  return { ...related, first_issued_on, nature: methodOf(related) };
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

type Computed = Pick<Invoice, 'written_lines'> & { amounts: InvoiceAmounts };

/** Amounts as the invoice keeps them, and what the XML and the print say of each line (DGia, STCKhau, ThTien). */
function computedFrom(row: InvoiceRow, lines: InvoiceLine[]): Computed {
  const content = invoiceFromInput(
    { ...row, fees: feesOf(row), buyer_place: null, movement: movementOf(row), extras: extrasOf(row), lines },
    row,
    NO_SELLER,
    row.number,
  );
  const amounts = storedAmounts(row, content);
  const written_lines = writtenLines(content, amounts).map(({ line, amounts: of_line }) => {
    const written = lineValue(line, of_line, 1);
    return {
      kind: line.kind,
      ...eachOf(LINE_TEXTS, (field) => written[LINE_FIELDS[field].element]),
      name: line.name,
      quantity: written.SLuong,
      unit_price: written.DGia,
      discount_rate: written.TLCKhau,
      discount_amount: written.STCKhau,
      amount: written.ThTien,
      vat_rate: written.TSuat,
    };
  });
  return { amounts, written_lines };
}

type Totals = Pick<
  Invoice,
  | 'by_rate'
  | 'total_discount'
  | 'total_before_vat'
  | 'total_vat'
  | 'revenue_reduction'
  | 'total'
  | 'total_in_words'
>;

/** As a save would write them. */
function totalsOf({ revenue_reduction, ...amounts }: InvoiceAmounts): Totals {
  const { by_rate, total_discount, total_before_vat, total_vat, total, total_in_words } = amounts;
  return {
    ...{ total_discount, total_before_vat, total_vat, total, total_in_words },
    by_rate: [...by_rate],
    revenue_reduction: revenue_reduction?.reduction ?? null,
  };
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
