import type { components } from '#generated/types.ts';
import type { Context } from '#server/context.ts';
import { forgetAccounts } from '#server/modules/session/index.ts';
import { changesBetween } from '#server/platform/audit/audit-entry.ts';
import { stale } from '#server/platform/crud/crud-table.ts';
import { person, type ProfileDeps } from './deps.ts';
import { logChange } from './log-change.ts';
import { OWN_FIELDS, readUser, userRow, type User } from './user.ts';

export async function updateProfile(
  { db, clock }: ProfileDeps,
  input: components['schemas']['UserUpdate'],
  context: Context,
): Promise<User> {
  const { user_id } = person(context).who;
  const { lock_version, ...values } = input;
  await context.tenant(async (tx) => {
    const before = await userRow(tx, user_id, true);
    if (before.lock_version !== lock_version) throw stale(before, input, 'tài khoản');
    await tx
      .updateTable('users')
      .set({ ...values, lock_version: lock_version + 1 })
      .where('id', '=', user_id)
      .execute();
    await logChange(tx, context.account, changesBetween(before, values, OWN_FIELDS), clock);
  });
  forgetAccounts(db);
  return readUser(db, context.account);
}
