import { sql } from 'kysely';
import type { Tx } from '#server/context.ts';
import type { InvoiceRow } from '#server/modules/invoices/index.ts';
import { readTenant } from '#server/modules/tenant/index.ts';
import type { Job } from './deps.ts';

export type Outgoing = {
  id: number;
  invoice_id: number;
  /** Which version of the invoice it carries. */
  version: number;
  message_id: string;
  message_type: string;
  tax_code: string;
  bytes: Uint8Array;
  handed: string | null;
  /** While it is `trying`: until when it is another process's to hand over. */
  trying_until: string | null;
};

/** An invoice, locked, with the message that carries its present version. */
export type Carried = { row: InvoiceRow; message: Outgoing };

/**
 * Invoices in this state of transmission with their messages, locked in the order of their ids: the one of the job first to be taken,
 * at most so many.
 */
export async function lockCarried(
  tx: Tx,
  job: Job,
  { transmission, most }: { transmission: 'not_sent' | 'unknown'; most: number },
): Promise<Carried[]> {
  const found = await tx
    .selectFrom('invoices')
    .select('id')
    .where('lifecycle', '=', 'numbered')
    .where('signing', '=', 'signed')
    .where('transmission', '=', transmission)
    .orderBy(sql`id = ${job.invoice_id}`, 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
  const rows = (
    await lockInvoices(
      tx,
      found.map(({ id }) => id),
    )
  ).filter((row) => row.transmission === transmission && row.signing === 'signed');
  if (rows.length === 0) return [];
  const messages = await tx
    .selectFrom('transmissions')
    .select(['id', 'invoice_id', 'version', 'message_id', 'message_type', 'bytes', 'handed', 'trying_until'])
    .where('direction', '=', 'out')
    .where(
      'invoice_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  const { tax_code } = await readTenant(tx);
  return rows.flatMap((row) => {
    const message = messages.find((one) => one.invoice_id === row.id && one.version === row.version);
    return message === undefined
      ? []
      : [{ row, message: { ...message, invoice_id: row.id, version: row.version, tax_code } }];
  });
}

/** In the order of their ids: whoever locks several invoices locks them so. */
export function lockInvoices(tx: Tx, ids: readonly number[]): Promise<InvoiceRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return tx
    .selectFrom('invoices')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
}
