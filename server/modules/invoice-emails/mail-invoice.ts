import { lookUpSentence, OPEN_INVOICE } from '#domain/delivery/cover-letter.ts';
import { paragraphsOf } from '#domain/delivery/mail-template.ts';
import type { Db, Tx } from '#server/context.ts';
import { mailFailure, NO_MAIL_SERVER, unwrittenMail } from '#domain/delivery/mail-failure.ts';
import type { Mailbox } from '#server/gateways/mail/mailbox.ts';
import type { Mail, Mailer } from '#server/gateways/mail/mailer.ts';
import type { InvoicePrinter } from '#server/gateways/print/printer.ts';
import { documentOf, recordEvent } from '#server/modules/documents/index.ts';
import { mailOf } from '#server/modules/getting-in/index.ts';
import { sharedFiles } from '#server/modules/invoice-attachments/index.ts';
import {
  lookUpCode,
  markOf,
  messageIdOf,
  returnPathOf,
  urlOfInvoice,
  type LinkDeps,
} from '#server/modules/invoice-links/index.ts';
import { findInvoice } from '#server/modules/invoices/index.ts';
import { invoiceFile, invoiceKind, printedInvoice } from '#server/modules/publishing/index.ts';
import { readTenant } from '#server/modules/tenant/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import type { Log } from '#server/platform/log.ts';
import type { Task } from '#server/platform/jobs/worker.ts';
import { mailWriter } from './mail-settings.ts';
import { readReports } from './read-reports.ts';
import { INVOICE_EMAIL_TASK, type EmailRef } from './tasks.ts';

export type InvoiceEmailDeps = LinkDeps & {
  db: Db;
  clock: Clock;
  mailer: Mailer;
  invoice_printer: InvoicePrinter;
  /** Who mails are from, as configured. */
  mail_from: string;
  bounce_address: string | null;
  mailbox: Mailbox | null;
  log: Pick<Log, 'warn'>;
};

export function invoiceEmailTasks(deps: InvoiceEmailDeps): Readonly<Record<string, Task>> {
  return {
    [INVOICE_EMAIL_TASK]: (payload, attempt) => mailInvoice(deps, payload as EmailRef, attempt),
    [REPORTS_TASK]: () => readReports(deps),
  };
}

const REPORTS_TASK = 'read-mail-reports';

/** Every two minutes: what came back. */
export const invoiceEmailCrontab = `*/2 * * * * ${REPORTS_TASK} ?max=1&jobKey=${REPORTS_TASK}`;

/**
 * Sends one mail. What the mail server refuses for good has failed at once, and so has a mail that it may have taken: it is not known to have
 * left, and a person decides. Anything else is tried again by the queue, and has failed after the last try. A process that is killed between
 * the server's yes and the row sends the mail once more.
 */
async function mailInvoice(deps: InvoiceEmailDeps, ref: EmailRef, attempt = 1): Promise<void> {
  const { db, mailer } = deps;
  const row = await inTenant(db, ref.tenant_id, (tx) => queued(tx, ref.email_id));
  if (row === null) return;
  const failed = async (error: unknown, said: { words: string; final: boolean }): Promise<void> => {
    if (said.final) return settle(deps, ref, row, { state: 'failed', error: said.words, attempts: attempt });
    await inTenant(db, ref.tenant_id, (tx) =>
      tx
        .updateTable('invoice_emails')
        .set({ error: said.words, attempts: attempt })
        .where('id', '=', ref.email_id)
        .where('state', '=', 'queued')
        .execute(),
    );
    throw error;
  };
  let letter: Mail;
  try {
    letter = await letterOf(deps, ref, row);
  } catch (error) {
    return failed(error, unwrittenMail(attempt));
  }
  try {
    await mailer.send(letter);
  } catch (error) {
    return failed(error, mailFailure(error, attempt));
  }
  const outcome = mailer.delivers
    ? ({ state: 'sent', error: null } as const)
    : ({ state: 'failed', error: NO_MAIL_SERVER } as const);
  await settle(deps, ref, row, { ...outcome, attempts: attempt });
}

type Queued = {
  invoice_id: number;
  recipient: string;
  subject: string;
  body: string | null;
  message: string | null;
};

async function queued(tx: Tx, id: number): Promise<Queued | null> {
  const row = await tx
    .selectFrom('invoice_emails')
    .select(['invoice_id', 'recipient', 'subject', 'body', 'message'])
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .executeTakeFirst();
  return row ?? null;
}

/** The mail with the printed invoice and the file that is the invoice, in the words that were fixed when it was asked for. */
async function letterOf(
  { db, invoice_printer, mail_from, bounce_address, ...links }: InvoiceEmailDeps,
  { tenant_id, email_id }: EmailRef,
  { invoice_id, recipient, subject, body, message }: Queued,
): Promise<Mail> {
  const found = await inTenant(db, tenant_id, async (tx) => ({
    body: body ?? (await mailWriter(tx))(await findInvoice(tx, invoice_id)).body,
    reply_to: (await readTenant(tx)).email,
    url: await urlOfInvoice(tx, links, { tenant_id, invoice_id, email_id }),
    xml: await invoiceFile(tx, invoice_id, 'latest'),
    shared: await sharedFiles(tx, invoice_id),
  }));
  const pdf = await printedInvoice(
    { ...links, invoice_printer },
    { tenant: (work) => inTenant(db, tenant_id, work), account: { tenant_id } },
    invoice_id,
  );
  const mark = markOf(links.link_key, { kind: 'invoice', tenant_id, email_id });
  const [greeting = '', ...before] = paragraphsOf(found.body);
  const words = mailOf(recipient, {
    subject,
    greeting,
    before,
    message,
    link: { label: OPEN_INVOICE, url: found.url },
    after: [lookUpSentence(lookUpCode(links.link_key, tenant_id, invoice_id))],
  });
  return {
    ...words,
    message_id: messageIdOf(mark, mail_from),
    ...(bounce_address === null ? {} : { return_path: returnPathOf(mark, bounce_address) }),
    ...(found.reply_to ? { reply_to: found.reply_to } : {}),
    attachments: [
      { file_name: pdf.file_name, content_type: 'application/pdf', bytes: pdf.bytes },
      { file_name: found.xml.file_name, content_type: 'application/xml', bytes: found.xml.bytes },
      ...found.shared.map(({ media_type, ...file }) => ({ ...file, content_type: media_type })),
    ],
  };
}

type Settled = { state: 'sent' | 'failed'; error: string | null; attempts: number };

async function settle(
  { db, clock }: InvoiceEmailDeps,
  { tenant_id, email_id }: EmailRef,
  { invoice_id, recipient }: Queued,
  settled: Settled,
): Promise<void> {
  const now = clock.now();
  await inTenant(db, tenant_id, async (tx) => {
    const row = await tx
      .updateTable('invoice_emails')
      .set({ ...settled, settled_on: now })
      .where('id', '=', email_id)
      .where('state', '=', 'queued')
      .returning('id')
      .executeTakeFirst();
    // A report that came first knows more than the server's yes.
    if (row === undefined) return;
    const document = await documentOf(tx, invoiceKind.name, invoice_id);
    const detail = { email: recipient, reason: settled.error ?? '' };
    const kind = settled.state === 'sent' ? 'mailed' : 'mail_failed';
    if (document !== null) await recordEvent(tx, document, { kind, detail }, now);
  });
}
