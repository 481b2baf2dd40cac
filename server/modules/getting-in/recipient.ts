import type { Db } from '#server/context.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';

/** Whom a mail about an account goes to. */
export type Recipient = { email: string; full_name: string; company_name: string };

/** The account as it stands now; null once it is deactivated or gone. */
export function recipientOf(db: Db, { tenant_id, user_id }: AccountRef): Promise<Recipient | null> {
  return inTenant(db, tenant_id, async (tx) => {
    const row = await tx
      .selectFrom('users')
      .innerJoin('tenant_profiles', 'tenant_profiles.tenant_id', 'users.tenant_id')
      .select(['users.email', 'users.full_name', 'tenant_profiles.name as company_name'])
      .where('users.id', '=', user_id)
      .where('users.status', '=', 'active')
      .executeTakeFirst();
    return row ?? null;
  });
}

export type AccountRef = { tenant_id: number; user_id: number };
