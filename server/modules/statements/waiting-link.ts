import { readableDate } from '#domain/fields/calendar-date.ts';
import { linkExpiry, remindersDue } from '#domain/statements/lifecycle.ts';
import type { Account, Tx } from '#server/context.ts';
import { vietnamDate, type Clock } from '#server/platform/clock.ts';
import { failure } from '#server/platform/http/failure.ts';
import { lockStatement, record, refuseStale, type Read } from './seller-actions.ts';
import { changeStatement, statementTable, type Statement } from './statements.ts';
import { enqueueLinkMail } from './tasks.ts';

/** Between two mails of one link that a person has sent (assumed: long enough for a buyer who is not to be pressed). */
const MAIL_GAP_MS = 60 * 60_000;

/** Nhắc người mua: mails the same link once more. */
export async function remindBuyer(
  tx: Tx,
  read: Read,
  { tenant_id, user_id }: Pick<Account, 'tenant_id' | 'user_id'>,
  clock: Clock,
): Promise<Statement> {
  const row = await waitingStatement(tx, read, clock);
  if (!row.buyer_email)
    throw failure(
      409,
      'no_buyer_email',
      'Biên bản chưa có email người mua. Chép liên kết để tự gửi, hoặc gửi lại kèm email.',
    );
  // One that did not leave, or came back, has reminded no one.
  const is_out = !['failed', 'bounced'].includes(row.mail_state) && row.mailed_on !== null;
  if (is_out && clock.epoch_ms() - Date.parse(row.mailed_on ?? '') < MAIL_GAP_MS)
    throw failure(
      409,
      'reminded_lately',
      'Vừa gửi email cho người mua chưa đầy một giờ. Hãy đợi rồi nhắc tiếp.',
    );
  await record(tx, row, { kind: 'reminder_asked', user_id, detail: { email: row.buyer_email } }, clock);
  await enqueueLinkMail(tx, { tenant_id, statement_id: row.id });
  return statementTable.get(tx, row.id);
}

/** Gia hạn: the same link works longer, and reminders follow its new end. */
export async function extendLink(
  tx: Tx,
  read: Read,
  { user_id }: Pick<Account, 'user_id'>,
  clock: Clock,
): Promise<Statement> {
  const row = await waitingStatement(tx, read, clock);
  const now = clock.now();
  const expires_on = linkExpiry(now);
  await changeStatement(tx, row.id, { expires_on, reminders: remindersDue(expires_on, now) });
  await tx.updateTable('statement_links').set({ expires_on }).where('statement_id', '=', row.id).execute();
  const until = readableDate(vietnamDate(Date.parse(expires_on)));
  await record(tx, row, { kind: 'link_extended', user_id, detail: { until } }, clock);
  return statementTable.get(tx, row.id);
}

/** Locked, as the caller has read it, with a link that still works. */
async function waitingStatement(tx: Tx, read: Read, clock: Clock): Promise<Statement> {
  const row = await lockStatement(tx, read.id);
  if (row.state !== 'waiting_buyer' || (row.expires_on ?? '') <= clock.now())
    throw failure(409, 'statement_not_waiting', 'Biên bản không chờ người mua nên không có liên kết.');
  refuseStale(row, read);
  return row;
}
