import { canDelete, type InvoiceState } from '#domain/invoice/lifecycle.ts';
import type { Account, Tx } from '#server/context.ts';
import { changesBetween, type AuditEntry } from '#server/platform/audit/audit-entry.ts';
import { writeAudit } from '#server/platform/audit/write-audit.ts';
import { failure } from '#server/platform/http/failure.ts';
import { namedWithBuyer } from './bulk/invoice-job.ts';
import { refuseNature } from './service.ts';
import { findInvoice, type InvoiceRow } from './store.ts';
import { wireInvoice, type Invoice } from './wire.ts';

/** What the log keeps of a draft that is gone. */
const KEPT = ['issued_on', 'buyer_name', 'buyer_person', 'buyer_tax_code', 'currency', 'total'] as const;

/** Deletes one draft. Failures: 404, 403 forbidden, 409 not_deletable. */
export async function deleteDraft(tx: Tx, id: number, account: Account, now: string): Promise<Invoice> {
  const row = await findInvoice(tx, id, { lock: true });
  refuseDelete(account, row);
  const wire = await wireInvoice(tx, row);
  await deleteDrafts(tx, [row], account, { now });
  return wire;
}

/** Failures: 403 forbidden, 409 not_deletable for all but a draft without a number. */
export function refuseDelete(account: Pick<Account, 'permissions'>, row: InvoiceRow): void {
  refuseNature(account, row, 'delete');
  if (!canDelete(row.lifecycle as InvoiceState))
    throw failure(
      409,
      'not_deletable',
      'Chỉ xóa được hóa đơn nháp chưa có số. Hóa đơn này đã vào quá trình phát hành.',
    );
}

/** Deletes drafts that are locked and may be deleted, and writes down which. */
export async function deleteDrafts(
  tx: Tx,
  rows: readonly InvoiceRow[],
  { tenant_id, user_id, full_name }: Pick<Account, 'tenant_id' | 'user_id' | 'full_name'>,
  { now, ...under }: { now: string; job_id?: number },
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .deleteFrom('invoices')
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .where('lifecycle', '=', 'draft')
    .execute();
  const entries = rows.map((row): AuditEntry => ({
    ...{ happened_on: now, user_id, actor_name: full_name, action: 'delete', resource: 'invoices' },
    ...{ record_id: row.id, record_label: namedWithBuyer(row) },
    changes: changesBetween(row, null, KEPT),
    ...under,
  }));
  await writeAudit(tx, tenant_id, entries);
}
