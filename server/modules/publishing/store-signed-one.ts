import type { Tx } from '#server/context.ts';
import type { InvoiceRow } from '#server/modules/invoices/index.ts';
import { readTenant } from '#server/modules/tenant/index.ts';
import { advance } from './advance.ts';
import type { PublishingDeps } from './deps.ts';
import { outgoingMessage, type documentRow } from './signed-file.ts';

export type SignedOne = {
  document: ReturnType<typeof documentRow>;
  /** Of the message that will carry it. */
  message_id: string;
  /** Whose signature it is, for the history. */
  certificate: string;
  now: string;
};

/**
 * Stores the signed file of a locked invoice and, in the same transaction, lays the message that carries it into the outbox: a signed
 * invoice is always also an invoice to be sent.
 */
export async function storeSignedOne(
  deps: Pick<PublishingDeps, 'solution_provider_tax_code'>,
  tx: Tx,
  row: InvoiceRow,
  { document, message_id, certificate, now }: SignedOne,
): Promise<void> {
  await tx.insertInto('invoice_documents').values(document).execute();
  const { tax_code } = await readTenant(tx);
  const { id: transmission_id } = await tx
    .insertInto('transmissions')
    .values(outgoingMessage(deps, row, { file: document.bytes, message_id, tax_code, now }))
    .returning('id')
    .executeTakeFirstOrThrow();
  await advance(
    tx,
    row,
    { signing: 'sign' },
    { kind: 'signed', now, transmission_id, detail: { certificate }, set: { signed_on: now } },
  );
}
