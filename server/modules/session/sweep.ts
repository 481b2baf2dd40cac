import { sql } from 'kysely';
import type { Db } from '#server/context.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Task } from '#server/platform/jobs/worker.ts';

const SWEEP_TASK = 'session-sweep';
const DAY_MS = 24 * 60 * 60 * 1000;
/** How long what has ended is kept, so that a late reader still learns that it did. */
const KEPT_DAYS = 7;

/** What has ended, by table: a condition on when. */
const ENDED = [
  ['sign_in_failures', sql`coalesce(locked_until, first_failed_on)`],
  ['sessions', sql`least(expires_on, revoked_on)`],
  ['mfa_tokens', sql`expires_on`],
  ['passkey_challenges', sql`expires_on`],
  ['password_keys', sql`expires_on`],
  ['trials', sql`expires_on`],
  ['invitation_requests', sql`asked_on`],
] as const;

/** Takes away what nobody can get in by any more: a session's refresh tokens go with it. */
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
