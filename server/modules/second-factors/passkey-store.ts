import type { Db, Tx } from '#server/context.ts';
import type { Who } from './deps.ts';

export type Passkey = { id: number; name: string; created_on: string; last_used_on: string | null };

export function listPasskeys(db: Db | Tx, { tenant_id, user_id }: Who): Promise<Passkey[]> {
  return db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_on', 'last_used_on'])
    .where('tenant_id', '=', tenant_id)
    .where('user_id', '=', user_id)
    .orderBy('id')
    .execute();
}

/** The name of the key that is gone; null when this account has no such key. */
export async function deletePasskey(tx: Tx, { tenant_id, user_id }: Who, id: number): Promise<string | null> {
  const gone = await tx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('tenant_id', '=', tenant_id)
    .where('user_id', '=', user_id)
    .returning('name')
    .executeTakeFirst();
  return gone?.name ?? null;
}

/** What the account has registered, so that the same authenticator is not registered twice. */
export async function credentialsOf(
  db: Db,
  { tenant_id, user_id }: Who,
): Promise<{ id: string; transports: string[] }[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select(['credential_id', 'transports'])
    .where('tenant_id', '=', tenant_id)
    .where('user_id', '=', user_id)
    .execute();
  return rows.map(({ credential_id, transports }) => ({
    id: credential_id.toString('base64url'),
    transports,
  }));
}
