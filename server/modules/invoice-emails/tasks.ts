import { enqueueJob } from '#server/platform/jobs/enqueue.ts';

type Tx = Parameters<typeof enqueueJob>[0];

export const INVOICE_EMAIL_TASK = 'mail-invoice';

export type EmailRef = { tenant_id: number; email_id: number };

/** In the caller's transaction. */
export function enqueueInvoiceEmail(tx: Tx, ref: EmailRef): Promise<void> {
  return enqueueJob(tx, INVOICE_EMAIL_TASK, ref, `invoice-email:${ref.tenant_id}:${ref.email_id}`);
}
