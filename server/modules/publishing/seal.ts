import type { Selectable } from 'kysely';
import type { InvoiceSeals } from '#generated/database.ts';
import type { Tx } from '#server/context.ts';
import type { InvoiceRow } from '#server/modules/invoices/index.ts';

/** The sealed bytes of the invoice's present version. */
export function sealOf(tx: Tx, row: InvoiceRow): Promise<Selectable<InvoiceSeals>> {
  return tx
    .selectFrom('invoice_seals')
    .selectAll()
    .where('invoice_id', '=', row.id)
    .where('version', '=', row.version)
    .executeTakeFirstOrThrow();
}
