import { sql, type RawBuilder } from 'kysely';
import { shownName } from '#domain/invoice/shown-name.ts';
import type { Account, Tx } from '#server/context.ts';
import type { Clock } from '#server/platform/clock.ts';
import { enqueueBulk } from '#server/platform/crud/bulk/bulk-handlers.ts';
import { insertJob, wireJob, type JobOrder, type WireJob } from '#server/platform/crud/bulk/job-row.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { failure } from '#server/platform/http/failure.ts';
import type { InvoiceRow } from '../store.ts';
import { countSelected, selectedInvoices, type InvoiceSelection } from './selected.ts';

/** An invoice as a job and the log name it: drafts of one series differ by their buyers alone. */
export function namedWithBuyer(row: InvoiceRow): string {
  return [shownName(row), row.buyer_name ?? row.buyer_person].filter(Boolean).join(', ');
}

type InvoiceJob = {
  action: 'delete' | 'email';
  selection: InvoiceSelection;
  /** Which of the selected ones it is for: a condition over the table `invoices`. */
  fit: RawBuilder<unknown>;
  most: number;
  /** Said where none of them fits. */
  none: string;
  order?: Pick<JobOrder, 'written'>;
};

/**
 * Starts a job on those of a selection that fit, remembered one by one: what a person confirmed is what is done, whatever the filter
 * finds later. Failures: 409 selection_changed, 422 selection_unclear, too_many_invoices, nothing_selected.
 */
export async function startInvoiceJob(
  tx: Tx,
  { action, selection, fit, most, none, order }: InvoiceJob,
  { tenant_id, user_id, full_name }: Account,
  clock: Clock,
): Promise<WireJob> {
  const { fitting } = await countSelected(tx, selection, fit);
  if (fitting === 0) throw failure(422, 'nothing_selected', none, ['ids', 'filter']);
  if (fitting > most)
    throw failure(
      422,
      'too_many_invoices',
      `Mỗi lần tối đa ${most} hóa đơn, bạn đang chọn ${fitting}. Hãy lọc bớt, ví dụ theo ngày lập.`,
    );
  const job = await insertJob(tx, {
    ...{ tenant_id, user_id, action, total: fitting, up_to_id: 0 },
    resource: selection.list ?? 'invoices',
    selection: { actor_name: full_name, final: true, ...order },
    created_on: clock.now(),
  });
  await sql`insert into job_records (tenant_id, job_id, record_id)
    select ${TENANT}, ${job.id}, id from invoices where ${selectedInvoices(selection)} and ${fit}`.execute(
    tx,
  );
  await enqueueBulk(tx, tenant_id, job.id);
  return wireJob(job, clock.epoch_ms());
}
