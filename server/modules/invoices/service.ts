import type { RelatedInvoice } from '#domain/invoice/particulars.ts';
import type { components } from '#generated/types.ts';
import type { Account, Tx } from '#server/context.ts';
import { defaultTemplate, templateTable, type Template } from '#server/modules/templates/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { stale } from '#server/platform/crud/crud-table.ts';
import { failure } from '#server/platform/http/failure.ts';
import {
  computedOn,
  draftColumns,
  draftGround,
  lineRows,
  newDraft,
  type Computed,
  type InvoiceInput,
} from './draft-rows.ts';
import { refuseMalformed } from './refusals.ts';
import { mayRevise } from './revisable.ts';
import { findInvoice, writeLines, type InvoiceRow } from './store.ts';
import { refuseUnknownRecords } from './unknown-records.ts';
import { wireInvoice, type Invoice } from './wire.ts';
import { codesToChange, type InvoiceChange, type InvoiceNature } from '#domain/access/invoice-codes.ts';
import { allows } from '#domain/access/permissions.ts';

type InvoiceUpdate = components['schemas']['InvoiceUpdate'];

/**
 * `related` is the invoice that this one adjusts or replaces; `kept_customer` the one that stays though it was deleted, such as that
 * of the invoice it corrects.
 */
export async function createDraft(
  tx: Tx,
  input: InvoiceInput,
  account: Account,
  clock: Clock,
  related: RelatedInvoice | null = null,
  kept_customer: number | null = related === null ? null : (input.customer_id ?? null),
): Promise<Invoice> {
  const template = await templateFor(tx, input.template_id ?? null, clock);
  const computed = await computedFrom(tx, input, template, null, related);
  await refuseUnknownRecords(tx, input, kept_customer);
  const row = await tx
    .insertInto('invoices')
    .values(newDraft(account, clock.now(), draftColumns(input, template, computed), related))
    .returningAll()
    .executeTakeFirstOrThrow();
  await writeLines(tx, row.id, lineRows(account.tenant_id, row.id, input, computed));
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
  await refuseUnknownRecords(tx, input, current.customer_id);
  const row = await tx
    .updateTable('invoices')
    .set({
      ...draftColumns(input, template, computed),
      updated_on: clock.now(),
      saved_by: account.user_id,
      saved_on: clock.now(),
      lock_version: current.lock_version + 1,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await writeLines(tx, id, lineRows(account.tenant_id, id, input, computed));
  return wireInvoice(tx, row);
}

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

/** The amounts as a save of this invoice computes them; null is a new one. What can never be right stops it. */
async function computedFrom(
  tx: Tx,
  input: InvoiceInput,
  template: Template,
  current: InvoiceRow | null,
  related: RelatedInvoice | null,
): Promise<Computed> {
  const ground = await draftGround(tx, current);
  const computed = computedOn(ground, input, template, current?.number ?? null, related);
  refuseMalformed(computed.refusals, ground.seller.number_style);
  return computed;
}

const KINDS = { original: 'hóa đơn', adjust: 'hóa đơn điều chỉnh', replace: 'hóa đơn thay thế' } as const;

/** Stops a change of a correcting invoice by who may not make invoices of its kind: 403 forbidden. */
export function refuseNature(
  { permissions }: Pick<Account, 'permissions'>,
  row: Pick<InvoiceRow, 'nature'>,
  change: InvoiceChange,
): void {
  const nature = row.nature as InvoiceNature;
  if (allows(permissions, [codesToChange(nature, change)])) return;
  throw failure(
    403,
    'forbidden',
    `Bạn chưa có quyền lập ${KINDS[nature]} nên không sửa, xóa hay phát hành được bản này. Vui lòng liên hệ quản trị viên.`,
  );
}
