import { useSignedIn } from '#src/providers/account-context.ts';
import { useCallback } from 'react';
import type { Invoice } from '../editor/draft/draft.ts';
import { explainedInvoice } from '../explanation/explained-invoice.ts';

/** Explains the amounts of an invoice when it is asked to. */
export function useExplainedInvoice(invoice: Invoice) {
  const { tenant } = useSignedIn();
  return useCallback(() => explainedInvoice(invoice, tenant), [invoice, tenant]);
}
