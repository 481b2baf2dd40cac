import { isOnItsWay } from '#domain/transmission/publication.ts';
import type { Account, Tx } from '#server/context.ts';
import { lockDocumentsOf, retryFailing, submitDocument } from '#server/modules/documents/index.ts';
import { refusalItems } from '#server/modules/invoices/index.ts';
import { readNumberStyle } from '#server/modules/tenant-settings/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { stale } from '#server/platform/crud/crud-table.ts';
import { Failure, failure } from '#server/platform/http/failure.ts';
import { summaryTableKind } from './document-kind.ts';
import { summaryReadiness } from './readiness.ts';
import { periodOfTable, summaryTable, type InvoiceDataSummaryTable } from './summary-tables.ts';
import { fillTable, tablesFor } from './waiting-invoices.ts';

type Change = { id: number; lock_version: number };

/**
 * Has a table signed and sent, or says every reason why not. Submitting one that is on its way changes nothing; after a failed signature
 * or a refusal it is sent again in a new version.
 */
export async function submitSummaryTable(
  tx: Tx,
  { id, lock_version }: Change,
  { tenant_id, user_id }: Pick<Account, 'tenant_id' | 'user_id'>,
  clock: Clock,
): Promise<InvoiceDataSummaryTable> {
  await retryFailing(tx, await lockDocumentsOf(tx, summaryTableKind.name, [id]));
  const row = await summaryTable.lock(tx, id);
  if (isOnItsWay(row)) return row;
  if (row.lock_version !== lock_version) throw stale(row, { lock_version }, 'bảng tổng hợp');
  const { refusals } = await summaryReadiness(tx, row, clock);
  if (refusals.length > 0) throw new Failure(422, refusalItems(refusals, await readNumberStyle(tx)));
  const submission = { tenant_id, subject_id: id, ordered_on: clock.today(), user_id };
  await submitDocument(tx, summaryTableKind, submission, clock.now());
  return summaryTable.get(tx, id);
}

/** Adds what was issued in the period since. Failure: 409 not_editable of a table that is on its way or accepted. */
export async function refreshSummaryTable(
  tx: Tx,
  { id, lock_version }: Change,
  { tenant_id }: Pick<Account, 'tenant_id'>,
): Promise<InvoiceDataSummaryTable> {
  await lockDocumentsOf(tx, summaryTableKind.name, [id]);
  const row = await summaryTable.lock(tx, id);
  if (isOnItsWay(row))
    throw failure(
      409,
      'not_editable',
      'Bảng tổng hợp đã gửi cơ quan thuế nên không cập nhật được. Hóa đơn mới sẽ vào bảng bổ sung.',
    );
  const [waiting = []] = await tablesFor(tx, periodOfTable(row), row.currency);
  await fillTable(tx, tenant_id, id, waiting);
  return summaryTable.update(tx, row, lock_version, { status: row.status });
}
