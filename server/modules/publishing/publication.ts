import { STAGES, type InvoiceState } from '#domain/invoice/lifecycle.ts';
import { isAwaitingSigner, type SigningState } from '#domain/signing/lifecycle.ts';
import type { TransmissionState } from '#domain/transmission/lifecycle.ts';
import { publicationOf } from '#domain/transmission/publication.ts';
import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import type { Reason, States } from '#server/modules/documents/index.ts';
import type { InvoiceRow } from '#server/modules/invoices/index.ts';
import { requestOfSubject } from '#server/modules/signing/index.ts';
import { invoiceKind } from './document-kind.ts';

export type Publication = components['schemas']['Publication'];

/** The states of its document, which the invoice carries a copy of. */
function statesOf(row: Pick<InvoiceRow, 'lifecycle' | 'signing' | 'transmission'>): States {
  return {
    stage: STAGES[row.lifecycle as InvoiceState],
    signing: row.signing as SigningState,
    transmission: row.transmission as TransmissionState,
  };
}

/** What the interface follows while an invoice is on its way, and whom it waits for. */
export async function wirePublication(tx: Tx, row: InvoiceRow): Promise<Publication> {
  const states = statesOf(row);
  const { status, final, error } = publicationOf(states);
  const { id: invoice_id, number, tax_authority_code, lock_version } = row;
  const request = isAwaitingSigner(states.signing)
    ? await requestOfSubject(tx, invoiceKind.name, invoice_id)
    : null;
  return {
    invoice_id,
    status,
    final,
    error,
    number,
    tax_authority_code,
    reasons: row.reasons as Reason[],
    lock_version,
    signature_request_id: request?.id ?? null,
    signature_kind: request?.kind ?? null,
  };
}
