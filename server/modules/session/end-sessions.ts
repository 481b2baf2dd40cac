import type { Db, Tx } from '#server/context.ts';
import type { Who } from '#server/modules/second-factors/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { tokenHash, type TokenMaker } from '#server/platform/session/tokens.ts';
import { forgetAccounts } from './recent-accounts.ts';

/** Ends the session of a refresh or an access token. RFC 7009: an unknown token is no error. */
export async function signOut(
  { db, clock, tokens }: { db: Db; clock: Clock; tokens: TokenMaker },
  token: string,
): Promise<void> {
  const claims = await tokens.readAccess(token);
  await db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('refresh_tokens')
      .select('session_id')
      .where('hash', '=', tokenHash(token))
      .executeTakeFirst();
    const session_id = row?.session_id ?? claims?.session_id;
    if (session_id !== undefined) await revokeSession(tx, session_id, clock);
  });
  forgetAccounts(db);
}

export async function revokeSession(tx: Tx, session_id: string, clock: Clock): Promise<void> {
  await tx.updateTable('sessions').set({ revoked_on: clock.now() }).where('id', '=', session_id).execute();
}

/** Ends one session of an account, or all but one; answers how many were open. */
export async function endSessions(
  db: Db | Tx,
  { tenant_id, user_id }: Who,
  which: { only: string } | { all_but: string },
  clock: Clock,
): Promise<number> {
  const ended = await db
    .updateTable('sessions')
    .set({ revoked_on: clock.now() })
    .where('tenant_id', '=', tenant_id)
    .where('user_id', '=', user_id)
    .where('revoked_on', 'is', null)
    .where('id', 'only' in which ? '=' : '!=', 'only' in which ? which.only : which.all_but)
    .returning('id')
    .execute();
  return ended.length;
}
