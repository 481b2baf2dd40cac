import { useMemo } from 'react';
import { allows } from '#domain/access/permissions.ts';
import { shownName } from '#domain/invoice/shown-name.ts';
import { useListInvoices } from '#generated/client/invoices/invoices.ts';
import { useSignedIn } from '#src/providers/account-context.ts';
import { mayCall } from '#src/providers/auth/access.ts';
import { foundActs, type FoundAct } from './custom/invoice/acts/found-acts.ts';
import { actsOf } from './custom/invoice/acts/invoice-acts.ts';

/** What can be done with the invoice that a search has found; null for none. */
export function useFoundCommands(id: number | null): { name: string; commands: FoundAct[] } | null {
  const { permissions } = useSignedIn().account;
  const enabled = id !== null && mayCall(permissions, 'listInvoices');
  const { data } = useListInvoices({ ids: id === null ? [] : [id], limit: 1 }, { query: { enabled } });
  const invoice = enabled ? data?.[0] : undefined;
  return useMemo(() => {
    if (invoice === undefined) return null;
    const acts = actsOf(invoice, {
      may: (operation) => mayCall(permissions, operation),
      can: (access) => allows(permissions, access),
    });
    return { name: shownName(invoice), commands: foundActs(invoice, acts) };
  }, [invoice, permissions]);
}
