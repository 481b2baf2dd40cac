import { bounceWords, recipientReports, type RecipientReport } from '#domain/delivery/delivery-report.ts';
import type { Db, Tx } from '#server/context.ts';
import type { DeliveryNotice, Mailbox } from '#server/gateways/mail/mailbox.ts';
import { documentOf, recordEvent } from '#server/modules/documents/index.ts';
import { mailOfMark, marksIn, statementOfMailId, type MailRef } from '#server/modules/invoice-links/index.ts';
import { invoiceKind } from '#server/modules/publishing/index.ts';
import { keepStatementReport } from '#server/modules/statements/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { isDatabaseDown } from '#server/platform/postgres/database-down.ts';
import type { Log } from '#server/platform/log.ts';

type ReportDeps = {
  db: Db;
  clock: Clock;
  log: Pick<Log, 'warn'>;
  link_key: Buffer;
  /** Null where none is set: then what comes back is not known. */
  mailbox: Mailbox | null;
};

/**
 * Reads what came to the mailbox since, and keeps what it says of our mails. One that cannot be kept stops no other; one that the database
 * could not keep just now is read again with the next look.
 */
export async function readReports({ mailbox, log, ...deps }: ReportDeps): Promise<void> {
  await mailbox?.readNotices(async (notice) => {
    try {
      await takeReport(deps, notice);
    } catch (error) {
      if (isDatabaseDown(error)) throw error;
      log.warn({ err: error }, 'a report of a mail could not be kept');
      return !isPassing(error);
    }
    return true;
  });
}

/** SQLSTATE 40: rolled back for another's sake; 57: taken back by the server, as what took too long; 53: out of room (PostgreSQL manual, appendix A). */
function isPassing(error: unknown): boolean {
  return /^(40|53|57)/.test((error as { code?: string }).code ?? '');
}

async function takeReport(
  { db, clock, link_key }: Pick<ReportDeps, 'db' | 'clock' | 'link_key'>,
  { status, source }: DeliveryNotice,
): Promise<void> {
  // Each of our mails has one recipient: that it came back counts more than where else it went.
  const reports = recipientReports(status);
  const report = reports.find(({ outcome }) => outcome === 'bounced') ?? reports[0];
  const of = marksIn(source).flatMap((mark) => mailOfMark(link_key, mark) ?? [])[0];
  if (report === undefined || of === undefined) return;
  await inTenant(db, of.tenant_id, (tx) =>
    of.kind === 'statement'
      ? keepStatementReport(tx, statementOfMailId(of.email_id), report, clock.now())
      : keepReport(tx, of, report, clock.now()),
  );
}

/** Which states a report changes: what was opened may still come back from another server, and what was not known to have left may arrive. */
const CHANGES: Readonly<Record<RecipientReport['outcome'], readonly string[]>> = {
  bounced: ['queued', 'sent', 'delivered', 'failed'],
  delivered: ['queued', 'sent', 'failed'],
  // It is still on its way: the sending server tries again by itself.
  delayed: [],
};

async function keepReport(
  tx: Tx,
  { email_id }: MailRef,
  report: RecipientReport,
  now: string,
): Promise<void> {
  const { outcome, kind } = report;
  if (outcome === 'delayed') return;
  const error = outcome === 'bounced' ? bounceWords(report) : null;
  const row = await tx
    .updateTable('invoice_emails')
    .set({ state: outcome, error, bounce_kind: kind, reported_on: now })
    .where('id', '=', email_id)
    .where('state', 'in', [...CHANGES[outcome]])
    .returning(['invoice_id', 'recipient'])
    .executeTakeFirst();
  if (row === undefined || error === null) return;
  const document = await documentOf(tx, invoiceKind.name, row.invoice_id);
  const detail = { email: row.recipient, reason: error };
  if (document !== null) await recordEvent(tx, document, { kind: 'mail_bounced', detail }, now);
}
