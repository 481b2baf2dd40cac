import { canDelete, canEdit, type InvoiceState } from '#domain/invoice/lifecycle.ts';
import { buyerOf, sellerOf, statedContent } from '#domain/invoice/stated-content.ts';
import { checkContent } from '#domain/invoice/readiness.ts';
import { DEFAULT_DECIMAL_DIGITS } from '#domain/money/decimal-digits.ts';
import { computeInvoice, type InvoiceAmounts } from '#domain/money/invoice-amounts.ts';
import type { components } from '#generated/types.ts';
import type { Account, Tx } from '#server/context.ts';
import { defaultTemplate, templateTable, type Template } from '#server/modules/templates/index.ts';
import { readTenant } from '#server/modules/tenant/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { stale } from '#server/platform/crud/crud-table.ts';
import { failure } from '#server/platform/http/failure.ts';
import { refuseMalformed } from './refusals.ts';
import { refuseUnknownRecords } from './unknown-records.ts';
import { findInvoice, writeLines, type InvoiceRow } from './store.ts';
import { wireInvoice, type Invoice } from './wire.ts';

type InvoiceInput = components['schemas']['InvoiceInput'];
type InvoiceUpdate = components['schemas']['InvoiceUpdate'];

export async function createDraft(
  tx: Tx,
  input: InvoiceInput,
  account: Account,
  clock: Clock,
): Promise<Invoice> {
  const { tenant_id, user_id } = account;
  const template = await templateFor(tx, input.template_id ?? null);
  const amounts = await amountsOf(tx, input, template, null);
  const now = clock.now();
  const row = await tx
    .insertInto('invoices')
    .values({
      ...(await columnsOf(tx, input, template, amounts)),
      tenant_id,
      lifecycle: 'draft',
      signing: 'not_requested',
      transmission: 'not_sent',
      status: 'draft',
      created_on: now,
      updated_on: now,
      created_by: user_id,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await writeLines(tx, row.id, lineRows(tenant_id, row.id, input, amounts));
  await tx
    .insertInto('invoice_events')
    .values({ tenant_id, invoice_id: row.id, kind: 'created', detail: '{}', user_id, happened_on: now })
    .execute();
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
  if (!mayRevise(current))
    throw failure(
      409,
      'not_editable',
      'Hóa đơn đã phát hành nên không sửa được. Hãy lập hóa đơn điều chỉnh hoặc thay thế.',
    );
  if (current.lock_version !== input.lock_version) throw stale(await wireInvoice(tx, current), input);
  const template = await templateFor(tx, input.template_id ?? current.template_id);
  if (current.number !== null && (template.symbol !== current.symbol || template.form_no !== current.form_no))
    throw failure(422, 'series_fixed', `Hóa đơn đã có số nên giữ ký hiệu ${current.symbol}.`, [
      'template_id',
    ]);
  const amounts = await amountsOf(tx, input, template, current.number);
  const row = await tx
    .updateTable('invoices')
    .set({
      ...(await columnsOf(tx, input, template, amounts)),
      updated_on: clock.now(),
      lock_version: current.lock_version + 1,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await writeLines(tx, id, lineRows(account.tenant_id, id, input, amounts));
  return wireInvoice(tx, row);
}

export async function deleteDraft(tx: Tx, id: number): Promise<Invoice> {
  const row = await findInvoice(tx, id, { lock: true });
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

async function templateFor(tx: Tx, template_id: number | null): Promise<Template> {
  if (template_id === null) return defaultTemplate(tx);
  const { rows } = await templateTable.list(tx, { ids: [template_id], limit: 1 });
  const template = rows[0];
  if (template === undefined)
    throw failure(422, 'reference_missing', 'Mẫu hóa đơn này không còn. Hãy chọn ký hiệu khác.', [
      'template_id',
    ]);
  return template;
}

async function amountsOf(
  tx: Tx,
  input: InvoiceInput,
  template: Template,
  number: number | null,
): Promise<InvoiceAmounts> {
  const content = statedContent(input, template, sellerOf(await readTenant(tx)), number);
  const amounts = computeInvoice(content, DEFAULT_DECIMAL_DIGITS);
  refuseMalformed(checkContent(content, amounts));
  return amounts;
}

async function columnsOf(tx: Tx, input: InvoiceInput, template: Template, amounts: InvoiceAmounts) {
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
    exchange_rate: input.exchange_rate ?? null,
    internal_note: input.internal_note ?? null,
    by_rate: JSON.stringify(amounts.by_rate),
    total_discount: amounts.total_discount,
    total_before_vat: amounts.total_before_vat,
    total_vat: amounts.total_vat,
    total: amounts.total,
    total_in_words: amounts.total_in_words,
  };
}

function lineRows(tenant_id: number, invoice_id: number, input: InvoiceInput, amounts: InvoiceAmounts) {
  return input.lines.map((line, position) => ({
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
    amount: amounts.lines[position]?.amount ?? null,
    vat_rate: line.vat_rate ?? null,
    vat_amount: amounts.lines[position]?.vat_amount ?? null,
  }));
}
