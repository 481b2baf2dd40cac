import type { Tx } from '#server/context.ts';
import type { InvoiceRow } from '#server/modules/invoices/index.ts';
import { readTenant } from '#server/modules/tenant/index.ts';

export type Outgoing = {
  id: number;
  /** Which version of the invoice it carries. */
  version: number;
  message_id: string;
  message_type: string;
  tax_code: string;
  bytes: Uint8Array;
  handed: string | null;
};

/** The message that carries the invoice's present version. */
export async function outgoingOf(tx: Tx, row: InvoiceRow): Promise<Outgoing> {
  const message = await tx
    .selectFrom('transmissions')
    .select(['id', 'message_id', 'message_type', 'bytes', 'handed'])
    .where('invoice_id', '=', row.id)
    .where('version', '=', row.version)
    .where('direction', '=', 'out')
    .executeTakeFirstOrThrow();
  const { tax_code } = await readTenant(tx);
  return { ...message, version: row.version, tax_code };
}
