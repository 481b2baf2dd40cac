import { sql, type RawBuilder } from 'kysely';
import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';

type InvoiceEmail = components['schemas']['InvoiceEmail'];

/** An invoice is mailed a few times; more than these are not shown. */
const MAX_SHOWN = 100;

/** The mails of an invoice, the newest first. */
export function emailsOfInvoice(tx: Tx, invoice_id: number): Promise<InvoiceEmail[]> {
  return emails(tx, sql`invoice_id = ${invoice_id}`);
}

/** The newest first. */
export function emailsWithIds(tx: Tx, ids: readonly number[]): Promise<InvoiceEmail[]> {
  return emails(tx, sql`id = any(${[...ids]}::bigint[])`, ids.length);
}

async function emails(tx: Tx, where: RawBuilder<unknown>, most = MAX_SHOWN): Promise<InvoiceEmail[]> {
  const { rows } = await sql<InvoiceEmail>`
    select id, invoice_id, recipient, subject, message, state, error, created_on, opened_on, downloaded_on, automatic, reported_on, bounce_kind,
      (select full_name from users where users.tenant_id = invoice_emails.tenant_id and users.id = created_by) as created_by_name,
      settled_on
    from invoice_emails where tenant_id = ${TENANT} and ${where} order by id desc limit ${most}`.execute(tx);
  return rows;
}
