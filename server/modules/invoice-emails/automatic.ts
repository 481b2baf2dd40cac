import { sql } from 'kysely';
import { MAX_RECIPIENTS, recipientsIn } from '#domain/delivery/recipients.ts';
import { isEmail } from '#domain/fields/email.ts';
import type { Tx } from '#server/context.ts';
import type { DocumentKind, Moved } from '#server/modules/documents/index.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { mailWriter } from './mail-settings.ts';
import { enqueueInvoiceEmails } from './tasks.ts';

/** The kind of invoices, which are mailed by themselves once they are issued where their company has chosen so. */
export function withAutomaticMails(kind: DocumentKind): DocumentKind {
  return {
    ...kind,
    onMoved: async (tx, moved, now) => {
      // Before the rows of the invoices say it too: what was issued already is not issued now.
      const ids = await aboutToBeIssued(tx, moved);
      await kind.onMoved(tx, moved, now);
      if (ids.length > 0) await mailIssued(tx, ids, now);
    },
  };
}

/** Invoices that take effect by this move, in companies that mail them by themselves. */
async function aboutToBeIssued(tx: Tx, moved: readonly Moved[]): Promise<number[]> {
  const ids = moved.flatMap(({ document: { stage, subject_id } }) =>
    stage === 'in_effect' ? [subject_id] : [],
  );
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select id from invoices
    where tenant_id = ${TENANT} and id = any(${ids}::bigint[]) and lifecycle in ('queued', 'numbered') and buyer_email is not null
      and exists (select from mail_settings where mail_settings.tenant_id = ${TENANT} and sends_automatically)
    order by id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** To each address once, also where an invoice loses its effect and takes it again. */
async function mailIssued(tx: Tx, ids: readonly number[], now: string): Promise<void> {
  const write = await mailWriter(tx);
  const invoices = await tx
    .selectFrom('invoices')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id')
    .execute();
  const mails = invoices.flatMap((invoice) =>
    recipientsIn(invoice.buyer_email)
      .filter(isEmail)
      .slice(0, MAX_RECIPIENTS)
      .map((recipient) => ({
        ...{ tenant_id: invoice.tenant_id, invoice_id: invoice.id, recipient, ...write(invoice) },
        ...{ state: 'queued', automatic: true, created_on: now, created_by: null },
      })),
  );
  if (mails.length === 0) return;
  const queued = await tx
    .insertInto('invoice_emails')
    .values(mails)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['tenant_id', 'id'])
    .execute();
  await enqueueInvoiceEmails(
    tx,
    queued.map(({ tenant_id, id }) => ({ tenant_id, email_id: id })),
  );
}
