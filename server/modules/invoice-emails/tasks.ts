import { enqueueJob, enqueueJobs } from '#server/platform/jobs/enqueue.ts';

type Tx = Parameters<typeof enqueueJob>[0];

export const INVOICE_EMAIL_TASK = 'mail-invoice';

export type EmailRef = { tenant_id: number; email_id: number };

const keyOf = ({ tenant_id, email_id }: EmailRef): string => `invoice-email:${tenant_id}:${email_id}`;

/** In the caller's transaction. */
export function enqueueInvoiceEmail(tx: Tx, ref: EmailRef): Promise<void> {
  return enqueueJob(tx, INVOICE_EMAIL_TASK, ref, keyOf(ref));
}

/** The same for many. */
export function enqueueInvoiceEmails(tx: Tx, refs: readonly EmailRef[]): Promise<void> {
  return enqueueJobs(
    tx,
    INVOICE_EMAIL_TASK,
    refs.map((payload) => ({ payload, job_key: keyOf(payload) })),
  );
}
