import type { Account, Db } from '#server/context.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';

/** The account as it stands now, with its role's permissions; null once it is deactivated or gone. */
export function loadAccount(db: Db, tenant_id: number, user_id: number): Promise<Account | null> {
  return inTenant(db, tenant_id, async (tx) => {
    const row = await tx
      .selectFrom('users')
      .innerJoin('roles', (join) =>
        join.onRef('roles.id', '=', 'users.role_id').onRef('roles.tenant_id', '=', 'users.tenant_id'),
      )
      .select(['users.id', 'users.email', 'users.full_name', 'roles.permissions'])
      .where('users.id', '=', user_id)
      .where('users.status', '=', 'active')
      .executeTakeFirst();
    if (row === undefined) return null;
    return {
      user_id: row.id,
      tenant_id,
      email: row.email,
      full_name: row.full_name,
      permissions: row.permissions,
    };
  });
}
