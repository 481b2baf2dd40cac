import { useMay } from '#src/providers/account-context.ts';
import { useCanAccess } from 'react-admin';
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
export function useListRights({ descriptor: { name: resource }, overlay, paths }: Screen): ListRights {
  const { canAccess: mayCreate } = useCanAccess({ resource, action: 'create' });
  const { canAccess: mayImport } = useCanAccess({ resource, action: 'create_import' });
  const { canAccess: mayUpdateMany } = useCanAccess({ resource, action: 'bulk_update' });
  const { canAccess: mayDeleteMany } = useCanAccess({ resource, action: 'bulk_delete' });
  const { canAccess: mayExport } = useCanAccess({ resource, action: 'export' });
  const may = useMay();
  const mayActOnMany = (overlay.bulkActions ?? []).some(({ operation }) => may(operation));
  const { canAccess: mayRestore = false } = useCanAccess({ resource, action: 'restore' });
  return {
    createPath: mayCreate ? paths.create : null,
    importPath: mayImport ? paths.import : null,
    selectable: [mayUpdateMany, mayDeleteMany, mayExport, mayActOnMany].includes(true),
    mayRestore,
  };
}
