import type { components } from '#generated/types.ts';
import type { BulkSelection } from '#src/views/list/selection/bulk-selection.ts';

type Selection = components['schemas']['BulkPublishSelection'];
type Filter = NonNullable<Selection['filter']>;

/** What is chosen in a list of invoices as their bodies carry it: several states travel in a list's address as one text. */
export function invoiceSelection(
  list: string,
  { ids, filter = {}, expected_count }: BulkSelection,
): Selection {
  if (ids !== undefined) return { ids: ids.map(Number), expected_count };
  const { status, ...rest } = filter;
  return {
    filter: typeof status === 'string' ? { ...rest, status: status.split(',') as Filter['status'] } : filter,
    list: list === 'invoices' ? 'invoices' : 'invoice_calculating_machines',
    expected_count,
  };
}
