import { sql } from 'kysely';
import type { Db } from '#server/context.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';

/** Locks an account of the demo company, or takes all permissions from its role; gives what puts it back. */
export async function takeRights(
  db: Db,
  email: string,
  how: 'locked' | 'without permissions' = 'without permissions',
): Promise<() => Promise<void>> {
  const role = sql`(select role_id from users where tenant_id = 1 and email = ${email})`;
  const set = (status: string, permissions: readonly string[]): Promise<void> =>
    inTenant(db, 1, async (tx) => {
      if (how === 'locked')
        await sql`update users set status = ${status} where tenant_id = 1 and email = ${email}`.execute(tx);
      else
        await sql`update roles set permissions = ${permissions} where tenant_id = 1 and id = ${role}`.execute(
          tx,
        );
    });
  const { rows } = await inTenant(db, 1, (tx) =>
    sql<{
      permissions: string[];
    }>`select permissions from roles where tenant_id = 1 and id = ${role}`.execute(tx),
  );
  await set('inactive', []);
  return () => set('active', rows[0]?.permissions ?? []);
}
