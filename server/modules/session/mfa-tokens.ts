import { randomBytes } from 'node:crypto';
import type { Db } from '#server/context.ts';
import type { Who } from '#server/modules/second-factors/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { tokenHash } from '#server/platform/session/tokens.ts';

const LIFE_MS = 5 * 60 * 1000;
const MOST_TRIES = 5;

type Deps = { db: Db; clock: Clock };

/** Stands for a password that was right, while its second factor is to come. Only its hash is kept. */
export async function newMfaToken({ db, clock }: Deps, who: Who, email: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expires_on = new Date(clock.epoch_ms() + LIFE_MS).toISOString();
  const { tenant_id, user_id } = who;
  await db
    .insertInto('mfa_tokens')
    .values({ hash: tokenHash(token), tenant_id, user_id, email, expires_on })
    .execute();
  return token;
}

/** Counts a try before it is judged, so that tries at once are no more than five; null when the token is past or used up. */
export async function tryMfaToken(
  { db, clock }: Deps,
  token: string,
): Promise<(Who & { email: string; tries_left: number }) | null> {
  const row = await db
    .updateTable('mfa_tokens')
    .set((mfa) => ({ tries: mfa('tries', '+', 1) }))
    .where('hash', '=', tokenHash(token))
    .where('tries', '<', MOST_TRIES)
    .where('expires_on', '>', clock.now())
    .returning(['tenant_id', 'user_id', 'email', 'tries'])
    .executeTakeFirst();
  return row === undefined ? null : { ...row, tries_left: MOST_TRIES - row.tries };
}

/** True for the one who used it. */
export async function endMfaToken({ db }: Pick<Deps, 'db'>, token: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('mfa_tokens')
    .where('hash', '=', tokenHash(token))
    .returning('user_id')
    .executeTakeFirst();
  return gone !== undefined;
}
