import { sql } from 'kysely';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { enqueueInTurns } from '#server/platform/jobs/enqueue.ts';

type Tx = Parameters<typeof enqueueInTurns>[0];

export const INVOICE_EMAIL_TASK = 'mail-invoice';

export type EmailRef = { tenant_id: number; email_id: number };

const keyOf = ({ tenant_id, email_id }: EmailRef): string => `invoice-email:${tenant_id}:${email_id}`;

/** In the caller's transaction, which has inserted their rows: behind those that the company has waiting, between those of other companies. */
export async function enqueueInvoiceEmails(tx: Tx, refs: readonly EmailRef[]): Promise<void> {
  if (refs.length === 0) return;
  const { rows } = await sql<{
    waiting: number;
  }>`select count(*)::integer as waiting from invoice_emails where tenant_id = ${TENANT} and state = 'queued'`.execute(
    tx,
  );
  const before = Math.max(0, (rows[0]?.waiting ?? 0) - refs.length);
  await enqueueInTurns(
    tx,
    INVOICE_EMAIL_TASK,
    refs.map((payload) => ({ payload, job_key: keyOf(payload) })),
    before,
  );
}
