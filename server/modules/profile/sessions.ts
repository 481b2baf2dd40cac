import type { components } from '#generated/types.ts';
import type { Context } from '#server/context.ts';
import { endSessions, forgetAccounts } from '#server/modules/session/index.ts';
import { notFound } from '#server/platform/http/failure.ts';
import { person, type ProfileDeps } from './own-account.ts';

type Session = components['schemas']['Session'];

/** Where the account is signed in, the one used last first. */
export async function listSessions({ db, clock }: ProfileDeps, context: Context): Promise<Session[]> {
  const { who, session_id } = person(context);
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'device', 'address', 'created_on', 'last_used_on'])
    .where('tenant_id', '=', who.tenant_id)
    .where('user_id', '=', who.user_id)
    .where('revoked_on', 'is', null)
    .where('expires_on', '>', clock.now())
    .orderBy('last_used_on', 'desc')
    .orderBy('created_on', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, current: row.id === session_id }));
}

export async function endSession(deps: ProfileDeps, id: string, context: Context): Promise<Session[]> {
  const ended = await endSessions(deps.db, person(context).who, { only: id }, deps.clock);
  if (ended === 0) throw notFound();
  forgetAccounts(deps.db);
  return listSessions(deps, context);
}

export async function endOtherSessions(deps: ProfileDeps, context: Context): Promise<Session[]> {
  const { who, session_id } = person(context);
  await endSessions(deps.db, who, { all_but: session_id }, deps.clock);
  forgetAccounts(deps.db);
  return listSessions(deps, context);
}
