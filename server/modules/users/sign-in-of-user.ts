import { sql } from 'kysely';
import { enqueueNotice, enqueuePasswordLink } from '#server/modules/getting-in/index.ts';
import type { Requester, CrudRecord, CrudTx } from '#server/platform/crud/crud-context.ts';
import { isDatabaseError } from '#server/platform/db/database.ts';
import { failure } from '#server/platform/http/failure.ts';

/** A new account can sign in as soon as its owner has set a password by the link in the invitation. */
export async function openUser(tx: CrudTx, row: CrudRecord, requester: Requester): Promise<void> {
  await openSignIn(tx, row, requester.now);
  if (row['status'] === 'active') await invite(tx, row, requester, null);
}

/** The sign-in goes with its account: to its new address, and out with who is deactivated. */
export async function followUser(
  tx: CrudTx,
  before: CrudRecord,
  after: CrudRecord,
  requester: Requester,
): Promise<void> {
  if (before['email'] !== after['email']) {
    await ofOneAccount(() => sql`select move_sign_in(${after.id}, ${after['email']})`.execute(tx));
    if (after['activated_on'] === null) {
      if (isActive(after)) await invite(tx, after, requester, null);
    } else await notifyOldAddress(tx, before, requester);
  }
  if (isActive(before) && !isActive(after)) await endSessions(tx, after.id, requester.now);
}

/** Mails the old address when the address of an account changes. */
async function notifyOldAddress(tx: CrudTx, before: CrudRecord, { account }: Requester): Promise<void> {
  const notice = { kind: 'address_changed' as const, tenant_id: account.tenant_id, user_id: before.id };
  await enqueueNotice(tx, { ...notice, to: String(before['email']) });
}

/** Does nothing when the account has its sign-in. 422 already_used when the address has an account of any company. */
export async function openSignIn(tx: CrudTx, row: CrudRecord, now: string): Promise<void> {
  await ofOneAccount(() => sql`select open_sign_in(${row.id}, ${row['email']}, ${now})`.execute(tx));
}

/** The mail to an account with a password asks for a new one. */
export async function invite(
  tx: CrudTx,
  row: CrudRecord,
  { account }: Requester,
  message: string | null,
): Promise<void> {
  const purpose = row['activated_on'] === null ? 'invitation' : 'reset';
  await enqueuePasswordLink(tx, { tenant_id: account.tenant_id, user_id: row.id, purpose, message });
}

export async function endSessions(tx: CrudTx, user_id: number, now: string): Promise<void> {
  await sql`select end_sessions_of(${user_id}, ${now})`.execute(tx);
}

export function isActive(row: CrudRecord): boolean {
  return row['status'] === 'active';
}

/** The words are those of an address taken in one's own company: they do not reveal which accounts exist elsewhere. */
async function ofOneAccount(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isDatabaseError(error, 'unique_violation')) throw error;
    throw failure(422, 'already_used', 'Email đăng nhập này đã có. Hãy chọn email đăng nhập khác.', [
      'email',
    ]);
  }
}
