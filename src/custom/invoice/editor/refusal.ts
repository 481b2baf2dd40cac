import {
  useGetInvoicePublication,
  getGetInvoicePublicationQueryKey,
} from '#generated/client/invoices/invoices.ts';
import type { Reason } from '#src/views/document/document-kind.ts';
import { invoiceKind } from '#src/views/document-kinds/invoice-kind.ts';
import { refusalHelp } from '#src/views/document/refusal-help.ts';
import type { Invoice } from './draft.ts';

export type Refusal = {
  readonly status: Invoice['status'];
  readonly reasons: readonly Reason[];
  /** Its content has to change: sent as it is, it would be refused again. */
  readonly asksForChange: boolean;
};

/** Why the version before of an invoice that is corrected now was refused; null for any other, and while it is read. */
export function useRefusal(invoice: Invoice | null): Refusal | null {
  const isRefused = invoice !== null && invoice.number !== null && invoice.status_error;
  const id = invoice?.id ?? 0;
  const { data } = useGetInvoicePublication(id, {
    query: { queryKey: getGetInvoicePublicationQueryKey(id), enabled: isRefused },
  });
  if (!isRefused || data === undefined || !data.error) return null;
  const { status, reasons } = data;
  const scope = invoiceKind().scopes[status];
  // A signature that failed, or a certificate that was not declared, is put right without touching the content.
  const asksForChange = reasons.some((reason) => refusalHelp(scope, reason)?.action === 'fix_and_sign');
  return { status, reasons, asksForChange };
}
