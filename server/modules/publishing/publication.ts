import { publicationOf } from '#domain/invoice/publication.ts';
import type { InvoiceState } from '#domain/invoice/lifecycle.ts';
import { isAwaitingSigner, type SigningState } from '#domain/signing/lifecycle.ts';
import type { TransmissionState } from '#domain/transmission/lifecycle.ts';
import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import type { InvoiceRow } from '#server/modules/invoices/index.ts';
import { requestOfDocument } from '#server/modules/signing/index.ts';

export type Publication = components['schemas']['Publication'];
export type Reason = components['schemas']['ErrorItem'];

export type Machines = { lifecycle: InvoiceState; signing: SigningState; transmission: TransmissionState };

export function machinesOf(row: Pick<InvoiceRow, 'lifecycle' | 'signing' | 'transmission'>): Machines {
  return {
    lifecycle: row.lifecycle as InvoiceState,
    signing: row.signing as SigningState,
    transmission: row.transmission as TransmissionState,
  };
}

/** What the interface follows while an invoice is on its way, and whom it waits for. */
export async function wirePublication(tx: Tx, row: InvoiceRow): Promise<Publication> {
  const { status, final, error } = publicationOf(machinesOf(row));
  const { id: invoice_id, number, tax_authority_code, lock_version } = row;
  return {
    invoice_id,
    status,
    final,
    error,
    number,
    tax_authority_code,
    reasons: row.reasons as Reason[],
    lock_version,
    ...(await awaitedPerson(tx, row)),
  };
}

/** The open request for the signature of the present version, if a person holds its key. */
async function awaitedPerson(
  tx: Tx,
  row: InvoiceRow,
): Promise<Pick<Publication, 'signature_request_id' | 'signature_kind'>> {
  const request = isAwaitingSigner(machinesOf(row).signing)
    ? await requestOfDocument(tx, { invoice_id: row.id, version: row.version })
    : null;
  return { signature_request_id: request?.id ?? null, signature_kind: request?.kind ?? null };
}
