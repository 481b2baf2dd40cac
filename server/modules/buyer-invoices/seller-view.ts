import { sql } from 'kysely';
import type { components } from '#generated/types.ts';
import type { Account, Tx } from '#server/context.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';

type Delivery = components['schemas']['InvoiceDelivery'];

/** More were never handled one by one. */
const MAX_SHOWN = 50;

const NOTHING = {
  opened: 0,
  opened_on: null,
  last_opened_on: null,
  downloaded_on: null,
  received_on: null,
  received_by: null,
};

/** What the buyer did with the link of an invoice, and what they say is wrong. */
export async function deliveryOf(tx: Tx, invoice_id: number): Promise<Delivery> {
  const link = await tx
    .selectFrom('invoice_links')
    .select(['opened', 'opened_on', 'last_opened_on', 'downloaded_on', 'received_on', 'received_by'])
    .where('invoice_id', '=', invoice_id)
    .executeTakeFirst();
  const { rows } = await sql<Delivery['requests'][number]>`
    select name, contact, message, created_on, handled_on,
      (select full_name from users where users.tenant_id = buyer_requests.tenant_id and users.id = handled_by) as handled_by_name
    from buyer_requests where tenant_id = ${TENANT} and invoice_id = ${invoice_id}
    order by id desc limit ${MAX_SHOWN}`.execute(tx);
  return { ...(link ?? NOTHING), requests: rows };
}

/** Those that came after the newest one that was seen stay open. */
export async function settleRequests(
  tx: Tx,
  invoice_id: number,
  seen_until: string,
  { user_id }: Pick<Account, 'user_id'>,
  now: string,
): Promise<void> {
  await tx
    .updateTable('buyer_requests')
    .set({ handled_on: now, handled_by: user_id })
    .where('invoice_id', '=', invoice_id)
    .where('handled_on', 'is', null)
    .where('created_on', '<=', seen_until)
    .execute();
}
