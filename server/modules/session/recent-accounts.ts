import type { Account, Db } from '#server/context.ts';
import type { Clock } from '#server/platform/clock.ts';
import { loadAccount } from './accounts.ts';

/** How long a change of permissions, or a deactivation, may go unnoticed. */
const LIFE_MS = 3_000;
const MOST_REMEMBERED = 5_000;

export type AccountReader = (tenant_id: number, user_id: number) => Promise<Account | null>;

/** The account behind each request, read again every three seconds; one that may not come in is never remembered. */
export function recentAccounts({ db, clock }: { db: Db; clock: Clock }): AccountReader {
  const remembered = new Map<string, { account: Account; until_ms: number }>();
  return async (tenant_id, user_id) => {
    const key = `${tenant_id}:${user_id}`;
    const known = remembered.get(key);
    if (known !== undefined && clock.epoch_ms() < known.until_ms) return known.account;
    const until_ms = clock.epoch_ms() + LIFE_MS;
    const account = await loadAccount(db, tenant_id, user_id);
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    if (account === null) remembered.delete(key);
    else remembered.set(key, { account, until_ms });
    return account;
  };
}
