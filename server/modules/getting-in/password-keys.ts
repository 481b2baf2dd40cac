import type { Db, Tx } from '#server/context.ts';
import type { Clock } from '#server/platform/clock.ts';
import { keyHash, newKey } from './one-time-secrets.ts';
import type { AccountRef } from './mail-shape.ts';

type KeyDeps = { db: Db; clock: Clock };
type Purpose = 'invitation' | 'reset';

const MINUTE_MS = 60_000;
const LIFE_MS = { invitation: 7 * 24 * 60 * MINUTE_MS, reset: 60 * MINUTE_MS } as const;
/** A reset that is asked for again within this gets no second mail: no mailbox can be filled by others. */
const PAUSE_MS = MINUTE_MS;

/** A key of an account that can still be used. */
export type OpenKey = AccountRef & { purpose: Purpose; expires_on: string };

/** A fresh key for the account, in place of those it has for the same purpose: a reset requested by a stranger ends no invitation. */
export async function renewKey(
  { db, clock }: KeyDeps,
  account: AccountRef,
  purpose: Purpose,
): Promise<string> {
  const { tenant_id, user_id } = account;
  const key = newKey();
  await db.transaction().execute(async (tx) => {
    await tx
      .deleteFrom('password_keys')
      .where('tenant_id', '=', tenant_id)
      .where('user_id', '=', user_id)
      .where('purpose', '=', purpose)
      .execute();
    const expires_on = new Date(clock.epoch_ms() + LIFE_MS[purpose]).toISOString();
    await tx
      .insertInto('password_keys')
      .values({ hash: keyHash(key), purpose, tenant_id, user_id, expires_on, created_on: clock.now() })
      .execute();
  });
  return key;
}

export async function dropKey(db: Db, key: string): Promise<void> {
  await db.deleteFrom('password_keys').where('hash', '=', keyHash(key)).execute();
}

export async function recentlyMailed(
  { db, clock }: KeyDeps,
  { tenant_id, user_id }: AccountRef,
): Promise<boolean> {
  const since = new Date(clock.epoch_ms() - PAUSE_MS).toISOString();
  const recent = await db
    .selectFrom('password_keys')
    .select('user_id')
    .where('tenant_id', '=', tenant_id)
    .where('user_id', '=', user_id)
    .where('created_on', '>', since)
    .where('used_on', 'is', null)
    .executeTakeFirst();
  return recent !== undefined;
}

/** Null when the key is unknown, used or past: the three answer alike. */
export async function openKey({ db, clock }: KeyDeps, key: string): Promise<OpenKey | null> {
  const row = await db
    .selectFrom('password_keys')
    .select(['tenant_id', 'user_id', 'purpose', 'expires_on'])
    .where('hash', '=', keyHash(key))
    .where('used_on', 'is', null)
    .where('expires_on', '>', clock.now())
    .executeTakeFirst();
  return row === undefined ? null : { ...row, purpose: row.purpose as Purpose };
}

/**
 * Uses a key up, in the caller's transaction, with every other key of its account: the second request waits for the first and gets
 * null, as for a key that cannot be used.
 */
export async function takeKey(
  tx: Tx,
  key: string,
  now: string,
): Promise<(AccountRef & { purpose: Purpose }) | null> {
  const taken = await tx
    .updateTable('password_keys')
    .set({ used_on: now })
    .where('hash', '=', keyHash(key))
    .where('used_on', 'is', null)
    .where('expires_on', '>', now)
    .returning(['tenant_id', 'user_id', 'purpose'])
    .executeTakeFirst();
  if (taken === undefined) return null;
  const { tenant_id, user_id } = taken;
  await tx
    .deleteFrom('password_keys')
    .where('tenant_id', '=', tenant_id)
    .where('user_id', '=', user_id)
    .where('used_on', 'is', null)
    .execute();
  return { ...taken, purpose: taken.purpose as Purpose };
}
