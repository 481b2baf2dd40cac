import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { Db } from '#server/context.ts';
import type { Who } from '#server/modules/second-factors/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { addressOf, countFailure, lockedUntil, passLock } from './lock-out.ts';

export type PasswordVerdict = { is: 'right'; who: Who } | { is: 'wrong' } | { is: 'locked'; until: string };

let decoy: Promise<string> | null = null;

/**
 * Judges a password and counts it when it is wrong. A name nobody has, and one that was invited and has set none yet, cost the
 * same time as a wrong password. With `forget` a right one ends the count of wrong ones: not while a second factor is to come.
 */
export async function checkPassword(
  deps: { db: Db; clock: Clock },
  email: string,
  password: string,
  forget: (who: Who) => Promise<boolean> | boolean,
): Promise<PasswordVerdict> {
  const locked = await lockedUntil(deps, email);
  if (locked !== null) return { is: 'locked', until: locked };
  const found = await deps.db
    .selectFrom('sign_ins')
    .select(['tenant_id', 'user_id', 'password_hash'])
    .where('email', '=', addressOf(email))
    .executeTakeFirst();
  decoy ??= hash(randomUUID());
  const matches = await verify(found?.password_hash ?? (await decoy), password);
  if (found === undefined || found.password_hash === null || !matches) {
    const until = await countFailure(deps, email);
    return until === null ? { is: 'wrong' } : { is: 'locked', until };
  }
  const { tenant_id, user_id } = found;
  const until = await passLock(deps, email, await forget({ tenant_id, user_id }));
  return until === null ? { is: 'right', who: { tenant_id, user_id } } : { is: 'locked', until };
}
