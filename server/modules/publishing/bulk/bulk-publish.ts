import { sql } from 'kysely';
import type { IssuingWarningCode } from '#domain/rules/issuing-warnings.table.ts';
import type { components } from '#generated/types.ts';
import type { Account, Tx } from '#server/context.ts';
import { countSelected, MAY_REVISE, selectedInvoices } from '#server/modules/invoices/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { failure, notFound } from '#server/platform/http/failure.ts';
import { CAUSE, ITEMS, OUTCOME } from './batch-items.ts';
import { batchOf } from './batches.ts';
import { enqueuePortion, NO_ACCOUNT_SAID } from './bulk-portion.ts';

type Schemas = components['schemas'];
type InvoicePublishes = Schemas['InvoicePublishes'];
type BatchState = InvoicePublishes['state'];
type Selection = Schemas['BulkPublishSelection'];

/** As many invoices as one batch publishes. */
const MAX_IN_BATCH = 5_000;

/** The invoices that are selected, and how many of them may be published. Failures: 409 selection_changed, 422 too_many_invoices. */
export async function countToPublish(
  tx: Tx,
  selection: Selection,
): Promise<{ total: number; publishable: number }> {
  const { total, fitting: publishable } = await countSelected(tx, selection, MAY_REVISE);
  if (publishable > MAX_IN_BATCH)
    throw failure(
      422,
      'too_many_invoices',
      `Mỗi lần phát hành tối đa ${MAX_IN_BATCH} hóa đơn, bạn đang chọn ${publishable}. Hãy lọc bớt, ví dụ theo ngày lập.`,
    );
  return { total, publishable };
}

type Order = Selection & { acknowledged?: IssuingWarningCode[] };

/**
 * Starts a batch of what is selected and may be published; the jobs take it a hundred at a time in the order of dates. Failures: 409
 * selection_changed, 422 selection_unclear, too_many_invoices, nothing_to_publish.
 */
export async function startBulkPublish(
  tx: Tx,
  { acknowledged = [], ...selection }: Order,
  account: Account,
  clock: Clock,
): Promise<InvoicePublishes> {
  const { publishable } = await countToPublish(tx, selection);
  if (publishable === 0)
    throw failure(
      422,
      'nothing_to_publish',
      'Không có hóa đơn nào trong số đã chọn phát hành được: các hóa đơn này đã phát hành hoặc đang trên đường. Hãy chọn hóa đơn nháp.',
    );
  const { tenant_id, user_id } = account;
  const { id } = await tx
    .insertInto('invoice_publishes')
    .values({ tenant_id, started_on: clock.now(), started_by: user_id, state: 'running', acknowledged })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`insert into invoice_publish_items (tenant_id, publish_id, position, invoice_id, state, lock_version)
    select ${TENANT}, ${id}, row_number() over (order by issued_on, id), id, 'pending', lock_version
    from invoices where ${selectedInvoices(selection)} and ${MAY_REVISE}`.execute(tx);
  await enqueuePortion(tx, { tenant_id, publish_id: id });
  return batchOf(tx, id, clock);
}

/** Locked against the job that takes its invoices. 404 for one that is not there. */
async function lockBatch(
  tx: Tx,
  id: number,
): Promise<{ state: BatchState; acknowledged: string[]; paused_because: string | null }> {
  const row = await tx
    .selectFrom('invoice_publishes')
    .select(['state', 'acknowledged', 'paused_because'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return { ...row, state: row.state as BatchState };
}

/**
 * Pauses a batch, lets it go on, or ends it: what was not taken by then is stopped and stays a draft. The same again changes nothing.
 * One that waits since its starter may publish no more goes on in the name of who resumes it.
 * Failure: 409 bulk_publish_ended for one that is over.
 */
export async function setBulkState(
  tx: Tx,
  id: number,
  state: BatchState,
  { tenant_id, user_id }: Pick<Account, 'tenant_id' | 'user_id'>,
  clock: Clock,
): Promise<InvoicePublishes> {
  const before = await lockBatch(tx, id);
  if (before.state === state) return batchOf(tx, id, clock);
  if (before.state === 'ended')
    throw failure(
      409,
      'bulk_publish_ended',
      'Lần phát hành này đã kết thúc nên không tạm dừng hay chạy tiếp được. Hãy tải lại trang để xem kết quả.',
    );
  await tx
    .updateTable('invoice_publishes')
    .set({
      state,
      paused_because: null,
      ...(state === 'running' &&
        NO_ACCOUNT_SAID.includes(before.paused_because ?? '') && { started_by: user_id }),
    })
    .where('id', '=', id)
    .execute();
  if (state === 'ended')
    await tx
      .updateTable('invoice_publish_items')
      .set({ state: 'stopped' })
      .where('publish_id', '=', id)
      .where('state', '=', 'pending')
      .execute();
  if (state === 'running') await enqueuePortion(tx, { tenant_id, publish_id: id });
  return batchOf(tx, id, clock);
}

/**
 * Tries those again that failed for one cause, as they are now; one that is over goes on, a paused one stays paused. Failure: 409
 * nothing_to_retry.
 */
export async function retryCause(
  tx: Tx,
  id: number,
  { cause, acknowledged = [] }: { cause: string; acknowledged?: IssuingWarningCode[] },
  { tenant_id }: Pick<Account, 'tenant_id'>,
  clock: Clock,
): Promise<InvoicePublishes> {
  const before = await lockBatch(tx, id);
  const { numAffectedRows = 0n } = await sql`update invoice_publish_items as changed
    set state = 'pending', refused = null, lock_version = failed.lock_version
    from (select item.position, invoices.lock_version from ${ITEMS} where item.tenant_id = ${TENANT} and item.publish_id = ${id}
      and ${OUTCOME} = 'failed' and ${CAUSE} = ${cause} and ${MAY_REVISE}) as failed
    where changed.tenant_id = ${TENANT} and changed.publish_id = ${id} and changed.position = failed.position`.execute(
    tx,
  );
  if (numAffectedRows === 0n)
    throw failure(
      409,
      'nothing_to_retry',
      'Không còn hóa đơn nào lỗi vì nguyên nhân này để thử lại. Hãy tải lại trang để xem kết quả hiện tại.',
    );
  await tx
    .updateTable('invoice_publishes')
    .set({
      settled_on: null,
      state: before.state === 'paused' ? 'paused' : 'running',
      acknowledged: [...new Set([...before.acknowledged, ...acknowledged])],
    })
    .where('id', '=', id)
    .execute();
  await enqueuePortion(tx, { tenant_id, publish_id: id });
  return batchOf(tx, id, clock);
}
