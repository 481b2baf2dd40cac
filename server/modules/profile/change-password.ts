import { hash } from '@node-rs/argon2';
import { weakPassword } from '#domain/access/weak-password.ts';
import type { components } from '#generated/types.ts';
import type { Context, Tx } from '#server/context.ts';
import { enqueueNotice } from '#server/modules/getting-in/index.ts';
import type { Who } from '#server/modules/second-factors/index.ts';
import { endSessions, forgetAccounts } from '#server/modules/session/index.ts';
import { failure } from '#server/platform/http/failure.ts';
import { logChange, person, provePassword, type ProfileDeps } from './own-account.ts';
import { readUser, type User } from './user.ts';

/** A new password, every other session ended, a mail that says so: all of it or nothing. */
export async function changePassword(
  deps: ProfileDeps,
  { current_password, new_password }: components['schemas']['PasswordChange'],
  context: Context,
): Promise<User> {
  const { db, clock } = deps;
  const { who, session_id } = person(context);
  const email = await provePassword(deps, context.account, current_password, 'current_password');
  const weakness = weakPassword(new_password, email);
  if (weakness !== null) throw failure(422, 'weak_password', weakness, ['new_password']);
  const password_hash = await hash(new_password);
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('sign_ins')
      .set({ password_hash })
      .where('tenant_id', '=', who.tenant_id)
      .where('user_id', '=', who.user_id)
      .execute();
    await endSessions(tx, who, { all_but: session_id }, clock);
    await closeOtherWays(tx, who);
    await enqueueNotice(tx, { kind: 'password_changed', ...who });
    await logChange(tx, context.account, { password: [null, 'đã đổi'] }, clock);
  });
  forgetAccounts(db);
  return readUser(db, context.account);
}

/** A sign-in that was half made with the old password, and links that were mailed before, lead in no more. */
async function closeOtherWays(tx: Tx, { tenant_id, user_id }: Who): Promise<void> {
  for (const table of ['mfa_tokens', 'password_keys'] as const)
    await tx.deleteFrom(table).where('tenant_id', '=', tenant_id).where('user_id', '=', user_id).execute();
}
