import { useMemo } from 'react';
import { allows } from '#domain/access/permissions.ts';
import { useSignedIn } from '#src/providers/account-context.ts';
import { mayCall } from '#src/providers/auth/access.ts';
import { actsOf, type ActSubject, type InvoiceAct } from './invoice-acts.ts';

/** What the account can do with an invoice: the buttons of its page and the menu of its row follow it. */
export function useInvoiceActs(invoice: ActSubject): ReadonlySet<InvoiceAct> {
  const { permissions } = useSignedIn().account;
  return useMemo(
    () =>
      actsOf(invoice, {
        may: (operation) => mayCall(permissions, operation),
        can: (access) => allows(permissions, access),
      }),
    [invoice, permissions],
  );
}

/** Opens the evidence of an invoice with its page. */
export const evidenceParameter = 'bang-chung';
