import { advanceStatement, linkExpiry, type StatementEvent } from '#domain/statements/lifecycle.ts';
import type { Account, Tx } from '#server/context.ts';
import {
  documentOf,
  lockDocumentsOf,
  recordEvent,
  retryFailing,
  submitDocument,
} from '#server/modules/documents/index.ts';
import { refusalItems } from '#server/modules/invoices/index.ts';
import { readNumberStyle } from '#server/modules/tenant-settings/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { stale } from '#server/platform/crud/crud-table.ts';
import { Failure, failure } from '#server/platform/http/failure.ts';
import { statementKind } from './document-kind.ts';
import { dropLink } from './links.ts';
import { statementReadiness } from './readiness.ts';
import { changeStatement, statementTable, type Statement } from './statements.ts';
import { enqueueLinkMail } from './tasks.ts';

export type Read = { id: number; lock_version: number };

/**
 * Has a draft signed by the seller and then sent to the buyer, or says every reason why not. Submitting one that is being signed
 * changes nothing; after a failed signature, a refusal or a request for a change it is signed in a new version.
 */
export async function submitStatement(
  tx: Tx,
  read: Read,
  { tenant_id, user_id }: Pick<Account, 'tenant_id' | 'user_id'>,
  clock: Clock,
): Promise<Statement> {
  const documents = await lockDocumentsOf(tx, statementKind.name, [read.id]);
  const row = await statementTable.lock(tx, read.id);
  if (row.state === 'seller_signing') {
    await retryFailing(tx, documents);
    return row;
  }
  refuseEvent(row, 'submit');
  refuseStale(row, read);
  const { refusals } = await statementReadiness(tx, row, clock);
  if (refusals.length > 0) throw new Failure(422, refusalItems(refusals, await readNumberStyle(tx)));
  const submission = { tenant_id, subject_id: row.id, ordered_on: clock.today(), user_id };
  await submitDocument(tx, statementKind, submission, clock.now());
  return statementTable.get(tx, row.id);
}

/** The same signed statement with another link and another time to answer. */
export async function sendAgain(
  tx: Tx,
  read: Read & { buyer_email: string | null },
  { tenant_id, user_id }: Pick<Account, 'tenant_id' | 'user_id'>,
  clock: Clock,
): Promise<Statement> {
  const row = await lockStatement(tx, read.id);
  refuseEvent(row, 'send_again');
  refuseStale(row, read);
  const { buyer_email } = read;
  const ref = { tenant_id, statement_id: row.id };
  await dropLink(tx, row.id);
  await changeStatement(tx, row.id, {
    state: 'waiting_buyer',
    buyer_email,
    expires_on: linkExpiry(clock.now()),
    reminders: 0,
    mailed_on: null,
    answered_on: null,
    answer_method: null,
    answer_name: null,
    answer_text: null,
  });
  const email = buyer_email ?? '';
  await record(tx, row, { kind: 'link_renewed', user_id, detail: email === '' ? {} : { email } }, clock);
  await enqueueLinkMail(tx, ref);
  return statementTable.get(tx, row.id);
}

/** A statement that was refused, that is to be changed or that nobody answered is a draft again. */
export async function reviseStatement(
  tx: Tx,
  read: Read,
  { user_id }: Pick<Account, 'user_id'>,
  clock: Clock,
): Promise<Statement> {
  const row = await lockStatement(tx, read.id);
  if (row.state === 'draft') return row;
  refuseEvent(row, 'revise');
  refuseStale(row, read);
  await dropLink(tx, row.id);
  await changeStatement(tx, row.id, { state: 'draft', expires_on: null });
  await record(tx, row, { kind: 'revised', user_id }, clock);
  return statementTable.get(tx, row.id);
}

export async function withdrawStatement(
  tx: Tx,
  read: Read,
  { user_id }: Pick<Account, 'user_id'>,
  clock: Clock,
): Promise<Statement> {
  const row = await lockStatement(tx, read.id);
  if (row.state === 'withdrawn') return row;
  refuseEvent(row, 'withdraw');
  await dropLink(tx, row.id);
  await changeStatement(tx, row.id, { state: 'withdrawn', expires_on: null });
  await record(tx, row, { kind: 'withdrawn', user_id }, clock);
  return statementTable.get(tx, row.id);
}

/** Its document first: all code locks in this order. */
export async function lockStatement(tx: Tx, id: number): Promise<Statement> {
  await lockDocumentsOf(tx, statementKind.name, [id]);
  return statementTable.lock(tx, id);
}

const CLOSED = {
  draft: 'Biên bản còn là nháp. Hãy ký trước.',
  seller_signing: 'Biên bản đang chờ bên bán ký. Hãy ký xong hoặc hủy yêu cầu ký trước.',
  waiting_buyer: 'Biên bản đang chờ người mua. Hãy thu hồi trước, hoặc chờ người mua trả lời.',
  signed: 'Hai bên đã ký biên bản này nên không đổi được nữa. Cần thỏa thuận khác thì lập biên bản mới.',
  refused: 'Người mua đã từ chối biên bản này. Hãy sửa và ký lại, gửi lại hoặc thu hồi.',
  change_requested: 'Người mua đã đề nghị sửa biên bản này. Hãy sửa và ký lại, gửi lại hoặc thu hồi.',
  expired: 'Liên kết đã hết hạn. Hãy gửi lại, sửa và ký lại hoặc thu hồi.',
  withdrawn: 'Biên bản đã thu hồi. Hãy lập biên bản mới từ hóa đơn.',
} as const satisfies Record<Statement['state'], string>;

function refuseEvent({ state }: Statement, event: StatementEvent): void {
  if (advanceStatement(state, event) === null) throw failure(409, 'statement_closed', CLOSED[state]);
}

/** Failure: 409 where somebody changed it since it was read. */
export function refuseStale(row: Statement, { lock_version }: Read): void {
  if (row.lock_version !== lock_version) throw stale(row, { lock_version }, 'biên bản');
}

/** A line of its history. */
export async function record(
  tx: Tx,
  { id }: Statement,
  line: Parameters<typeof recordEvent>[2],
  clock: Clock,
): Promise<void> {
  const document = await documentOf(tx, statementKind.name, id);
  if (document !== null) await recordEvent(tx, document, line, clock.now());
}
