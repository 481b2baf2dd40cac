import { randomUUID } from 'node:crypto';
import type { FactorDeps, Who } from './deps.ts';

/** Milliseconds somebody may take to touch their key. */
export const CHALLENGE_LIFE_MS = 5 * 60 * 1000;

/** Keeps a challenge and gives its id; without an account it is one to sign in with. */
export async function keepChallenge(
  { db, clock }: Pick<FactorDeps, 'db' | 'clock'>,
  challenge: string,
  who: Who | null,
): Promise<string> {
  const id = randomUUID();
  const expires_on = new Date(clock.epoch_ms() + CHALLENGE_LIFE_MS).toISOString();
  const { tenant_id, user_id } = who ?? { tenant_id: null, user_id: null };
  await db
    .insertInto('passkey_challenges')
    .values({ id, challenge, tenant_id, user_id, expires_on })
    .execute();
  return id;
}

/** Uses a challenge up; null when it is unknown, past, used, or was made for somebody else. */
export async function takeChallenge(
  { db, clock }: Pick<FactorDeps, 'db' | 'clock'>,
  id: string,
  who: Who | null,
): Promise<string | null> {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) return null;
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('id', '=', id)
    .where('expires_on', '>', clock.now())
    .where('tenant_id', 'is not distinct from', who?.tenant_id ?? null)
    .where('user_id', 'is not distinct from', who?.user_id ?? null)
    .returning('challenge')
    .executeTakeFirst();
  return row?.challenge ?? null;
}
