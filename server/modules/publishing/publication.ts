import { publicationOf } from '#domain/invoice/publication.ts';
import type { InvoiceState } from '#domain/invoice/lifecycle.ts';
import type { SigningState } from '#domain/signing/lifecycle.ts';
import type { TransmissionState } from '#domain/transmission/lifecycle.ts';
import type { components } from '#generated/types.ts';
import type { InvoiceRow } from '#server/modules/invoices/index.ts';

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

/** What the interface follows while an invoice is on its way. */
export function wirePublication(row: InvoiceRow): Publication {
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
  };
}
