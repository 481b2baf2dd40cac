import { operations } from '#generated/operations.ts';
import type { OperationId } from '#generated/operations.ts';
import type { ResourceDescriptor } from '#generated/resources/descriptor.ts';
import { descriptors } from '#src/providers/resource-descriptor.ts';
import type { PageRoute } from './route.ts';

/** Pages that the specification has under another path (src/routes/own.table.ts). */
const ELSEWHERE: ReadonlySet<string> = new Set(['invoice_data_summary_tables.create']);

type Place = { key: string; below: string; operation: string | null };

function placesOf({ name, operations: does }: ResourceDescriptor): Place[] {
  return [
    { key: name, below: '', operation: does.list ?? does.update },
    { key: `${name}.create`, below: '/create', operation: does.create },
    { key: `${name}.import`, below: '/import', operation: does.create_import },
    { key: `${name}.one`, below: '/{id}', operation: does.list === null ? null : does.get },
  ];
}

/** The pages a description gives: who may call the operation behind a page may open it. */
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
                    access: operations[operation as OperationId].access,
                  },
                ],
              ],
        ),
  ),
);
