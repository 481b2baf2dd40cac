import { sql } from 'kysely';
import { DAY_MS } from '#domain/vietnam-time.ts';
import type { Db, Tx } from '#server/context.ts';
import type { Who } from '#server/modules/second-factors/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Task } from '#server/platform/jobs/worker.ts';
import { REFRESH_TOKEN_LIFE, tokenHash, type TokenMaker } from '#server/platform/session/tokens.ts';
import { forgetAccounts } from './accounts.ts';

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

const SWEEP_TASK = 'session-sweep';
/** How long what has ended is kept, so that a late reader still learns that it did. */
const KEPT_DAYS = 7;

/** What has ended, by table: a condition on when. */
const ENDED = [
  ['sign_in_failures', sql`coalesce(locked_until, first_failed_on)`],
  ['sessions', sql`least(expires_on, revoked_on)`],
  // Those of a session that is renewed day by day too: past its life a token is refused unread.
  ['refresh_tokens', sql`created_on + interval '1 second' * ${REFRESH_TOKEN_LIFE}`],
  ['mfa_tokens', sql`expires_on`],
  ['passkey_challenges', sql`expires_on`],
  ['password_keys', sql`expires_on`],
  ['trials', sql`expires_on`],
  ['invitation_requests', sql`asked_on`],
] as const;

/** Deletes what no longer lets anyone in: a session's refresh tokens go with it. */
export async function sweepSessions({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const before = new Date(clock.epoch_ms() - KEPT_DAYS * DAY_MS).toISOString();
  for (const [table, ended_on] of ENDED)
    await sql`delete from ${sql.table(table)} where ${ended_on} < ${before}`.execute(db);
}

export function sessionTasks(deps: { db: Db; clock: Clock }): Readonly<Record<string, Task>> {
  return { [SWEEP_TASK]: () => sweepSessions(deps) };
}

/** Once an hour. */
export const sessionCrontab = `7 * * * * ${SWEEP_TASK} ?max=1&jobKey=${SWEEP_TASK}`;
