import type { Account, Db } from '#server/context.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { AccessClaims } from '#server/platform/session/tokens.ts';
import { loadAccount } from './accounts.ts';

/** How long a sign-out, a change of permissions or a deactivation may go unnoticed. */
const LIFE_MS = 3_000;
const MOST_REMEMBERED = 5_000;

export type AccountReader = (claims: AccessClaims) => Promise<Account | null>;

/**
 * The account behind each request while its session lasts, read again every three seconds; one that may not come in is never
 * remembered. A token outlives neither the sign-out of its session nor the session's end after a stolen refresh token.
 */
export function recentAccounts({ db, clock }: { db: Db; clock: Clock }): AccountReader {
  const remembered = new Map<string, { account: Account; until_ms: number }>();
  return async ({ tenant_id, user_id, session_id }) => {
    const key = `${tenant_id}:${user_id}:${session_id}`;
    const known = remembered.get(key);
    if (known !== undefined && clock.epoch_ms() < known.until_ms) return known.account;
    const until_ms = clock.epoch_ms() + LIFE_MS;
    const account = (await isOpen(db, session_id)) ? await loadAccount(db, tenant_id, user_id) : null;
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    if (account === null) remembered.delete(key);
    else remembered.set(key, { account, until_ms });
    return account;
  };
}

async function isOpen(db: Db, session_id: string): Promise<boolean> {
  const session = await db
    .selectFrom('sessions')
    .select('revoked_on')
    .where('id', '=', session_id)
    .executeTakeFirst();
  return session !== undefined && session.revoked_on === null;
}
