import type { Insertable } from 'kysely';
import { inOneLine } from '#domain/fields/text.ts';
import { checkContent } from '#domain/invoice/readiness.ts';
import { invoiceDiscountRefusals, vndRateRefusals } from '#domain/invoice/ready/money-refusals.ts';
import { buyerOf, buyerPlaceOf, sellerOf, invoiceFromInput } from '#domain/invoice/invoice-from-input.ts';
import { eachLineField } from '#domain/invoice/lines/line-fields.table.ts';
import { isAmountTyped } from '#domain/invoice/lines/lump-sum.ts';
import { extrasIn } from '#domain/invoice/extras/extra-fields.ts';
import { movementIn } from '#domain/invoice/movement/movement-fields.table.ts';
import { methodOf, type RelatedInvoice } from '#domain/invoice/particulars.ts';
import { moneyOptionsOf } from '#domain/invoice/draft-money-options.ts';
import type { DecimalDigits } from '#domain/money/decimal-digits.ts';
import { computeInvoice, type InvoiceAmounts } from '#domain/money/invoice-amounts.ts';
import { takesTaxOut, type MoneyOptions } from '#domain/money/money-options.ts';
import type { Refusal } from '#domain/refusals.ts';
import type { InvoiceLines, Invoices } from '#generated/database.ts';
import type { components } from '#generated/types.ts';
import type { Account, Tx } from '#server/context.ts';
import type { Template } from '#server/modules/templates/index.ts';
import { readTenant } from '#server/modules/tenant/index.ts';
import type { AmountSettings } from '#server/modules/tenant-settings/index.ts';
import { amountSettingsFor, settingsColumns } from './amounts.ts';
import { knownPlace } from './known-places.ts';
import type { InvoiceRow } from './store.ts';

export type InvoiceInput = components['schemas']['InvoiceInput'];

/** Rows of invoice_lines: what was typed beside what it comes to. */
export function lineRows(
  tenant_id: number,
  invoice_id: number,
  { lines }: InvoiceInput,
  { amounts, money }: Pick<Computed, 'amounts' | 'money'>,
): Insertable<InvoiceLines>[] {
  return lines.map((line, position) => ({
    tenant_id,
    invoice_id,
    position,
    // As typed: a computed discount would outlive a later change of its rate.
    ...inOneLine(eachLineField((field) => line[field] ?? null)),
    kind: line.kind,
    product_id: line.product_id ?? null,
    // It may have several lines; canonical XML writes a carriage return as a sign of its own.
    name: line.name.replace(/\r\n?/g, '\n'),
    // Typed for a trade discount or a lump sum: where it contains tax, what is left without it could not be typed again.
    amount:
      isAmountTyped(line) && takesTaxOut(money)
        ? (line.amount ?? null)
        : (amounts.lines[position]?.amount ?? null),
    vat_amount: amounts.lines[position]?.vat_amount ?? null,
    special: line.kind === 'goods' && line.special != null ? JSON.stringify(line.special) : null,
    extras: storedExtras(line),
  }));
}

/** What is given in fields of the company's own, as both columns keep it. */
function storedExtras(input: Pick<InvoiceInput, 'extras'>): string | null {
  const extras = extrasIn(input.extras).map(inOneLine);
  return extras.length === 0 ? null : JSON.stringify(extras);
}

/** What amounts are computed from beside the draft itself. */
export type DraftGround = { settings: AmountSettings; seller: components['schemas']['Tenant'] };

/** As a save of this invoice computes its amounts; null is a new one. */
export async function draftGround(tx: Tx, current: InvoiceRow | null): Promise<DraftGround> {
  return { settings: await amountSettingsFor(tx, current), seller: await readTenant(tx) };
}

export type Computed = {
  amounts: InvoiceAmounts;
  digits: DecimalDigits;
  money: MoneyOptions;
  /** What keeps its content from being published, finished or not. */
  refusals: readonly Refusal[];
};

export function computedOn(
  { settings, seller }: DraftGround,
  input: InvoiceInput,
  template: Template,
  number: number | null = null,
  related: RelatedInvoice | null = null,
): Computed {
  const money = moneyOptionsOf(template, settings.money, input);
  const content = invoiceFromInput(input, template, sellerOf(seller, template), number, related);
  const amounts = computeInvoice(content, settings.digits, money);
  const refusals = [
    ...checkContent(content, amounts),
    ...vndRateRefusals(input),
    ...invoiceDiscountRefusals(input, amounts),
  ];
  return { amounts, digits: settings.digits, money, refusals };
}

/** The columns that a save writes, of a new draft as of a changed one. Failure: 422 buyer_place_unknown. */
export function draftColumns(input: InvoiceInput, template: Template, computed: Computed) {
  const { amounts, digits, money } = computed;
  const movement = movementIn(template, input.movement);
  const buyer_place = knownPlace(buyerPlaceOf(input));
  return {
    template_id: template.id,
    form_no: template.form_no,
    symbol: template.symbol,
    issued_on: input.issued_on,
    customer_id: input.customer_id ?? null,
    ...inOneLine(buyerOf(input)),
    payment_method: input.payment_method,
    currency: input.currency,
    // The file names no rate of đồng.
    exchange_rate: input.currency === 'VND' ? null : (input.exchange_rate ?? null),
    fees: JSON.stringify(input.fees ?? []),
    other_deduction: input.other_deduction ?? null,
    buyer_place: buyer_place === null ? null : JSON.stringify(buyer_place),
    movement: movement === null ? null : JSON.stringify(movement),
    extras: storedExtras(input),
    internal_note: input.internal_note ?? null,
    ...settingsColumns(digits, money),
    by_rate: JSON.stringify(amounts.by_rate),
    total_discount: amounts.total_discount,
    total_before_vat: amounts.total_before_vat,
    total_vat: amounts.total_vat,
    revenue_reduction: amounts.revenue_reduction?.reduction ?? null,
    total: amounts.total,
    total_in_words: amounts.total_in_words,
  };
}

/** The row of a new draft. */
export function newDraft(
  { tenant_id, user_id }: Pick<Account, 'tenant_id' | 'user_id'>,
  now: string,
  columns: ReturnType<typeof draftColumns>,
  related: RelatedInvoice | null,
): Insertable<Invoices> {
  return {
    ...columns,
    tenant_id,
    lifecycle: 'draft',
    signing: 'not_requested',
    transmission: 'not_sent',
    status: 'draft',
    nature: related === null ? 'original' : methodOf(related),
    related: related === null ? null : JSON.stringify(related),
    created_on: now,
    updated_on: now,
    created_by: user_id,
  };
}
