import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import { canDelete, canEdit, type InvoiceState } from '#domain/invoice/lifecycle.ts';
import { checkContent } from '#domain/invoice/readiness.ts';
import { invoiceDiscountRefusals } from '#domain/invoice/ready/money-refusals.ts';
import { buyerOf, sellerOf, invoiceFromInput } from '#domain/invoice/invoice-from-input.ts';
import { methodOf, type RelatedInvoice } from '#domain/invoice/particulars.ts';
import { moneyOptionsOf } from '#domain/invoice/draft-money-options.ts';
import type { DecimalDigits } from '#domain/money/decimal-digits.ts';
import { computeInvoice, type InvoiceAmounts } from '#domain/money/invoice-amounts.ts';
import { takesTaxOut, type MoneyOptions } from '#domain/money/money-options.ts';
import type { InvoiceLines } from '#generated/database.ts';
import type { components } from '#generated/types.ts';
import type { Account, Tx } from '#server/context.ts';
import { defaultTemplate, templateTable, type Template } from '#server/modules/templates/index.ts';
import { readTenant } from '#server/modules/tenant/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { stale } from '#server/platform/crud/crud-table.ts';
import { failure } from '#server/platform/http/failure.ts';
import { amountSettingsFor, settingsColumns } from './amounts.ts';
import { refuseMalformed } from './refusals.ts';
import { refuseNature } from './refuse-nature.ts';
import { findInvoice, writeLines, type InvoiceRow } from './store.ts';
import { refuseUnknownRecords } from './unknown-records.ts';
import { wireInvoice, type Invoice } from './wire.ts';

type InvoiceInput = components['schemas']['InvoiceInput'];

/** Rows of invoice_lines: what was typed beside what it comes to. */
function lineRows(
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

type InvoiceUpdate = components['schemas']['InvoiceUpdate'];

/** `related` is the invoice that this one adjusts or replaces. */
export async function createDraft(
  tx: Tx,
  input: InvoiceInput,
  account: Account,
  clock: Clock,
  related: RelatedInvoice | null = null,
): Promise<Invoice> {
  const { tenant_id, user_id } = account;
  const template = await templateFor(tx, input.template_id ?? null, clock);
  const computed = await computedFrom(tx, input, template, null, related);
  const now = clock.now();
  const row = await tx
    .insertInto('invoices')
    .values({
      ...(await columnsOf(tx, input, template, computed)),
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
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await writeLines(tx, row.id, lineRows(tenant_id, row.id, input, computed.amounts, computed.money));
  return wireInvoice(tx, row);
}

export async function updateDraft(
  tx: Tx,
  id: number,
  input: InvoiceUpdate,
  account: Account,
  clock: Clock,
): Promise<Invoice> {
  const current = await findInvoice(tx, id, { lock: true });
  refuseNature(account, current, 'update');
  if (!mayRevise(current))
    throw failure(
      409,
      'not_editable',
      'Hóa đơn đã phát hành nên không sửa được. Hãy lập hóa đơn điều chỉnh hoặc thay thế.',
    );
  if (current.lock_version !== input.lock_version)
    throw stale(await wireInvoice(tx, current), input, 'hóa đơn');
  const template = await templateFor(tx, input.template_id ?? current.template_id, clock);
  if (current.number !== null && (template.symbol !== current.symbol || template.form_no !== current.form_no))
    throw failure(422, 'series_fixed', `Hóa đơn đã có số nên giữ ký hiệu ${current.symbol}.`, [
      'template_id',
    ]);
  const computed = await computedFrom(tx, input, template, current, current.related as RelatedInvoice | null);
  const row = await tx
    .updateTable('invoices')
    .set({
      ...(await columnsOf(tx, input, template, computed)),
      updated_on: clock.now(),
      lock_version: current.lock_version + 1,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await writeLines(tx, id, lineRows(account.tenant_id, id, input, computed.amounts, computed.money));
  return wireInvoice(tx, row);
}

export async function deleteDraft(
  tx: Tx,
  id: number,
  account: Pick<Account, 'permissions'>,
): Promise<Invoice> {
  const row = await findInvoice(tx, id, { lock: true });
  refuseNature(account, row, 'delete');
  if (!canDelete(row.lifecycle as InvoiceState))
    throw failure(
      409,
      'not_deletable',
      'Chỉ xóa được hóa đơn nháp chưa có số. Hóa đơn này đã vào quá trình phát hành.',
    );
  const wire = await wireInvoice(tx, row);
  await tx.deleteFrom('invoices').where('id', '=', id).execute();
  return wire;
}

/** A draft, or a numbered invoice whose signature failed or whose code was refused: it keeps its number. */
export function mayRevise(row: Pick<InvoiceRow, 'lifecycle' | 'status_error'>): boolean {
  return canEdit(row.lifecycle as InvoiceState) || (row.lifecycle === 'numbered' && row.status_error);
}

/** The same as a condition over the table `invoices`. */
export const MAY_REVISE = sql<boolean>`(invoices.lifecycle = 'draft' or (invoices.lifecycle = 'numbered' and invoices.status_error))`;

async function templateFor(tx: Tx, template_id: number | null, clock: Clock): Promise<Template> {
  if (template_id === null) return defaultTemplate(tx, clock.today());
  const { rows } = await templateTable.list(tx, { ids: [template_id], limit: 1 });
  const template = rows[0];
  if (template === undefined)
    throw failure(422, 'reference_missing', 'Mẫu hóa đơn này không còn. Hãy chọn ký hiệu khác.', [
      'template_id',
    ]);
  return template;
}

type Computed = { amounts: InvoiceAmounts; digits: DecimalDigits; money: MoneyOptions };

/** The amounts as a save of this invoice computes them; null is a new one. */
async function computedFrom(
  tx: Tx,
  input: InvoiceInput,
  template: Template,
  current: InvoiceRow | null,
  related: RelatedInvoice | null,
): Promise<Computed> {
  const settings = await amountSettingsFor(tx, current);
  const money = moneyOptionsOf(template, settings.money, input);
  const seller = await readTenant(tx);
  const content = invoiceFromInput(input, template, sellerOf(seller), current?.number ?? null, related);
  const amounts = computeInvoice(content, settings.digits, money);
  refuseMalformed(
    [...checkContent(content, amounts), ...invoiceDiscountRefusals(input, amounts)],
    seller.number_style,
  );
  return { amounts, digits: settings.digits, money };
}

async function columnsOf(
  tx: Tx,
  input: InvoiceInput,
  template: Template,
  { amounts, digits, money }: Computed,
) {
  await refuseUnknownRecords(tx, input);
  return {
    template_id: template.id,
    form_no: template.form_no,
    symbol: template.symbol,
    issued_on: input.issued_on,
    customer_id: input.customer_id ?? null,
    ...buyerOf(input),
    payment_method: input.payment_method,
    currency: input.currency,
    // The file names no rate of đồng.
    exchange_rate: input.currency === 'VND' ? null : (input.exchange_rate ?? null),
    fees: JSON.stringify(input.fees ?? []),
    other_deduction: input.other_deduction ?? null,
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
