import type { components } from '#generated/types.ts';
import type { Account, Context, Db, Tx } from '#server/context.ts';
import { factorState, type FactorState } from '#server/modules/second-factors/index.ts';
import { forgetAccounts } from '#server/modules/session/index.ts';
import { changesBetween } from '#server/platform/audit/audit-entry.ts';
import { stale } from '#server/platform/crud/crud-table.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { notFound } from '#server/platform/http/failure.ts';
import { logChange, person, type ProfileDeps } from './own-account.ts';

export type User = components['schemas']['User'];

/** What of an account its owner may write. */
const OWN_FIELDS = ['full_name', 'phone_number', 'language', 'theme'] as const;

type UserRow = Pick<
  User,
  'id' | 'email' | 'full_name' | 'phone_number' | 'language' | 'theme' | 'lock_version' | 'role_name'
>;

/** The row of an account; `hold` keeps others from changing it until the transaction is over. */
async function userRow(tx: Tx, user_id: number, hold = false): Promise<UserRow> {
  const query = tx
    .selectFrom('users')
    .innerJoin('roles', (join) =>
      join.onRef('roles.id', '=', 'users.role_id').onRef('roles.tenant_id', '=', 'users.tenant_id'),
    )
    .select([
      'users.id',
      'users.email',
      'users.full_name',
      'users.phone_number',
      'users.language',
      'users.theme',
      'users.lock_version',
      'roles.name as role_name',
    ])
    .where('users.id', '=', user_id);
  const row = await (hold ? query.forUpdate('users') : query).executeTakeFirst();
  if (row === undefined) throw notFound();
  return row as UserRow;
}

/** The account as its owner sees it. A program that asks by a key is shown under its own name, with what it may do. */
function wireUser(row: UserRow, account: Account, factors: FactorState): User {
  const { email, language, theme, lock_version, id, phone_number, role_name } = row;
  return {
    id,
    email,
    full_name: account.api_token_id === undefined ? row.full_name : account.full_name,
    permissions: account.permissions as User['permissions'],
    phone_number,
    role_name,
    language,
    theme,
    ...factors,
    lock_version,
  };
}

export async function readUser(db: Db, account: Account): Promise<User> {
  const row = await inTenant(db, account.tenant_id, (tx) => userRow(tx, account.user_id));
  return wireUser(row, account, await factorState(db, account));
}

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
