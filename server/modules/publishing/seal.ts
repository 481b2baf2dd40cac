import type { Selectable } from 'kysely';
import type { InvoiceSeals } from '#generated/database.ts';
import type { Tx } from '#server/context.ts';
import type { InvoiceRow } from '#server/modules/invoices/index.ts';

/** The sealed bytes of one version of an invoice. */
export function sealOf(
  tx: Tx,
  { id, version }: Pick<InvoiceRow, 'id' | 'version'>,
): Promise<Selectable<InvoiceSeals>> {
  return tx
    .selectFrom('invoice_seals')
    .selectAll()
    .where('invoice_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
}
