import { sql } from 'kysely';
import { recipientsIn } from '#domain/delivery/recipients.ts';
import { isEmail } from '#domain/fields/email.ts';
import type { components } from '#generated/types.ts';
import type { Account, Tx } from '#server/context.ts';
import { namedWithBuyer, startInvoiceJob } from '#server/modules/invoices/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { nextRecords, noteProblems } from '#server/platform/crud/bulk/job-records.ts';
import { jobOf, wireJob, type JobFailure, type WireJob } from '#server/platform/crud/bulk/job-row.ts';
import type { JobWork } from '#server/platform/crud/bulk/run-bulk.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { notFound } from '#server/platform/http/failure.ts';
import { mailWriter, refuseUnknownFields } from './mail-settings.ts';
import { queueEmails, REASONS, whyNot, type NotSent } from './send-email.ts';

type Order = components['schemas']['BulkEmailOrder'];
type JobEmails = components['schemas']['JobEmails'];

/** As many invoices as one job mails: as many as one batch publishes. */
const MAX_MAILED = 5_000;

const GONE = 'Hóa đơn này không còn nữa.';

/**
 * Starts a job that mails what is selected, each invoice to the addresses of its own buyer. The same selection that is being mailed
 * already is that job: of two requests each buyer has one mail. Failures: those of `startInvoiceJob`, 422 unknown_field.
 */
export async function startBulkEmail(
  tx: Tx,
  { message, ...selection }: Order,
  account: Account,
  clock: Clock,
): Promise<WireJob> {
  refuseUnknownFields({ subject: null, message });
  const asked = JSON.stringify([selection, message]);
  // Two requests of one moment follow each other.
  await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', account.user_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ id: number }>`select id from jobs
    where tenant_id = ${TENANT} and user_id = ${account.user_id} and action = 'email' and state in ('queued', 'running')
      and selection -> 'written' ->> 'asked' = ${asked} limit 1`.execute(tx);
  const same = rows[0] === undefined ? undefined : await jobOf(tx, rows[0].id, account.user_id);
  if (same !== undefined) return wireJob(same, clock.epoch_ms());
  return startInvoiceJob(
    tx,
    {
      ...{ action: 'email', selection, most: MAX_MAILED, fit: sql`true` },
      none: 'Không có hóa đơn nào trong số đã chọn. Hãy tải lại danh sách rồi chọn lại.',
      order: { written: { asked, message } },
    },
    account,
    clock,
  );
}

/** Puts the mails of a portion on their way; why one has none is kept beside it. */
export function emailWork(): JobWork<Tx> {
  return async (tx, job, { account, now }, size) => {
    const ids = await nextRecords(tx, job, size);
    const found = await tx
      .selectFrom('invoices')
      .selectAll()
      .where('id', 'in', [0, ...ids])
      .execute();
    const invoices = new Map(found.map((row) => [row.id, row]));
    const { message = null } = (job.selection.written ?? {}) as { message?: string | null };
    const write = await mailWriter(tx);
    const problems = new Map<number, NotSent>();
    const outcomes: (JobFailure | null)[] = [];
    for (const id of ids) {
      const invoice = invoices.get(id);
      const to = recipientsIn(invoice?.buyer_email ?? null).filter(isEmail);
      const why = invoice === undefined ? 'gone' : whyNot(invoice, to);
      if (invoice === undefined || why !== null) {
        if (why !== null && why !== 'gone') problems.set(id, why);
        const label = invoice === undefined ? '' : namedWithBuyer(invoice);
        outcomes.push({
          record_id: id,
          label,
          message: why === null || why === 'gone' ? GONE : REASONS[why],
        });
        continue;
      }
      await queueEmails(tx, { invoice, to, sender: { subject: null, message }, write, account }, now);
      outcomes.push(null);
    }
    await noteProblems(tx, job.id, problems);
    return { outcomes, cursor_id: ids.at(-1) ?? job.cursor_id, last: ids.length < size };
  };
}

/** What became of the mails of a job, read from the invoices themselves. 404 for a job of another account. */
export async function emailsOfJob(tx: Tx, id: number, { user_id }: Account): Promise<JobEmails> {
  const job = await jobOf(tx, id, user_id);
  if (job === undefined) throw notFound();
  const isQueued = sql`record.record_id <= ${job.cursor_id} and record.problem is null`;
  const { rows } = await sql<JobEmails>`select count(*)::integer as total,
      count(*) filter (where record.record_id > ${job.cursor_id})::integer as waiting,
      count(*) filter (where record.problem = 'without_address')::integer as without_address,
      count(*) filter (where record.problem = 'not_issued')::integer as not_issued,
      count(*) filter (where ${isQueued} and invoices.email_state = 'queued')::integer as on_their_way,
      count(*) filter (where ${isQueued} and invoices.email_state in ('sent', 'delivered', 'opened'))::integer as sent,
      count(*) filter (where ${isQueued} and coalesce(invoices.email_state, 'none') in ('none', 'failed', 'bounced'))::integer as failed
    from job_records as record
    left join invoices on invoices.tenant_id = ${TENANT} and invoices.id = record.record_id
    where record.tenant_id = ${TENANT} and record.job_id = ${id}`.execute(tx);
  const [counts] = rows;
  if (counts === undefined) throw new Error('an aggregate without a row');
  return counts;
}
