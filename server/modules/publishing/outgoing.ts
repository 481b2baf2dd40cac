import { sql } from 'kysely';
import type { Tx } from '#server/context.ts';
import type { InvoiceRow } from '#server/modules/invoices/index.ts';
import { readTenant } from '#server/modules/tenant/index.ts';
import { withLock } from '#server/platform/db/held-lock.ts';
import type { Job, Next, PublishingDeps } from './deps.ts';

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
    .select(['id', 'invoice_id', 'version', 'message_id', 'message_type', 'bytes', 'handed'])
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

/**
 * One process at a time speaks to the provider for a company: who finds another at it comes back later. Without it a second worker
 * would take the first one's messages, still on their way, for lost.
 */
export async function speakingAlone(
  deps: PublishingDeps,
  { tenant_id }: Job,
  speak: () => Promise<Next>,
): Promise<Next> {
  return (await withLock(deps.db, `provider:${tenant_id}`, speak)) ?? 'later';
}
