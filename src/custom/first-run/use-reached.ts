import { useListInvoices } from '#generated/client/invoices/invoices.ts';
import { useMay, useSignedIn } from '#src/providers/account-context.ts';
import { useEffect, useState } from 'react';
import { isReached, keepReached, taken } from './reached.ts';

/** How far the first invoice is known of. */
export type Reached = ReturnType<typeof useReached>;

/**
 * Whether the company has issued its first invoice. The answer costs one small call in each browser, which keeps it; `again` reads it
 * also where it is known. Without the right to list invoices it is never read.
 */
export function useReached(again: boolean) {
  const { tenant } = useSignedIn();
  const [known] = useState(() => isReached(window.localStorage, tenant.id));
  const mayRead = useMay()('listInvoices');
  const wanted = mayRead && (again || !known);
  const first = useListInvoices({ status: taken, limit: 1 }, { query: { enabled: wanted } });
  const published = (first.data?.length ?? 0) > 0;
  useEffect(() => {
    if (published) keepReached(window.localStorage, tenant.id);
  }, [published, tenant.id]);
  return { wanted, reached: known || published, first };
}
