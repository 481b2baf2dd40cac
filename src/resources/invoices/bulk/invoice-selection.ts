import type { components } from '#generated/types.ts';
import type { BulkSelection } from '#src/views/list/selection/bulk-selection.ts';

type Selection = components['schemas']['BulkPublishSelection'];
type Filter = NonNullable<Selection['filter']>;

/** Filters of the list that take several values, which travel in its address as one text. */
const SEVERAL: ReadonlySet<string> = new Set(['status', 'corrected'] satisfies (keyof Filter)[]);

/** What is chosen in a list of invoices as their bodies carry it. */
export function invoiceSelection(
  list: string,
  { ids, filter = {}, expected_count }: BulkSelection,
): Selection {
  if (ids !== undefined) return { ids: ids.map(Number), expected_count };
  return {
    filter: Object.fromEntries(
      Object.entries(filter).map(([name, value]) => [
        name,
        SEVERAL.has(name) && typeof value === 'string' ? value.split(',') : value,
      ]),
    ),
    list: list === 'invoices' ? 'invoices' : 'invoice_calculating_machines',
    expected_count,
  };
}
