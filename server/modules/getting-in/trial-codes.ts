import type { Db } from '#server/context.ts';
import type { Clock } from '#server/platform/clock.ts';
import { codeHash, newCode } from './one-time-secrets.ts';

/** How long a code can be typed, counted from its mail. */
export const CODE_LIFE_MS = 30 * 60_000;

/** `code` is null for an address that has an account. */
export type GivenCode = { email: string; code: string | null };

/** A fresh code for a trial, in place of the one before; null when the trial has begun or is gone. Only here it is known. */
export async function giveCode(
  { db, clock }: { db: Db; clock: Clock },
  key: string,
): Promise<GivenCode | null> {
  const trial = await db
    .selectFrom('trials')
    .select('email')
    .where('key', '=', key)
    .where('tenant_id', 'is', null)
    .executeTakeFirst();
  if (trial === undefined) return null;
  const { email } = trial;
  const taken = await db.selectFrom('sign_ins').select('email').where('email', '=', email).executeTakeFirst();
  const code = taken === undefined ? newCode() : null;
  // A mail that waited for its server loses none of the time for typing; the end moves either way, or it would tell the two apart.
  const expires_on = new Date(clock.epoch_ms() + CODE_LIFE_MS).toISOString();
  await db
    .updateTable('trials')
    .set({ code_hash: code === null ? null : codeHash(key, code), expires_on })
    .where('key', '=', key)
    .where('email', '=', email)
    .execute();
  return { email, code };
}
