import { sql, type RawBuilder } from 'kysely';
import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { failure } from '#server/platform/http/failure.ts';
import { shownWhere } from '../list.ts';

/** Ticked invoices, or all that a list finds under a filter, with the number that their reader saw. */
export type InvoiceSelection = components['schemas']['BulkPublishSelection'];

/** What is selected, as a condition over the table `invoices`. Failure: 422 selection_unclear. */
export function selectedInvoices({ ids, filter, list = 'invoices' }: InvoiceSelection): RawBuilder<unknown> {
  if ((ids === undefined) === (filter === undefined))
    throw failure(422, 'selection_unclear', 'Hãy chọn các hóa đơn, hoặc chọn cả danh sách theo bộ lọc.', [
      'ids',
      'filter',
    ]);
  if (ids !== undefined) return sql`invoices.tenant_id = ${TENANT} and invoices.id = any(${ids}::bigint[])`;
  return sql`invoices.tenant_id = ${TENANT} and ${shownWhere(list, filter ?? {})}`;
}

/** How many are selected, and how many of them fit a condition. Failure: 409 when there are others than their reader saw. */
export async function countSelected(
  tx: Tx,
  selection: InvoiceSelection,
  fit: RawBuilder<unknown>,
): Promise<{ total: number; fitting: number }> {
  const { rows } = await sql<{ total: number; fitting: number }>`
    select count(*) as total, count(*) filter (where ${fit}) as fitting
    from invoices where ${selectedInvoices(selection)}`.execute(tx);
  const counted = rows[0] ?? { total: 0, fitting: 0 };
  if (counted.total !== selection.expected_count)
    throw failure(
      409,
      'selection_changed',
      `Danh sách vừa thay đổi: bạn đã chọn ${selection.expected_count} hóa đơn, bây giờ có ${counted.total}. Hãy xem lại rồi chọn lại.`,
    );
  return counted;
}
