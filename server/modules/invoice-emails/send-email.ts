import type { Insertable } from 'kysely';
import { recipientsIn } from '#domain/delivery/recipients.ts';
import { isEmail } from '#domain/fields/email.ts';
import { shownName } from '#domain/invoice/shown-name.ts';
import { refusalText } from '#domain/refusals.ts';
import type { InvoiceEmails } from '#generated/database.ts';
import type { components } from '#generated/types.ts';
import type { Account, Tx } from '#server/context.ts';
import { isWithBuyer } from '#server/modules/invoice-links/index.ts';
import { findInvoice, type InvoiceRow } from '#server/modules/invoices/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { Failure, failure } from '#server/platform/http/failure.ts';
import { emailsWithIds } from './emails.ts';
import { mailWriter, refuseUnknownFields } from './mail-settings.ts';
import { enqueueInvoiceEmails } from './tasks.ts';

type MailSender = components['schemas']['MailSender'];
type MailSent = components['schemas']['MailSent'];
type Skipped = MailSent['skipped'][number];

/**
 * Puts mails of issued invoices on their way, one for each recipient. Failures: 404 for an invoice that is not there, 422 with the field
 * for recipients that are no addresses or are given for several invoices, for one that is not issued, for fields in the words that no
 * invoice has, and where no mail at all would go out.
 */
export async function sendEmail(
  tx: Tx,
  sender: MailSender,
  account: Account,
  clock: Clock,
): Promise<MailSent> {
  const { invoice_ids, recipients, subject, message } = sender;
  if (recipients !== null) refuseRecipients(recipients, invoice_ids.length);
  refuseUnknownFields({ subject, message });
  const write = await mailWriter(tx);
  const skipped: Skipped[] = [];
  const ids: number[] = [];
  for (const id of new Set(invoice_ids)) {
    const invoice = await findInvoice(tx, id);
    const to =
      recipients === null
        ? recipientsIn(invoice.buyer_email).filter(isEmail)
        : recipientsIn(recipients.join(' '));
    const why = whyNot(invoice, to);
    if (why === null)
      ids.push(...(await queueEmails(tx, { invoice, to, sender, write, account }, clock.now())));
    else skipped.push({ invoice_id: id, name: shownName(invoice), reason: REASONS[why] });
  }
  if (ids.length === 0) throw nothingSent(skipped);
  return { emails: await emailsWithIds(tx, ids), skipped };
}

function refuseRecipients(recipients: readonly string[], invoices: number): void {
  if (invoices > 1)
    throw failure(
      422,
      'email_recipients_of_many',
      'Chỉ nhập người nhận khi gửi một hóa đơn. Gửi nhiều hóa đơn thì mỗi hóa đơn đi tới email của người mua đó.',
      ['recipients'],
    );
  const wrong = recipients.flatMap((value, at) =>
    isEmail(value.trim())
      ? []
      : [
          {
            code: 'email_malformed',
            message: refusalText({ code: 'email_malformed', params: { value } }),
            fields: [`recipients.${at}`],
          },
        ],
  );
  if (wrong.length > 0) throw new Failure(422, wrong);
}

/** Why an invoice has no mail. */
export type NotSent = 'not_issued' | 'without_address';

export const REASONS: Readonly<Record<NotSent, string>> = {
  not_issued: 'Hóa đơn chưa phát hành xong nên chưa gửi người mua được.',
  without_address: 'Hóa đơn không có email người mua.',
};

export function whyNot(invoice: InvoiceRow, to: readonly string[]): NotSent | null {
  if (!isWithBuyer(invoice)) return 'not_issued';
  return to.length === 0 ? 'without_address' : null;
}

/** None can go out: the reasons of all of them, those of one invoice as they are. */
function nothingSent(skipped: readonly Skipped[]): Failure {
  const many = skipped.length > 1;
  return new Failure(
    422,
    skipped.map(({ name, reason }) => ({
      code: 'email_not_sent',
      message: many ? `${name}: ${reason}` : reason,
      fields: ['invoice_ids'],
    })),
  );
}

type Mailing = {
  invoice: InvoiceRow;
  to: readonly string[];
  sender: Pick<MailSender, 'subject' | 'message'>;
  write: Awaited<ReturnType<typeof mailWriter>>;
  account: Pick<Account, 'tenant_id' | 'user_id'>;
};

/** Ids of the rows, also of those that were on their way already. */
export async function queueEmails(
  tx: Tx,
  { invoice, to, sender, write, account: { tenant_id, user_id } }: Mailing,
  now: string,
): Promise<number[]> {
  const words = write(invoice, sender);
  const ids: number[] = [];
  for (const recipient of to) {
    const email = { tenant_id, invoice_id: invoice.id, recipient, ...words, created_by: user_id };
    const { id, is_new } = await queuedOrOnItsWay(tx, { ...email, state: 'queued', created_on: now });
    ids.push(id);
    if (is_new) await enqueueInvoiceEmails(tx, [{ tenant_id, email_id: id }]);
  }
  return ids;
}

/** A mail on its way when this was written may have left by the time it is read: then another is queued. */
const MAX_TRIES = 5;

async function queuedOrOnItsWay(
  tx: Tx,
  email: Insertable<InvoiceEmails>,
): Promise<{ id: number; is_new: boolean }> {
  for (let tries = 1; ; tries += 1) {
    const made = await tx
      .insertInto('invoice_emails')
      .values(email)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made !== undefined) return { id: made.id, is_new: true };
    const waiting = await tx
      .selectFrom('invoice_emails')
      .select('id')
      .where('invoice_id', '=', email.invoice_id)
      .where('recipient', '=', email.recipient)
      .where('state', '=', 'queued')
      .executeTakeFirst();
    if (waiting !== undefined) return { id: waiting.id, is_new: false };
    if (tries === MAX_TRIES) throw new Error(`a mail of invoice ${email.invoice_id} could not be queued`);
  }
}
