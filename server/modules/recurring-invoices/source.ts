import { sql } from 'kysely';
import type { Recurring, RecurringRule } from '#domain/scheduling/recurring-days.ts';
import type { CrudTx, Values } from '#server/platform/crud/crud-context.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';

/** The columns that say when it comes. */
export function recurringOf(row: Values): Recurring {
  const { frequency, day_of_month, starts_on, ends_on, max_runs, runs_made } = row;
  return {
    frequency: frequency as RecurringRule['frequency'],
    day_of_month: Number(day_of_month),
    starts_on: String(starts_on),
    ends_on: ends_on == null ? null : String(ends_on),
    max_runs: max_runs == null ? null : Number(max_runs),
    runs_made: Number(runs_made ?? 0),
  };
}

type Source = { lifecycle: string; nature: string; customer_gone: boolean };

/** Why no draft can be made of an invoice, in Vietnamese; null where one can. */
export async function sourceProblem(tx: CrudTx, id: number | null): Promise<string | null> {
  const { rows } = await sql<Source>`
    select lifecycle, nature, exists (select 1 from customers where customers.tenant_id = ${TENANT}
      and customers.id = invoices.customer_id and customers.deleted_on is not null) as customer_gone
    from invoices where tenant_id = ${TENANT} and id = ${id}`.execute(tx);
  const [source] = rows;
  if (source === undefined) return 'Hóa đơn gốc không còn. Hãy chọn hóa đơn khác.';
  const { lifecycle, nature, customer_gone } = source;
  // The lines of an adjustment are differences, which no other invoice begins with.
  if (nature === 'adjust') return 'Hóa đơn điều chỉnh không lập lại được. Hãy chọn hóa đơn khác làm gốc.';
  if (lifecycle === 'replaced' || lifecycle === 'adjusted')
    return 'Hóa đơn gốc đã bị thay thế hoặc điều chỉnh. Hãy chọn hóa đơn đúng làm gốc.';
  if (lifecycle === 'cancelled') return 'Hóa đơn gốc đã bị hủy. Hãy chọn hóa đơn khác.';
  if (customer_gone)
    return 'Khách hàng của hóa đơn gốc đã bị xóa khỏi danh mục. Khôi phục khách hàng, hoặc chọn hóa đơn khác làm gốc.';
  return null;
}
