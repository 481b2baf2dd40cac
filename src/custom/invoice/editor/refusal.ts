import {
  getGetInvoicePublicationQueryKey,
  useGetInvoicePublication,
} from '#generated/client/invoices/invoices.ts';
import { invoiceKind } from '#src/views/document-kinds/invoice-kind.ts';
import type { Reason } from '#src/views/document/document-kind.ts';
import { refusalHelp } from '#src/views/document/refusal-help.ts';
import type { Draft, DraftHead, Invoice } from './draft/draft.ts';
import { fieldId } from './problem-places.ts';

const codeInFront = /^([A-Z]+:?\d+)\b/;

/**
 * What the refusal of the version before says of the fields of the draft, by the ids of their controls: a field that has been
 * changed since is no longer marked.
 */
export function refusedMarks(
  reasons: readonly Reason[],
  draft: DraftHead,
  stored: DraftHead,
): Readonly<Record<string, string>> {
  const marks = reasons.flatMap(({ code, message }) => {
    const codes = [code, codeInFront.exec(message)?.[1]];
    const row =
      REFUSED_FIELDS.find((one) => one.codes.some((known) => codes.includes(known))) ??
      REFUSED_FIELDS.find(({ says }) => says.test(message));
    return row === undefined || draft[row.field] !== stored[row.field] ? [] : [[fieldId(row.field), message]];
  });
  return Object.fromEntries(marks) as Record<string, string>;
}

type RefusedField = Extract<
  keyof Draft,
  'template_id' | 'issued_on' | 'buyer_tax_code' | 'buyer_name' | 'buyer_address'
>;

type RefusedFieldRow = { field: RefusedField; codes: readonly string[]; says: RegExp };

/**
 * Which field a refusal is about: by codes that name one, else by what the authority's own words name. No list of codes says it, so
 * all of it is assumed; a reason that names no field marks none.
 */
const REFUSED_FIELDS: readonly RefusedFieldRow[] = [
  { field: 'issued_on', codes: ['ERR:54'], says: /ngày lập/iu },
  { field: 'template_id', codes: ['ERR:58'], says: /ký hiệu/iu },
  { field: 'buyer_tax_code', codes: [], says: /(?:mst|mã số thuế)(?: của)? (?:người|bên) mua/iu },
  { field: 'buyer_address', codes: [], says: /địa chỉ(?: của)? (?:người|bên) mua/iu },
  { field: 'buyer_name', codes: [], says: /tên(?: của)? (?:người|bên|đơn vị) mua/iu },
];

type Refusal = {
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
