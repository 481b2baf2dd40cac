import { sql } from 'kysely';
import type { Tx } from '#server/context.ts';
import type { InvoiceRow } from '#server/modules/invoices/index.ts';
import { insertMany } from '#server/platform/db/insert-many.ts';
import { advanceAll, type Advance } from './advance-all.ts';
import type { documentRow, outgoingMessage } from './signed-file.ts';

export type SignedInvoice = {
  row: InvoiceRow;
  document: ReturnType<typeof documentRow>;
  /** The message that will carry it. */
  message: ReturnType<typeof outgoingMessage>;
  /** What has happened to it in this transaction before it was signed. */
  before?: Pick<Advance, 'moves' | 'lines' | 'set'>;
};

/**
 * Stores signed files of locked invoices and, in the same transaction, lays the messages that carry them into the outbox: a signed
 * invoice is always also an invoice to be sent. `certificate`: whose signature it is, for the history.
 */
export async function storeSigned(
  tx: Tx,
  signed: readonly SignedInvoice[],
  certificate: string,
  now: string,
): Promise<void> {
  if (signed.length === 0) return;
  await insertMany(
    tx,
    'invoice_documents',
    signed.map(({ document }) => document),
  );
  await insertMany(
    tx,
    'transmissions',
    signed.map(({ message }) => message),
  );
  const message_ids = await idsOf(tx, signed);
  const all = signed.map(({ row, message, before }): Advance => {
    const transmission_id = message_ids.get(message.message_id) ?? null;
    return {
      row,
      moves: [...(before?.moves ?? []), { signing: 'sign' }],
      lines: [...(before?.lines ?? []), { kind: 'signed', transmission_id, detail: { certificate } }],
      set: { ...before?.set, signed_on: now },
    };
  });
  await advanceAll(tx, all, now);
}

async function idsOf(tx: Tx, signed: readonly SignedInvoice[]): Promise<ReadonlyMap<string, number>> {
  const wanted = signed.map(({ message }) => message.message_id);
  const rows = await tx
    .selectFrom('transmissions')
    .select(['id', 'message_id'])
    .where('message_id', '=', sql<string>`any(${wanted}::text[])`)
    .execute();
  return new Map(rows.map(({ id, message_id }) => [message_id, id]));
}
