import type { ErrorField } from '#domain/rules/error-codes.table.ts';
import {
  getGetInvoicePublicationQueryKey,
  useGetInvoicePublication,
} from '#generated/client/invoices/invoices.ts';
import { invoiceKind } from '#src/views/document-kinds/invoice-kind.ts';
import type { Reason } from '#src/views/document/document-kind.ts';
import { refusalHelp } from '#src/views/document/refusal-help.ts';
import { useErrorCodes } from '#src/views/document/use-error-codes.ts';
import { useMemo } from 'react';
import type { DraftHead, Invoice } from './draft/draft.ts';
import { fieldId } from './problem-places.ts';

/**
 * What the refusal of the version before says of the fields of the draft, by the ids of their controls: a field that has been
 * changed since is no longer marked.
 */
export function refusedMarks(
  reasons: readonly RefusedReason[],
  draft: DraftHead,
  stored: DraftHead,
): Readonly<Record<string, string>> {
  const marks = reasons.flatMap(({ message, field: known }) => {
    const field = known ?? REFUSED_FIELDS.find(({ says }) => says.test(message))?.field;
    return field === undefined || draft[field] !== stored[field] ? [] : [[fieldId(field), message]];
  });
  return Object.fromEntries(marks) as Record<string, string>;
}

/** `field`: what the list of codes says it is about. */
type RefusedReason = Reason & { readonly field: ErrorField | null };

/**
 * Which field a refusal is about where its code does not tell, by what the authority's own words name: assumed, since no list of codes
 * says it. A reason that names no field marks none.
 */
const REFUSED_FIELDS: readonly { field: ErrorField; says: RegExp }[] = [
  { field: 'issued_on', says: /ngày lập/iu },
  { field: 'template_id', says: /ký hiệu/iu },
  { field: 'buyer_tax_code', says: /(?:mst|mã số thuế)(?: của)? (?:người|bên) mua/iu },
  { field: 'buyer_address', says: /địa chỉ(?: của)? (?:người|bên) mua/iu },
  { field: 'buyer_name', says: /tên(?: của)? (?:người|bên|đơn vị) mua/iu },
];

type Refusal = {
  readonly status: Invoice['status'];
  readonly reasons: readonly RefusedReason[];
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
  const given = useErrorCodes(isRefused);
  // One list for all drawings: marks are worked out of it.
  return useMemo(() => {
    if (!isRefused || data === undefined || !data.error) return null;
    const { status } = data;
    const helps = data.reasons.map((reason) => refusalHelp(invoiceKind().scopes[status], reason, given));
    const reasons = data.reasons.map((reason, at) => ({ ...reason, field: helps[at]?.field ?? null }));
    // A signature that failed, or a certificate that was not declared, is put right without touching the content.
    return { status, reasons, asksForChange: helps.some((help) => help?.action === 'fix_and_sign') };
  }, [isRefused, data, given]);
}
