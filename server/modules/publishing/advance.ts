import { advance as advanceInvoice, type InvoiceEvent } from '#domain/invoice/lifecycle.ts';
import { publicationOf } from '#domain/invoice/publication.ts';
import { advance as advanceSigning, type SigningEvent } from '#domain/signing/lifecycle.ts';
import { advance as advanceTransmission, type TransmissionEvent } from '#domain/transmission/lifecycle.ts';
import type { Tx } from '#server/context.ts';
import type { InvoiceRow } from '#server/modules/invoices/index.ts';
import type { EventKind } from './event-words.table.ts';
import { machinesOf, type Machines, type Reason } from './publication.ts';

export type Moves = { invoice?: InvoiceEvent; signing?: SigningEvent; transmission?: TransmissionEvent };

export type Happening = {
  kind: EventKind;
  now: string;
  user_id?: number | null;
  transmission_id?: number | null;
  detail?: Readonly<Record<string, string>>;
  reasons?: readonly Reason[];
  /** Further columns that change with it. */
  set?: Readonly<
    Partial<Pick<InvoiceRow, 'number' | 'tax_authority_code' | 'signed_on' | 'published_by' | 'version'>>
  >;
};

/**
 * Moves the three machines by their events and writes the history line, in the caller's transaction. All of them move or
 * none: a late or repeated answer never takes a result back, nor half of it. Answers whether they moved.
 */
export async function advance(tx: Tx, row: InvoiceRow, moves: Moves, happening: Happening): Promise<boolean> {
  const after = machinesAfter(row, moves);
  if (after === null) return false;
  await store(tx, row, after, happening);
  return true;
}

/** Where the machines stand after the events; null when one of them does not take its event. */
export function machinesAfter(row: Pick<InvoiceRow, keyof Machines>, moves: Moves): Machines | null {
  const before = machinesOf(row);
  const lifecycle = moves.invoice ? advanceInvoice(before.lifecycle, moves.invoice) : before.lifecycle;
  const signing = moves.signing ? advanceSigning(before.signing, moves.signing) : before.signing;
  const transmission = moves.transmission
    ? advanceTransmission(before.transmission, moves.transmission)
    : before.transmission;
  if (lifecycle === null || signing === null || transmission === null) return null;
  return moves.invoice === 'revise'
    ? { lifecycle, signing: 'not_requested', transmission: 'not_sent' }
    : { lifecycle, signing, transmission };
}

async function store(tx: Tx, row: InvoiceRow, machines: Machines, happening: Happening): Promise<void> {
  const { status, error } = publicationOf(machines);
  await tx
    .updateTable('invoices')
    .set({
      ...machines,
      ...happening.set,
      status,
      status_error: error,
      reasons: JSON.stringify(happening.reasons ?? []),
      updated_on: happening.now,
    })
    .where('id', '=', row.id)
    .execute();
  await recordEvent(tx, row, happening);
}

/** A line of the history by itself, for what happens without moving a machine. */
export async function recordEvent(
  tx: Tx,
  row: Pick<InvoiceRow, 'tenant_id' | 'id'>,
  happening: Line,
): Promise<void> {
  await tx.insertInto('invoice_events').values(eventRow(row, happening)).execute();
}

export type Line = Pick<Happening, 'kind' | 'now' | 'detail' | 'user_id' | 'transmission_id'>;

export function eventRow(row: Pick<InvoiceRow, 'tenant_id' | 'id'>, happening: Line) {
  return {
    tenant_id: row.tenant_id,
    invoice_id: row.id,
    kind: happening.kind,
    detail: JSON.stringify(happening.detail ?? {}),
    user_id: happening.user_id ?? null,
    transmission_id: happening.transmission_id ?? null,
    happened_on: happening.now,
  };
}
