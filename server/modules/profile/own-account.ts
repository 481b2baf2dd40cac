import type { Account, Context, Db, Tx } from '#server/context.ts';
import type { FactorDeps, Who } from '#server/modules/second-factors/index.ts';
import { checkPassword, lockWords } from '#server/modules/session/index.ts';
import type { Changes } from '#server/platform/audit/audit-entry.ts';
import { auditChange } from '#server/platform/audit/write-audit.ts';
import type { Clock } from '#server/platform/clock.ts';
import { enterTenant } from '#server/platform/db/tenancy.ts';
import { failure, notFound, tooMany } from '#server/platform/http/failure.ts';

export type ProfileDeps = FactorDeps;

/** Whose profile: that of the person who is signed in. Their operations name the scheme `session`, so no API token comes here. */
export function person({ account }: Context): { who: Who; session_id: string } {
  const { tenant_id, user_id, session_id } = account;
  if (session_id === undefined) throw new Error('an operation on one’s own profile lets an API token in');
  return { who: { tenant_id, user_id }, session_id };
}

/**
 * Throws unless the password is that of the account: a person at an unlocked screen cannot change how the account signs in. A wrong
 * one counts towards the lock of the address, as at sign-in. Answers the address it signs in with.
 */
export async function provePassword(
  deps: { db: Db; clock: Clock },
  { tenant_id, user_id }: Account,
  password: string,
  field: string,
): Promise<string> {
  const sign_in = await deps.db
    .selectFrom('sign_ins')
    .select('email')
    .where('tenant_id', '=', tenant_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  if (sign_in === undefined) throw notFound();
  const verdict = await checkPassword(deps, sign_in.email, password, () => true);
  if (verdict.is === 'locked') {
    const wait_ms = Date.parse(verdict.until) - deps.clock.epoch_ms();
    throw tooMany('too_many_attempts', lockWords(verdict.until), wait_ms / 1000, [field]);
  }
  if (verdict.is === 'wrong')
    throw failure(422, 'wrong_password', 'Mật khẩu hiện tại không đúng. Hãy nhập lại.', [field]);
  return sign_in.email;
}

/** Writes a change of one's own account into the log; from here on the transaction sees the company's rows alone. */
export async function logChange(tx: Tx, account: Account, changes: Changes, clock: Clock): Promise<void> {
  const { tenant_id, user_id, full_name, email } = account;
  await enterTenant(tx, tenant_id);
  await auditChange(tx, account, clock.now(), {
    action: 'update',
    resource: 'users',
    record_id: user_id,
    record_label: full_name === '' ? email : full_name,
    changes,
  });
}
