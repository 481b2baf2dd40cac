import { useMay } from '#src/providers/account-context.ts';
import { operationIdFor } from '#src/providers/resource-descriptor.ts';
import type { Screen } from '../screen.ts';

export type ListRights = {
  /** Null where there is no such page, or not for this account. */
  createPath: string | null;
  importPath: string | null;
  /** Anything can be done with many rows at once. */
  selectable: boolean;
  mayRestore: boolean;
};

/** What the account may do from a list. */
export function useListRights({ descriptor: { name }, overlay, paths }: Screen): ListRights {
  const may = useMay();
  const allowed = (verb: Parameters<typeof operationIdFor>[1]) => may(operationIdFor(name, verb));
  return {
    createPath: allowed('create') ? paths.create : null,
    importPath: allowed('create_import') ? paths.import : null,
    selectable:
      allowed('bulk_update') ||
      allowed('bulk_delete') ||
      allowed('export') ||
      may(overlay.bulkAction?.operation ?? null),
    mayRestore: allowed('restore'),
  };
}
