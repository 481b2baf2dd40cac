import { allows } from '#domain/access/permissions.ts';
import { operations, type OperationId } from '#generated/operations.ts';
import type { Account, Db } from '#server/context.ts';
import type { Clock } from '#server/platform/clock.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import type { AccessClaims } from '#server/platform/session/tokens.ts';

/** The account as it is now, with its role's permissions; null once it is deactivated or gone. */
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

/** Whether an account is in use and may call an operation, as it is now: for what goes on after the request that began it. */
export async function stillMay(
  db: Db,
  tenant_id: number,
  user_id: number,
  operation: OperationId,
): Promise<boolean> {
  const account = await loadAccount(db, tenant_id, user_id);
  return account !== null && allows(account.permissions, operations[operation].access);
}

/** How long a sign-out, a change of permissions or a deactivation may go unnoticed. */
const LIFE_MS = 3_000;
const MAX_REMEMBERED = 5_000;

type AccountReader = (claims: AccessClaims) => Promise<Account | null>;

type Memory = Map<string, { account: Account; until_ms: number }>;

/** What is remembered of each database: the guard fills it, and ending a session empties it. */
const memories = new WeakMap<Db, Memory>();

function memoryOf(db: Db): Memory {
  const memory = memories.get(db) ?? (new Map() as Memory);
  memories.set(db, memory);
  return memory;
}

/** A session has ended or an account has changed: in this process that counts from the next request on. */
export function forgetAccounts(db: Db): void {
  memoryOf(db).clear();
}

/**
 * The account behind each request while its session lasts, read again every three seconds; one that may not come in is never
 * remembered. A token outlives neither the sign-out of its session nor the session's end after a stolen refresh token.
 */
export function recentAccounts({ db, clock }: { db: Db; clock: Clock }): AccountReader {
  const remembered = memoryOf(db);
  return async ({ tenant_id, user_id, session_id }) => {
    const key = `${tenant_id}:${user_id}:${session_id}`;
    const known = remembered.get(key);
    if (known !== undefined && clock.epoch_ms() < known.until_ms) return known.account;
    const until_ms = clock.epoch_ms() + LIFE_MS;
    const account = await accountOfSession(db, { tenant_id, user_id, session_id });
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    if (account === null) {
      remembered.delete(key);
      return null;
    }
    remembered.set(key, { account, until_ms });
    return account;
  };
}

/** The account behind a session as it is at this moment; null once either has ended. */
export async function accountOfSession(
  db: Db,
  { tenant_id, user_id, session_id }: AccessClaims,
): Promise<Account | null> {
  const account = (await isOpen(db, session_id)) ? await loadAccount(db, tenant_id, user_id) : null;
  return account === null ? null : { ...account, session_id };
}

async function isOpen(db: Db, session_id: string): Promise<boolean> {
  const session = await db
    .selectFrom('sessions')
    .select('revoked_on')
    .where('id', '=', session_id)
    .executeTakeFirst();
  return session !== undefined && session.revoked_on === null;
}
