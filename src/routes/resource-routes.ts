import { operations } from '#generated/operations.ts';
import type { OperationId } from '#generated/operations.ts';
import type { ResourceDescriptor } from '#generated/resources/descriptor.ts';
import { descriptors } from '#src/providers/resource-descriptor.ts';
import type { Access, PageRoute } from './route.ts';

/** Pages that the specification has under another path (src/routes/own.table.ts). */
const ELSEWHERE: ReadonlySet<string> = new Set(['invoice_data_summary_tables.create']);

/** What a page reads beside the operation behind it, and is of no use without. */
const READS: Readonly<Record<string, OperationId>> = {
  // The page is that of any invoice; its own operation gives the row of the list.
  'invoice_calculating_machines.one': 'getInvoice',
  // The invoice that is repeated is chosen out of the list.
  'recurring_invoices.create': 'listInvoices',
};

/** Who may do the one and the other. */
function both(one: Access, other: Access): Access {
  return one.flatMap((codes) => other.map((more) => [...new Set([...codes, ...more])]));
}

function accessOf(key: string, operation: OperationId): Access {
  const { access } = operations[operation];
  const reads = READS[key];
  return reads === undefined ? access : both(access, operations[reads].access);
}

type Place = { key: string; below: string; operation: string | null };

function placesOf({ name, operations: does }: ResourceDescriptor): Place[] {
  return [
    { key: name, below: '', operation: does.list ?? does.update },
    { key: `${name}.create`, below: '/create', operation: does.create },
    { key: `${name}.import`, below: '/import', operation: does.create_import },
    { key: `${name}.one`, below: '/{id}', operation: does.list === null ? null : does.get },
  ];
}

/** The pages a description gives: who may call the operation behind a page, and read what it needs, may open it. */
export const resourceRoutes: Readonly<Record<string, PageRoute>> = Object.fromEntries(
  descriptors.flatMap((descriptor) =>
    descriptor.page === null
      ? []
      : placesOf(descriptor).flatMap(({ key, below, operation }) =>
          operation === null || ELSEWHERE.has(key)
            ? []
            : [
                [
                  key,
                  {
                    path: `/admin/${descriptor.page}${below}`,
                    access: accessOf(key, operation as OperationId),
                  },
                ],
              ],
        ),
  ),
);
