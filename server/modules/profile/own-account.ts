import type { Account, Db } from '#server/context.ts';
import { checkPassword, lockWords } from '#server/modules/session/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { failure, notFound } from '#server/platform/http/failure.ts';

/**
 * Throws unless the password is that of the account: whoever sits down at an unlocked screen cannot change how one gets in. A wrong
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
  if (verdict.is === 'locked') throw failure(429, 'too_many_attempts', lockWords(verdict.until), [field]);
  if (verdict.is === 'wrong')
    throw failure(422, 'wrong_password', 'Mật khẩu hiện tại không đúng. Hãy nhập lại.', [field]);
  return sign_in.email;
}
