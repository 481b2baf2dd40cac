import { coverLetter, GREETING } from '#domain/delivery/cover-letter.ts';
import { readableDate } from '#domain/fields/calendar-date.ts';
import { shownName } from '#domain/invoice/shown-name.ts';
import { formatDecimal } from '#domain/numbers/number-style.ts';
import type { Db, Tx } from '#server/context.ts';
import type { Mail, Mailer } from '#server/gateways/mail/mailer.ts';
import type { InvoicePrinter } from '#server/gateways/print/printer.ts';
import { documentOf, recordEvent } from '#server/modules/documents/index.ts';
import { mailOf } from '#server/modules/getting-in/index.ts';
import { findInvoice } from '#server/modules/invoices/index.ts';
import { invoiceFile, invoiceKind, printedInvoice } from '#server/modules/publishing/index.ts';
import { readNumberStyle } from '#server/modules/tenant-settings/index.ts';
import { readTenant } from '#server/modules/tenant/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import type { Task } from '#server/platform/jobs/worker.ts';
import { INVOICE_EMAIL_TASK, type EmailRef } from './tasks.ts';

export type InvoiceEmailDeps = {
  db: Db;
  clock: Clock;
  mailer: Mailer;
  invoice_printer: InvoicePrinter;
};

const NO_SERVER =
  'Hệ thống chưa có máy chủ thư nên người mua không nhận được thư này. Nhờ người quản trị cài đặt máy chủ thư rồi gửi lại.';

/** With the rising pauses of the queue, an hour and a half in all. */
const MAX_ATTEMPTS = 8;

export function invoiceEmailTasks(deps: InvoiceEmailDeps): Readonly<Record<string, Task>> {
  return { [INVOICE_EMAIL_TASK]: (payload, attempt) => mailInvoice(deps, payload as EmailRef, attempt) };
}

/**
 * Sends one mail. What the mail server refuses for good has failed at once; anything else is tried again by the queue, and has failed after
 * the last try. A process that is killed between the server's yes and the row sends the mail once more.
 */
async function mailInvoice(deps: InvoiceEmailDeps, ref: EmailRef, attempt = 1): Promise<void> {
  const { db, mailer } = deps;
  const row = await inTenant(db, ref.tenant_id, (tx) => queued(tx, ref.email_id));
  if (row === null) return;
  try {
    await mailer.send(await letterOf(deps, ref.tenant_id, row));
  } catch (error) {
    const said = wordsOf(error);
    if (said.final || attempt >= MAX_ATTEMPTS) {
      await settle(deps, ref, row, { state: 'failed', error: said.words, attempts: attempt });
      return;
    }
    await inTenant(db, ref.tenant_id, (tx) =>
      tx
        .updateTable('invoice_emails')
        .set({ error: said.words, attempts: attempt })
        .where('id', '=', ref.email_id)
        .execute(),
    );
    throw error;
  }
  const outcome = mailer.delivers
    ? ({ state: 'sent', error: null } as const)
    : ({ state: 'failed', error: NO_SERVER } as const);
  await settle(deps, ref, row, { ...outcome, attempts: attempt });
}

type Queued = { invoice_id: number; recipient: string; subject: string; message: string | null };

async function queued(tx: Tx, id: number): Promise<Queued | null> {
  const row = await tx
    .selectFrom('invoice_emails')
    .select(['invoice_id', 'recipient', 'subject', 'message'])
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .executeTakeFirst();
  return row ?? null;
}

/** The mail with the printed invoice and the file that is the invoice. */
async function letterOf(
  { db, invoice_printer }: InvoiceEmailDeps,
  tenant_id: number,
  { invoice_id, recipient, subject, message }: Queued,
): Promise<Mail> {
  const found = await inTenant(db, tenant_id, async (tx) => {
    const { form_no, symbol, number, issued_on, total, currency } = await findInvoice(tx, invoice_id);
    const { name: seller, email } = await readTenant(tx);
    const shown = `${formatDecimal(total ?? '0', await readNumberStyle(tx))} ${currency}`;
    return {
      covered: { name: shownName({ form_no, symbol, number }), issued_on, seller, total: shown },
      reply_to: email,
      xml: await invoiceFile(tx, invoice_id, 'latest'),
    };
  });
  const pdf = await printedInvoice(
    invoice_printer,
    { tenant: (work) => inTenant(db, tenant_id, work), account: { tenant_id } },
    invoice_id,
  );
  const words = mailOf(recipient, {
    subject,
    greeting: GREETING,
    before: coverLetter(found.covered, readableDate(found.covered.issued_on)),
    message,
    after: [],
  });
  return {
    ...words,
    ...(found.reply_to ? { reply_to: found.reply_to } : {}),
    attachments: [
      { file_name: pdf.file_name, content_type: 'application/pdf', bytes: pdf.bytes },
      { file_name: found.xml.file_name, content_type: 'application/xml', bytes: found.xml.bytes },
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
    await tx
      .updateTable('invoice_emails')
      .set({ ...settled, settled_on: now })
      .where('id', '=', email_id)
      .execute();
    const document = await documentOf(tx, invoiceKind.name, invoice_id);
    const detail = { email: recipient, reason: settled.error ?? '' };
    const kind = settled.state === 'sent' ? 'mailed' : 'mail_failed';
    if (document !== null) await recordEvent(tx, document, { kind, detail }, now);
  });
}

/** SMTP codes from 500 on are for good (RFC 5321 4.2.1). */
const FINAL_CODE = 500;

/** What went wrong, in words: the mail server's own where it has said something. */
function wordsOf(error: unknown): { words: string; final: boolean } {
  const { responseCode, response } = error as { responseCode?: number; response?: string };
  if (responseCode === undefined)
    return { words: 'Không kết nối được máy chủ thư. Hệ thống tự gửi lại.', final: false };
  const final = responseCode >= FINAL_CODE;
  const said = response?.replaceAll(/\s+/g, ' ').trim() ?? String(responseCode);
  return {
    words: final ? `Máy chủ thư không nhận: ${said}` : `Máy chủ thư chưa nhận: ${said}`,
    final,
  };
}
