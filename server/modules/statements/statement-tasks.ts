import { sql } from 'kysely';
import { readableDate } from '#domain/fields/calendar-date.ts';
import { REMINDER_DAYS_BEFORE, remindersDue } from '#domain/statements/lifecycle.ts';
import type { Db, Tx } from '#server/context.ts';
import { mailFailure, NO_MAIL_SERVER } from '#domain/delivery/mail-failure.ts';
import { bounceWords, type RecipientReport } from '#domain/delivery/delivery-report.ts';
import type { Mail, Mailer } from '#server/gateways/mail/mailer.ts';
import { documentOf, recordEvent } from '#server/modules/documents/index.ts';
import { codeHash, newCode, recipientOf } from '#server/modules/getting-in/index.ts';
import { markOf, messageIdOf, returnPathOf, statementMailId } from '#server/modules/invoice-links/index.ts';
import { readTenant } from '#server/modules/tenant/index.ts';
import { vietnamDate, type Clock } from '#server/platform/clock.ts';
import { companiesWith } from '#server/platform/db/companies-with.ts';
import { forEachCompany } from '#server/platform/db/for-each-company.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import type { Task } from '#server/platform/jobs/worker.ts';
import { statementKind } from './document-kind.ts';
import { dropLink, linkOf, type LinkDeps, type StatementRef } from './links.ts';
import { answerMail, codeMail, linkMail } from './statement-mails.ts';
import {
  changeStatement,
  setMailFailure,
  setMailSent,
  statementTable,
  type Statement,
} from './statements.ts';
import { ANSWER_MAIL_TASK, CODE_MAIL_TASK, enqueueLinkMail, LINK_MAIL_TASK, REMIND_TASK } from './tasks.ts';

export type StatementTaskDeps = LinkDeps & {
  db: Db;
  clock: Clock;
  mailer: Mailer;
  /** Who mails are from, as configured. */
  mail_from: string;
  /** Where what comes back goes; null where it is not read. */
  bounce_address: string | null;
};

/** The mails of statements, their reminders and the end of their links. A mail that cannot be sent is tried again by the queue. */
export function statementTasks(deps: StatementTaskDeps): Readonly<Record<string, Task>> {
  return {
    [LINK_MAIL_TASK]: (payload, attempt) => mailLink(deps, payload as StatementRef, attempt),
    [CODE_MAIL_TASK]: (payload) => mailCode(deps, payload as StatementRef),
    [ANSWER_MAIL_TASK]: (payload) => mailAnswer(deps, payload as StatementRef),
    [REMIND_TASK]: () => remindBuyers(deps),
  };
}

/** Every ten minutes: who is to be reminded, and whose time is over. */
export const statementCrontab = `*/10 * * * * ${REMIND_TASK} ?max=1&jobKey=${REMIND_TASK}`;

/** As mails of invoices: what the mail server refuses for good or may have taken has failed at once, anything else is tried again and fails with the last try. */
async function mailLink(deps: StatementTaskDeps, ref: StatementRef, attempt = 1): Promise<void> {
  const { db, clock, mailer } = deps;
  const { tenant_id, statement_id } = ref;
  const now = clock.now();
  const mail = await inTenant(db, tenant_id, async (tx) => {
    const row = await waitingRow(tx, statement_id, now);
    if (row === null || !row.buyer_email) return null;
    const { url, expires_on } = await linkOf(tx, deps, tenant_id, row, now);
    const { name: seller } = await readTenant(tx);
    const until = readableDate(vietnamDate(Date.parse(expires_on)));
    const reminds = row.reminders > 0 || row.mailed_on !== null;
    const { mail_no } = await tx
      .selectFrom('statements')
      .select('mail_no')
      .where('id', '=', statement_id)
      .executeTakeFirstOrThrow();
    return {
      to: row.buyer_email,
      text: {
        ...linkMail(row.buyer_email, row, { seller, url, until, reminds }),
        ...markedAs(deps, { ...ref, mail_no }),
      },
      reminds,
      of: { id: statement_id, mail_no },
    };
  });
  if (mail === null) return;
  const failed = (mail_error: string): Promise<void> =>
    inTenant(db, tenant_id, async (tx) => {
      const detail = { email: mail.to, reason: mail_error };
      await record(tx, statement_id, { kind: 'mail_failed', detail }, now);
      await setMailFailure(tx, mail.of, { mail_state: 'failed', mail_error, mail_known_on: now });
    });
  try {
    await mailer.send(mail.text);
  } catch (error) {
    const { words, final } = mailFailure(error, attempt);
    if (final) return failed(words);
    await inTenant(db, tenant_id, (tx) => setMailFailure(tx, mail.of, { mail_error: words }));
    throw error;
  }
  if (!mailer.delivers) return failed(NO_MAIL_SERVER);
  await inTenant(db, tenant_id, async (tx) => {
    const kind = mail.reminds ? 'buyer_reminded' : 'link_mailed';
    await record(tx, statement_id, { kind, detail: { email: mail.to } }, now);
    await setMailSent(tx, mail.of, now);
  });
}

/** By which a report of a mail is known to be about it. */
function markedAs(
  { link_key, mail_from, bounce_address }: StatementTaskDeps,
  { tenant_id, statement_id, mail_no }: StatementRef & { mail_no: number },
): Pick<Mail, 'message_id' | 'return_path'> {
  const email_id = statementMailId({ statement_id, mail_no });
  const mark = markOf(link_key, { kind: 'statement', tenant_id, email_id });
  return {
    message_id: messageIdOf(mark, mail_from),
    ...(bounce_address !== null && { return_path: returnPathOf(mark, bounce_address) }),
  };
}

/** Keeps what is reported of a mail that took a link to its buyer, while the statement waits for them and no other mail was ordered since. */
export async function keepStatementReport(
  tx: Tx,
  { statement_id, mail_no }: { statement_id: number; mail_no: number },
  report: RecipientReport,
  now: string,
): Promise<void> {
  const { outcome } = report;
  if (outcome === 'delayed') return;
  const before =
    outcome === 'bounced' ? ['queued', 'sent', 'delivered', 'failed'] : ['queued', 'sent', 'failed'];
  const mail_error = outcome === 'bounced' ? bounceWords(report) : null;
  const row = await tx
    .updateTable('statements')
    .set({ mail_state: outcome, mail_error, mail_known_on: outcome === 'bounced' ? now : null })
    .where('id', '=', statement_id)
    .where('state', '=', 'waiting_buyer')
    .where('mail_state', 'in', before)
    .where(sql<boolean>`mail_no % 256 = ${mail_no}`)
    .returning('buyer_email')
    .executeTakeFirst();
  if (row === undefined || mail_error === null) return;
  const detail = { email: row.buyer_email ?? '', reason: mail_error };
  await record(tx, statement_id, { kind: 'mail_bounced', detail }, now);
}

async function mailCode({ db, clock, mailer }: StatementTaskDeps, ref: StatementRef): Promise<void> {
  const { tenant_id, statement_id } = ref;
  const now = clock.now();
  const mail = await inTenant(db, tenant_id, async (tx) => {
    const row = await waitingRow(tx, statement_id, now);
    if (row === null || !row.buyer_email) return null;
    const link = await tx
      .selectFrom('statement_links')
      .select('hash')
      .where('statement_id', '=', statement_id)
      .executeTakeFirst();
    if (link === undefined) return null;
    const code = newCode();
    await tx
      .updateTable('statement_links')
      .set({ code_hash: codeHash(link.hash.toString('hex'), code), code_sent_on: now, code_tries: 0 })
      .where('statement_id', '=', statement_id)
      .execute();
    return codeMail(row.buyer_email, row, code);
  });
  if (mail !== null) await mailer.send(mail);
}

async function mailAnswer(deps: StatementTaskDeps, { tenant_id, statement_id }: StatementRef): Promise<void> {
  const { db, mailer, public_url } = deps;
  const row = await inTenant(db, tenant_id, async (tx) => {
    const { created_by } = await tx
      .selectFrom('statements')
      .select('created_by')
      .where('id', '=', statement_id)
      .executeTakeFirstOrThrow();
    return { ...(await statementTable.get(tx, statement_id)), created_by };
  });
  if (row.created_by === null) return;
  const to = await recipientOf(db, { tenant_id, user_id: row.created_by });
  const mail = to && answerMail(to, row, public_url);
  if (mail !== null) await mailer.send(mail);
}

/** Ends what nobody answered in time, and reminds those who may still answer: one mail a company, statement and turn. */
export async function remindBuyers({ db, clock }: Pick<StatementTaskDeps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  // Over, or with fewer reminders than there should have been (remindersDue).
  const due = sql`state = 'waiting_buyer' and (expires_on <= ${now} or reminders < (
    select count(*) from unnest(${[...REMINDER_DAYS_BEFORE]}::integer[]) as days_before
    where expires_on <= ${now}::timestamptz + days_before * interval '24 hours'))`;
  const due_in = await companiesWith(db, () => sql`select tenant_id from statements where ${due}`);
  await forEachCompany(due_in, (tenant_id) =>
    inTenant(db, tenant_id, async (tx) => {
      const { rows } = await sql<{ id: number; expires_on: string }>`
        select id, expires_on from statements where tenant_id = ${TENANT} and ${due}
        order by id for update skip locked`.execute(tx);
      for (const { id, expires_on } of rows) {
        if (expires_on <= now) {
          await changeStatement(tx, id, { state: 'expired' });
          await dropLink(tx, id);
          await record(tx, id, { kind: 'link_expired' }, now);
          continue;
        }
        await changeStatement(tx, id, { reminders: remindersDue(expires_on, now) });
        await enqueueLinkMail(tx, { tenant_id, statement_id: id });
      }
    }),
  );
}

async function waitingRow(tx: Tx, id: number, now: string): Promise<Statement | null> {
  const row = await statementTable.lock(tx, id);
  return row.state === 'waiting_buyer' && (row.expires_on ?? '') > now ? row : null;
}

async function record(
  tx: Tx,
  id: number,
  line: Parameters<typeof recordEvent>[2],
  now: string,
): Promise<void> {
  const document = await documentOf(tx, statementKind.name, id);
  if (document !== null) await recordEvent(tx, document, line, now);
}
