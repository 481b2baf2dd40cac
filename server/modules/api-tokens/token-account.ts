import { randomBytes } from 'node:crypto';
import { tokenRights } from '#domain/access/permissions.ts';
import type { Account, Db, Tx } from '#server/context.ts';
import { loadAccount } from '#server/modules/session/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { tokenHash } from '#server/platform/session/tokens.ts';

/** What every key begins with, so that it is distinguished from a session's token at once, and found by scanners of leaked keys. */
const MARK = 'hd_';
const RANDOM_BYTES = 32;
/** Characters of it that are shown forever: the mark and six more. */
const SHOWN = 9;
const SHAPE = /^hd_[\w-]{43}$/;

/** A new key: 256 bits that cannot be guessed, as base64url. */
export function newSecret(): string {
  return MARK + randomBytes(RANDOM_BYTES).toString('base64url');
}

export function isApiToken(token: string): boolean {
  return SHAPE.test(token);
}

export function prefixOf(secret: string): string {
  return secret.slice(0, SHOWN);
}

/** Use is noted to the minute: a program that calls all day writes its row once a minute. */
const NOTED_EVERY_MS = 60_000;

type Key = { id: number; user_id: number; name: string; permissions: string[] };

/**
 * The account a key acts for: its maker, with what both may do; null for one that is unknown, revoked or expired, or whose maker may
 * not come in any more. Read afresh each time, so that a revoked key is none from the next request on.
 */
export function tokenAccounts({
  db,
  clock,
}: {
  db: Db;
  clock: Clock;
}): (token: string) => Promise<Account | null> {
  return async (token) => {
    const found = await db
      .selectFrom('api_token_keys')
      .select(['tenant_id', 'token_id'])
      .where('hash', '=', tokenHash(token))
      .executeTakeFirst();
    if (found === undefined) return null;
    const { tenant_id, token_id } = found;
    const key = await inTenant(db, tenant_id, (tx) => useKey(tx, token_id, clock));
    const maker = key === null ? null : await loadAccount(db, tenant_id, key.user_id);
    if (key === null || maker === null) return null;
    return {
      ...maker,
      // Its actions are logged under its own name beside its maker's.
      full_name: `${maker.full_name} (${key.name})`,
      permissions: tokenRights(key.permissions, maker.permissions),
      api_token_id: key.id,
    };
  };
}

async function useKey(tx: Tx, token_id: number, clock: Clock): Promise<Key | null> {
  const row = await tx.selectFrom('api_tokens').selectAll().where('id', '=', token_id).executeTakeFirst();
  if (row === undefined) return null;
  // Its last day counts whole.
  if (row.expires_on !== null && row.expires_on < clock.today()) return null;
  const noted = row.last_used_on === null ? -Infinity : Date.parse(row.last_used_on);
  if (clock.epoch_ms() - noted >= NOTED_EVERY_MS)
    await tx
      .updateTable('api_tokens')
      .set({ last_used_on: clock.now() })
      .where('id', '=', token_id)
      .execute();
  const { id, user_id, name, permissions } = row;
  return { id, user_id, name, permissions };
}
